import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the delegate's menu methods and the edit menu of a row.
@MainActor
struct TableMenuTests {
  private let list = MenuList()
  private var stage: Stage { list.stage }

  @Test func aLongPressQueriesTheMenuAndEachCommand() {
    stage.longPress(at: list.point(3))
    // TD-029.1 TD-030.1 TD-030.2 TD-030.6
    #expect(list.calls == ["shouldShow 3", "can copy: 3", "can paste: 3"])
    #expect(list.titles == ["Copy", "Paste"])
    // TV-089.1: the list's methods and its use of `textLabel` compile with warnings as errors.
    #expect(list.tableView.visibleCells[3].textLabel?.text == "Row 3")
    // TD-029.3
    #expect(list.tableView.indexPathForSelectedRow == nil)
    #expect(list.tableView.cellForRow(at: IndexPath(row: 3, section: 0))?.isHighlighted == false)
  }

  @Test func theMenuAppearsAfterHalfASecond() {
    stage.touchDown(at: list.point(3))
    stage.advance(by: 0.45)
    #expect(list.calls == [])
    stage.advance(by: 0.1)
    #expect(list.menu != nil)  // TD-029.2
    stage.touchUp()
    stage.settle()
    #expect(list.menu != nil)
    #expect(list.tableView.indexPathForSelectedRow == nil)
  }

  @Test func aRowWithoutMenuIsSelectedByALongPressAsByATap() {
    list.showsMenu = { _ in false }
    stage.longPress(at: list.point(3))
    #expect(list.calls == ["shouldShow 3", "didSelect 3"])  // TD-029.1
    #expect(list.menu == nil)
  }

  @Test func aDelegateWithoutMenuMethodsShowsNone() {
    final class Bare: UITableViewDelegate {}
    let bare = Bare()
    list.tableView.delegate = bare
    stage.longPress(at: list.point(3))
    #expect(list.menu == nil)  // TD-029 TD-030: not implemented means false
    #expect(list.tableView.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
  }

  @Test func onlyAllowedCommandsAreInTheMenu() {
    list.allows = { action, _ in action == UIResponderStandardEditActions.paste }
    stage.longPress(at: list.point(1))
    #expect(list.titles == ["Paste"])  // TD-030.3
  }

  @Test func withoutAllowedCommandsThereIsNoMenu() {
    list.allows = { _, _ in false }
    stage.longPress(at: list.point(1))
    #expect(list.menu == nil)  // TD-030.5
    #expect(list.calls == ["shouldShow 1", "can copy: 1", "can paste: 1", "didSelect 1"])
  }

  @Test func tappingACommandPerformsItOnceAndClosesTheMenu() {
    stage.loop.pasteboard.string = "before"
    stage.longPress(at: list.point(2))
    list.calls = []
    stage.tap(at: list.command(0))
    #expect(list.calls == ["perform copy: 2"])  // TD-031.1 TD-031.2
    #expect(stage.loop.pasteboard.string == "before")  // TD-031.3
    stage.settle()
    #expect(list.menu == nil)
    #expect(list.tableView.indexPathForSelectedRow == nil)
  }

  @Test func pasteIsTheSecondCommand() {
    stage.longPress(at: list.point(2))
    list.calls = []
    stage.tap(at: list.command(1))
    #expect(list.calls == ["perform paste: 2"])  // TD-031.2
  }

  @Test func theSenderIsTheSameObjectInAllCalls() {
    stage.longPress(at: list.point(2))
    stage.tap(at: list.command(0))
    #expect(list.senders.count == 3)
    // TD-030.4 TD-031.2
    #expect(list.senders.allSatisfy { $0 === list.senders.first })
  }

  @Test func aChangeElsewhereLeavesTheMenuOpen() {
    stage.longPress(at: list.point(2))
    list.rows.append("Row 20")
    list.tableView.insertRows(at: [IndexPath(row: 20, section: 0)], with: .none)
    stage.settle()
    list.calls = []
    stage.tap(at: list.command(0))
    #expect(list.calls == ["perform copy: 2"])
  }

  @Test func aTouchElsewhereOnlyClosesTheMenu() {
    stage.longPress(at: list.point(2))
    stage.settle()
    list.calls = []
    stage.tap(at: list.point(8))
    stage.settle()
    #expect(list.menu == nil)
    #expect(list.calls == [])
    stage.tap(at: list.point(8))
    #expect(list.calls == ["didSelect 8"])
  }

  @Test func escapeClosesTheMenu() {
    stage.longPress(at: list.point(2))
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(list.menu == nil)
  }

  @Test func theWheelClosesTheMenuAndScrolls() {
    stage.longPress(at: list.point(2))
    stage.scrollWheel(by: CGVector(dx: 0, dy: -1), at: list.point(5))
    stage.settle()
    #expect(list.menu == nil)
    #expect(list.tableView.contentOffset.y > 0)
  }

  @Test func movingTheRowClosesTheMenu() {
    stage.longPress(at: list.point(2))
    list.tableView.contentOffset.y = 30
    stage.settle()
    #expect(list.menu == nil)
    stage.longPress(at: list.point(2))
    #expect(list.menu != nil)
    list.tableView.reloadData()
    stage.settle()
    #expect(list.menu == nil)
    stage.longPress(at: list.point(2))
    #expect(list.menu != nil)
    list.tableView.removeFromSuperview()
    stage.settle()
    #expect(list.menu == nil)
  }

  @Test func aFingerThatMovesScrollsAndShowsNoMenu() {
    stage.drag(from: list.point(8), to: list.point(4), duration: 0.3, hold: 1)
    #expect(list.calls == [])
    #expect(list.tableView.contentOffset.y > 0)
  }

  @Test func holdingAMovingTableOnlyStopsIt() {
    stage.drag(from: list.point(8), to: list.point(4), duration: 0.1)
    stage.advance(by: 0.1)
    stage.longPress(at: CGPoint(x: 160, y: 240))
    #expect(list.calls == [])
  }

  @Test func holdingAControlInARowShowsNoMenu() {
    let button = UIButton(frame: CGRect(x: 200, y: 0, width: 60, height: 44))
    list.tableView.cellForRow(at: IndexPath(row: 3, section: 0))?.contentView.addSubview(button)
    stage.settle()
    stage.longPress(at: CGPoint(x: 230, y: list.point(3).y))
    #expect(list.calls == [])
  }

  @Test func theSecondaryButtonOpensTheMenuAtThePointer() {
    let point = CGPoint(x: 250, y: list.point(5).y + 10)
    stage.secondaryClick(at: point)
    #expect(list.titles == ["Copy", "Paste"])
    #expect(list.arrow.maxY == point.y)
    #expect(list.arrow.midX == point.x)
    // TD-029.3
    #expect(list.tableView.indexPathForSelectedRow == nil)
    #expect(list.calls == ["shouldShow 5", "can copy: 5", "can paste: 5"])
  }

  @Test func aReloadInTheDelegateShowsNoMenuForARemovedCell() {
    list.allows = { [list] _, _ in
      list.tableView.reloadData()
      return true
    }
    stage.longPress(at: list.point(2))
    stage.settle()
    #expect(list.menu == nil)
  }

  @Test(arguments: [
    (UIKeyboardHIDUsage.keyboardApplication, UIKeyModifierFlags()), (.keyboardF10, .shift),
  ])
  func theMenuKeyOpensTheMenuOfTheSelectedRow(
    key: UIKeyboardHIDUsage,
    modifiers: UIKeyModifierFlags
  ) {
    list.tableView.becomeFirstResponder()
    stage.press(key, modifiers: modifiers)
    #expect(list.menu == nil)
    list.tableView.selectRow(
      at: IndexPath(row: 4, section: 0),
      animated: false,
      scrollPosition: .none
    )
    stage.press(key, modifiers: modifiers)
    #expect(list.titles == ["Copy", "Paste"])
    #expect(list.calls.first == "shouldShow 4")
  }

  @Test func aRowPartlyUnderABarHasItsMenu() {
    list.tableView.contentInset.top = 120
    list.tableView.contentOffset.y = 0
    stage.settle()
    stage.longPress(at: CGPoint(x: 100, y: 22))
    #expect(list.titles == ["Copy", "Paste"])  // TD-029.1
    #expect(list.calls.first == "shouldShow 0")
  }
}
