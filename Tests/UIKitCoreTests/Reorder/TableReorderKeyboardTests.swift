import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for moving the selected row with Alt and the arrow keys.
@MainActor
struct TableReorderKeyboardTests {
  private func select(_ row: Int, _ section: Int = 0, in fixture: ReorderFixture) {
    fixture.tableView.allowsSelectionDuringEditing = true
    fixture.tableView.becomeFirstResponder()
    fixture.tableView.selectRow(
      at: IndexPath(row: row, section: section),
      animated: false,
      scrollPosition: .none
    )
  }

  @Test func altAndArrowsMoveTheSelectedRow() throws {
    let fixture = ReorderFixture(count: 8)
    select(2, in: fixture)
    fixture.stage.press(.keyboardDownArrow, modifiers: .alternate)
    #expect(fixture.recorder.take() == ["target 0-2 0-3", "move 0-2 0-3"])
    #expect(fixture.cell("2")?.frame.minY == 132)
    #expect(try #require(fixture.cell("2")?.animations).geometry[1] == -44)
    #expect(try #require(fixture.cell("3")?.animations).geometry[1] == 44)
    #expect(fixture.tableView.indexPathForSelectedRow?.row == 3)
    fixture.stage.press(.keyboardUpArrow, modifiers: .alternate)
    fixture.stage.press(.keyboardUpArrow, modifiers: .alternate)
    fixture.stage.settle()
    #expect(fixture.rows == [["0", "2", "1", "3", "4", "5", "6", "7"]])
    fixture.check()
  }

  @Test func keysMoveRowsIntoOtherSectionsAndStopAtTheEnds() {
    let fixture = ReorderFixture([["a"], [], ["b"]], headers: ["One", "Two", "Three"])
    select(0, in: fixture)
    for _ in 0..<5 { fixture.stage.press(.keyboardDownArrow, modifiers: .alternate) }
    fixture.stage.settle()
    let moves = fixture.recorder.take().filter { $0.hasPrefix("move") }
    #expect(moves == ["move 0-0 1-0", "move 1-0 2-0", "move 2-0 2-1"])
    #expect(fixture.rows == [[], [], ["b", "a"]])
    fixture.check()
  }

  @Test func rowsThatCannotMoveStayInPlace() {
    let fixture = ReorderFixture(count: 8)
    select(2, in: fixture)
    fixture.immovableWords = ["2"]
    fixture.stage.press(.keyboardDownArrow, modifiers: .alternate)
    fixture.immovableWords = []
    fixture.tableView.setEditing(false, animated: false)
    fixture.stage.press(.keyboardDownArrow, modifiers: .alternate)
    #expect(!fixture.recorder.calls.contains { $0.hasPrefix("move") })
    fixture.stage.settle()
    fixture.check()
  }

  @Test func aRowOffScreenComesIntoView() {
    let fixture = ReorderFixture(count: 60)
    select(40, in: fixture)
    fixture.stage.press(.keyboardUpArrow, modifiers: .alternate)
    fixture.stage.settle()
    #expect(fixture.rows[0][39] == "40")
    #expect(fixture.shownWords.contains("40"))
    fixture.check()
  }
}
