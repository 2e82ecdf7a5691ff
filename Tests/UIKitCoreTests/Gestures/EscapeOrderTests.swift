import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the order in which views handle the Escape key.
@MainActor
struct EscapeOrderTests {
  private let stage = Stage(size: CGSize(width: 640, height: 480))
  private let escape = UIKey(keyCode: .keyboardEscape, modifierFlags: [])

  /// Opens the swipe actions of the second row, in a table as wide as the stage or half as wide.
  private func open(_ list: EditableList) {
    let start = list.table.convert(CGPoint(x: list.table.bounds.width - 40, y: 66), to: nil)
    stage.drag(from: start, to: CGPoint(x: start.x - 120, y: start.y), duration: 0.2, hold: 0.2)
    stage.settle()
  }

  @Test func escapeClosesTheLastOpenedFirst() {
    let lists = [EditableList(rows: 8), EditableList(rows: 8)]
    let container = UIView()
    stage.show(container)
    for (index, list) in lists.enumerated() {
      list.table.frame = CGRect(x: 320 * CGFloat(index), y: 0, width: 320, height: 480)
      container.addSubview(list.table)
    }
    stage.settle()
    for order in [[0, 1], [1, 0], [0, 1]] {
      for index in order { open(lists[index]) }
      #expect(lists.map(\.table.isEditing) == [true, true])
      stage.press(.keyboardEscape)
      #expect(!lists[order[1]].table.isEditing && lists[order[0]].table.isEditing)
      stage.press(.keyboardEscape)
      #expect(lists.map(\.table.isEditing) == [false, false])
      stage.settle()
    }
  }

  @Test func keyRepeatsOfEscapeCloseNothingElse() {
    let list = EditableList(rows: 8)
    let controller = UIViewController()
    controller.view = list.table
    let navigation = UINavigationController(rootViewController: UIViewController())
    stage.show(navigation)
    navigation.pushViewController(controller, animated: false)
    stage.settle()
    open(list)
    #expect(list.table.isEditing)
    for _ in 1...3 { stage.loop.touches.keyDown(escape) }
    stage.settle()
    #expect(!list.table.isEditing)
    #expect(navigation.viewControllers.count == 2)
    // Another program gets the focus, and the release of the key. Then the key is pressed again.
    stage.loop.touches.cancelAll()
    stage.loop.touches.keyDown(escape)
    stage.settle()
    #expect(navigation.viewControllers.count == 1)
  }
}
