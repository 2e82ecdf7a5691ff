import Foundation
import UIKitTesting
import Testing

@testable import UIKitCore

/// Tests for the arrow keys and Return in an edit menu.
@MainActor
struct EditMenuKeysTests {
  private let list = MenuList()
  private var stage: Stage { list.stage }

  /// The highlighted commands.
  private var lit: [Bool] { list.menu?.buttons.map(\.isHighlighted) ?? [] }

  @Test func arrowKeysMoveThroughTheCommands() {
    stage.longPress(at: list.point(3))
    #expect(lit == [false, false])
    stage.press(.keyboardRightArrow)
    #expect(lit == [true, false])
    stage.press(.keyboardRightArrow)
    stage.press(.keyboardRightArrow)
    #expect(lit == [false, true])
    stage.press(.keyboardLeftArrow)
    stage.press(.keyboardLeftArrow)
    #expect(lit == [true, false])
  }

  @Test(arguments: [
    UIKeyboardHIDUsage.keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar,
  ])
  func returnPerformsTheHighlightedCommand(key: UIKeyboardHIDUsage) {
    stage.longPress(at: list.point(3))
    stage.press(.keyboardLeftArrow)
    stage.press(key)
    #expect(list.calls.last == "perform paste: 3")  // TD-031.1
    stage.settle()
    #expect(list.menu == nil)
    #expect(list.tableView.indexPathForSelectedRow == nil)
  }

  @Test func returnFirstHighlightsTheFirstCommand() {
    stage.longPress(at: list.point(3))
    stage.press(.keyboardReturnOrEnter)
    #expect(lit == [true, false])
    #expect(list.calls.last == "can paste: 3")
  }

  @Test func aMenuOpenedWithAKeyBeginsAtItsFirstCommand() {
    list.tableView.becomeFirstResponder()
    list.tableView.selectRow(
      at: IndexPath(row: 2, section: 0),
      animated: false,
      scrollPosition: .none
    )
    stage.press(.keyboardMenu)
    #expect(lit == [true, false])
    stage.press(.keyboardReturnOrEnter)
    #expect(list.calls.last == "perform copy: 2")
  }

  @Test func keyRepeatsAfterClosingDoNothing() {
    list.tableView.becomeFirstResponder()
    stage.longPress(at: list.point(3))
    stage.press(.keyboardRightArrow)
    let returnKey = UIKey(keyCode: .keyboardReturnOrEnter)
    let calls = { self.list.calls.filter { !$0.hasPrefix("can") && !$0.hasPrefix("should") } }
    for _ in 0..<3 { stage.loop.touches.keyDown(returnKey) }
    #expect(calls() == ["perform copy: 3"])
    stage.loop.touches.keyUp(returnKey)
    stage.press(.keyboardDownArrow)
    stage.press(.keyboardReturnOrEnter)
    #expect(calls() == ["perform copy: 3", "didSelect 0"])
  }
}
