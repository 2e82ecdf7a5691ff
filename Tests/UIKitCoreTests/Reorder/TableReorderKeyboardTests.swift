import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for moving the selected row with Alt and the arrow keys.
@MainActor
struct TableReorderKeyboardTests {
  private func select(_ row: Int, _ section: Int = 0, in bench: ReorderBench) {
    bench.tableView.allowsSelectionDuringEditing = true
    bench.tableView.becomeFirstResponder()
    bench.tableView.selectRow(
      at: IndexPath(row: row, section: section),
      animated: false,
      scrollPosition: .none
    )
  }

  @Test func altAndArrowsMoveTheSelectedRow() throws {
    let bench = ReorderBench(count: 8)
    select(2, in: bench)
    bench.stage.press(.keyboardDownArrow, modifiers: .alternate)
    #expect(bench.recorder.take() == ["target 0-2 0-3", "move 0-2 0-3"])
    #expect(bench.cell("2")?.frame.minY == 132)
    #expect(try #require(bench.cell("2")?.animations).geometry[1] == -44)
    #expect(try #require(bench.cell("3")?.animations).geometry[1] == 44)
    #expect(bench.tableView.indexPathForSelectedRow?.row == 3)
    bench.stage.press(.keyboardUpArrow, modifiers: .alternate)
    bench.stage.press(.keyboardUpArrow, modifiers: .alternate)
    bench.stage.settle()
    #expect(bench.rows == [["0", "2", "1", "3", "4", "5", "6", "7"]])
    bench.check()
  }

  @Test func keysMoveRowsIntoOtherSectionsAndStopAtTheEnds() {
    let bench = ReorderBench([["a"], [], ["b"]], headers: ["One", "Two", "Three"])
    select(0, in: bench)
    for _ in 0..<5 { bench.stage.press(.keyboardDownArrow, modifiers: .alternate) }
    bench.stage.settle()
    let moves = bench.recorder.take().filter { $0.hasPrefix("move") }
    #expect(moves == ["move 0-0 1-0", "move 1-0 2-0", "move 2-0 2-1"])
    #expect(bench.rows == [[], [], ["b", "a"]])
    bench.check()
  }

  @Test func rowsThatCannotMoveStayInPlace() {
    let bench = ReorderBench(count: 8)
    select(2, in: bench)
    bench.immovableWords = ["2"]
    bench.stage.press(.keyboardDownArrow, modifiers: .alternate)
    bench.immovableWords = []
    bench.tableView.setEditing(false, animated: false)
    bench.stage.press(.keyboardDownArrow, modifiers: .alternate)
    #expect(!bench.recorder.calls.contains { $0.hasPrefix("move") })
    bench.stage.settle()
    bench.check()
  }

  @Test func aRowOffScreenComesIntoView() {
    let bench = ReorderBench(count: 60)
    select(40, in: bench)
    bench.stage.press(.keyboardUpArrow, modifiers: .alternate)
    bench.stage.settle()
    #expect(bench.rows[0][39] == "40")
    #expect(bench.shownWords.contains("40"))
    bench.check()
  }
}
