import Foundation
import SeparateProcess
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import rolltop

/// Tests for the demo with a screen reader.
@MainActor
struct ScreenReaderWalkTests {
  /// Returns all objects of the accessibility tree, but only the visible ones of long lists.
  private func visibleNodes(in node: _UIAccessibleObject) -> [_UIAccessibleObject] {
    node.nodeVisibleChildren.flatMap { [$0] + visibleNodes(in: $0) }
  }

  /// Returns the words that a screen reader speaks for an object.
  private func words(_ node: _UIAccessibleObject) -> String {
    [
      node.nodeName, node.accessibilityValue, node.accessibilityHint,
      node.nodeText?.accessibleString,
    ]
    .compactMap { $0 }.joined(separator: "\n")
  }

  @Test(arguments: Screen.allCases)
  func everyVisibleTextHasAnAccessibleNode(screen: Screen) {
    let stage = Stage(showing: screen)
    stage.settle()
    let nodes = visibleNodes(in: stage.window)
    let spokenText = nodes.map(words).joined(separator: "\n")
    for text in stage.visibleTexts {
      #expect(spokenText.contains(text), "\(text) is on the screen, but not said")
    }
  }

  @Test(arguments: Screen.allCases)
  func nodesAreAtTheirIndexAndControlsHaveNames(screen: Screen) {
    let stage = Stage(showing: screen)
    stage.settle()
    for node in visibleNodes(in: stage.window) {
      let parent = node.nodeParent
      let index = parent?.nodeIndex(of: node)
      #expect(index.flatMap { parent?.nodeChild(at: $0) } === node, "\(TreeDump.line(node))")
      guard node.isNodeShowing else { continue }
      switch node.nodeRole {
      case .row, .button, .toggle, .header, .text, .radioButton, .slider, .stepper, .field:
        let isNamed = !node.nodeName.isEmpty || parent.map { !$0.nodeName.isEmpty } == true
        #expect(isNamed, "\(TreeDump.line(node)) has no name")
      default: break
      }
    }
  }

  /// `Tests/ScreenReader/names` searches for these texts; `ROLLTOP_TEXTS=record` records them.
  @Test func recordedTextsMatchTheScreens() throws {
    var visibleTexts: [String: [String]] = [:]
    for screen in Screen.allCases {
      let stage = Stage(size: CGSize(width: 390, height: 844))
      stage.show(screen.makeController(in: .short))
      stage.settle()
      visibleTexts[screen.rawValue] = stage.visibleTexts
    }
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../ScreenReader/texts.json").standardized
    if ProcessInfo.processInfo.environment["ROLLTOP_TEXTS"] == "record" {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      try (try encoder.encode(visibleTexts) + Data("\n".utf8)).write(to: file)
      Issue.record("The texts were recorded")
    }
    let recorded = try JSONDecoder().decode([String: [String]].self, from: Data(contentsOf: file))
    #expect(recorded.keys.sorted() == visibleTexts.keys.sorted())
    for (screen, texts) in visibleTexts { #expect(recorded[screen] == texts, "\(screen)") }
  }

  @Test(.separateProcess) func everyScreenIsOpenedAndLeft() throws {
    let stage = Stage(showing: .home)
    let home = try #require(stage.topViewController)
    let list = try stage.table()
    for index in 0..<list.nodeChildCount {
      let row = try #require(list.nodeChild(at: index))
      guard row.nodeRole == .row else { continue }
      #expect(row.activateNode(), "\(row.nodeName)")
      stage.settle()
      #expect(stage.topViewController !== home, "\(row.nodeName) opens nothing")
      #expect(stage.window.escapeNode())
      stage.settle()
      #expect(stage.topViewController === home, "\(row.nodeName) is not left")
    }
  }
}

@MainActor
private enum TreeDump {
  static func line(_ node: _UIAccessibleObject) -> String {
    "\(node.nodeRole) \"\(node.nodeName)\""
  }
}
