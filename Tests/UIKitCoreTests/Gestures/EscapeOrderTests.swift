import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// The receivers of the Escape key, one after the other.
@MainActor
struct EscapeOrderTests {
  private let stage = Stage(size: CGSize(width: 640, height: 480))
  private let escape = UIKey(keyCode: .keyboardEscape, modifierFlags: [])

  /// Opens the second row of a table that fills the stage or the half of it.
  private func open(_ list: EditableList) {
    let start = list.table.convert(CGPoint(x: list.table.bounds.width - 40, y: 66), to: nil)
    stage.drag(from: start, to: CGPoint(x: start.x - 120, y: start.y), duration: 0.2, hold: 0.2)
    stage.settle()
  }

  @Test func whatWasOpenedLastIsClosedFirst() {
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

  @Test func theRepeatsOfAKeyThatClosedSomethingDoNothing() {
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
    // The focus goes to another program, where the key is lifted; here it is pressed anew.
    stage.loop.touches.cancelAll()
    stage.loop.touches.keyDown(escape)
    stage.settle()
    #expect(navigation.viewControllers.count == 1)
  }
}
