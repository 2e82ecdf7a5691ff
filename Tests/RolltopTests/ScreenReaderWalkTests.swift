import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import rolltop

/// The demo is used without seeing it.
@MainActor
struct ScreenReaderWalkTests {
  /// All objects of the tree, of long lists those on the screen.
  private func nodes(in node: _UIAccessibleObject) -> [_UIAccessibleObject] {
    node.nodeChildrenShown.flatMap { [$0] + nodes(in: $0) }
  }

  /// The texts on the screen.
  private func texts(in view: UIView, _ screen: CGRect) -> [String] {
    // A back button is read with its whole title, and a wheel as its chosen row.
    guard !view.isHidden, view.alpha >= 0.01, !(view is BackButton), !(view is PickerWheel) else {
      return []
    }
    // Captions of fields are read as the fields' names, and those of columns with each day.
    if view is UILabel, !view.isAccessibilityElement { return [] }
    let isShown = view.convert(view.bounds, to: nil).intersects(screen)
    let own = (view as? UILabel)?.text.map { [$0] } ?? []
    return (isShown ? own.filter { !$0.isEmpty } : [])
      + view.subviews.flatMap { texts(in: $0, screen) }
  }

  /// What a screen reader says of an object.
  private func words(_ node: _UIAccessibleObject) -> String {
    [node.nodeName, node.accessibilityValue, node.nodeText?.accessibleString]
      .compactMap { $0 }.joined(separator: "\n")
  }

  @Test(arguments: Screen.allCases)
  func everyTextOnTheScreenIsSaid(screen: Screen) {
    let stage = Stage(showing: screen)
    stage.settle()
    let all = nodes(in: stage.window)
    let said = all.map(words).joined(separator: "\n")
    for text in texts(in: stage.window, stage.window.bounds) {
      #expect(said.contains(text), "\(text) is on the screen, but not said")
    }
  }

  @Test(arguments: Screen.allCases)
  func everythingHasANameAndAPlace(screen: Screen) {
    let stage = Stage(showing: screen)
    stage.settle()
    for node in nodes(in: stage.window) {
      let parent = node.nodeParent
      let place = parent?.nodeIndex(of: node)
      #expect(place.flatMap { parent?.nodeChild(at: $0) } === node, "\(TreeDump.line(node))")
      guard node.isNodeShowing else { continue }
      switch node.nodeRole {
      case .row, .button, .toggle, .header, .text, .radioButton, .slider, .stepper, .field:
        let isNamed = !node.nodeName.isEmpty || parent.map { !$0.nodeName.isEmpty } == true
        #expect(isNamed, "\(TreeDump.line(node)) has no name")
      default: break
      }
    }
  }

  @Test func everyScreenIsOpenedAndLeft() throws {
    let stage = Stage(showing: .home)
    let home = try #require(stage.top)
    let list = try stage.table()
    for index in 0..<list.nodeChildCount {
      let row = try #require(list.nodeChild(at: index))
      guard row.nodeRole == .row else { continue }
      #expect(row.activateNode(), "\(row.nodeName)")
      stage.settle()
      #expect(stage.top !== home, "\(row.nodeName) opens nothing")
      #expect(stage.window.escapeNode())
      stage.settle()
      #expect(stage.top === home, "\(row.nodeName) is not left")
    }
  }
}

@MainActor
private enum TreeDump {
  static func line(_ node: _UIAccessibleObject) -> String {
    "\(node.nodeRole) \"\(node.nodeName)\""
  }
}
