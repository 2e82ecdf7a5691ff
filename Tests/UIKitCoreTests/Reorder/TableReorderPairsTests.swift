import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// A drag beside something else, and a drag after another.
@MainActor
struct TableReorderPairsTests {
  /// The word of a row's cell, while the data source may have it elsewhere.
  private func lift(_ bench: ReorderBench, _ row: Int, to y: CGFloat) {
    let start = bench.grip(row)
    bench.stage.touchDown(at: start)
    bench.move(to: CGPoint(x: start.x, y: y), from: start)
  }

  @Test func theEdgeScrollsEachTimeThatTheRowComesThere() {
    let bench = ReorderBench(count: 200)
    bench.tableView.contentOffset.y = 2200
    bench.stage.settle()
    for _ in 1...2 {
      lift(bench, Int(bench.tableView.contentOffset.y / 44) + 5, to: 470)
      for _ in 1...2 {
        let start = bench.tableView.contentOffset.y
        bench.stage.advance(by: 0.2)
        let scrolled = bench.tableView.contentOffset.y
        #expect(scrolled > start)
        bench.stage.touchMove(to: CGPoint(x: 296, y: 240))
        let rest = bench.tableView.contentOffset.y
        bench.stage.advance(by: 0.2)
        #expect(bench.tableView.contentOffset.y == rest)
        bench.stage.touchMove(to: CGPoint(x: 296, y: 470))
      }
      bench.stage.touchUp()
      bench.stage.settle()
      bench.check()
    }
  }

  @Test func aRowThatIsGrabbedAtTheEdgeScrollsOnItsSecondVisitOnly() {
    let bench = ReorderBench(count: 200)
    bench.tableView.contentOffset.y = 2200
    bench.stage.settle()
    let start = bench.grip(60)
    #expect(start.y > 440)
    bench.stage.touchDown(at: start)
    bench.stage.touchMove(to: CGPoint(x: 296, y: start.y - 2))
    bench.stage.advance(by: 0.3)
    #expect(bench.tableView.contentOffset.y == 2200)
    bench.stage.touchMove(to: CGPoint(x: 296, y: 240))
    bench.stage.advance(by: 0.1)
    bench.stage.touchMove(to: CGPoint(x: 296, y: start.y - 2))
    bench.stage.advance(by: 0.3)
    #expect(bench.tableView.contentOffset.y > 2200)
    bench.stage.touchUp()
    bench.stage.settle()
    bench.check()
  }

  @Test func whoeverScrollsDuringTheDragIsFollowed() {
    let bench = ReorderBench(count: 400)
    lift(bench, 5, to: 470)
    bench.stage.advance(by: 0.1)
    bench.tableView.contentOffset.y += 3000
    let start = bench.tableView.contentOffset.y
    bench.stage.advance(by: 0.1)
    #expect(bench.tableView.contentOffset.y > start)
    #expect(bench.tableView.contentOffset.y < start + 200)
    // The row stays below the finger, and its gap with it.
    let cell = bench.cell("5")
    #expect(cell.map { $0.frame.midY - bench.tableView.contentOffset.y } == 458)
    bench.stage.touchUp()
    bench.stage.settle()
    let row = bench.rows[0].firstIndex(of: "5") ?? 0
    #expect(abs(CGFloat(row) * 44 - start - 450) < 250)
    bench.check()
  }

  @Test func theSelectionHasMovedWhenTheDataSourceHears() {
    let bench = ReorderBench(count: 12)
    bench.tableView.allowsMultipleSelectionDuringEditing = true
    bench.tableView.allowsSelectionDuringEditing = true
    for row in [1, 3] {
      bench.tableView.selectRow(
        at: IndexPath(row: row, section: 0),
        animated: false,
        scrollPosition: .none
      )
    }
    var seen: [[Int]] = []
    bench.onMove = { [table = bench.tableView] in
      seen.append((table.indexPathsForSelectedRows ?? []).map(\.row))
    }
    bench.drag(1, by: 4 * 44)
    bench.drag(5, by: -4 * 44)
    #expect(seen == [[2, 5], [1, 3]])
  }

  @Test func escapeIsFreeAfterADrag() {
    let bench = ReorderBench(count: 12)
    let escape = UIKey(keyCode: .keyboardEscape, modifierFlags: [])
    for _ in 1...2 {
      bench.lift(2, by: 60)
      bench.stage.press(.keyboardEscape)
      bench.stage.touchUp()
      bench.stage.settle()
      #expect(bench.rows[0] == (0..<12).map { "\($0)" })
      bench.drag(2, by: 44)
      #expect(!bench.stage.loop.touches.keyDown(escape))
      bench.stage.loop.touches.keyUp(escape)
      bench.drag(3, by: -44)
    }
    bench.check()
  }

  @Test func onlyOneRowIsDraggedAndOnlyItsFingerDropsIt() {
    let bench = ReorderBench(count: 12)
    bench.lift(2, by: 50)
    let other = bench.grip(7)
    bench.stage.touchDown(at: other, id: 2)
    bench.stage.touchMove(to: CGPoint(x: other.x, y: other.y + 90), id: 2)
    bench.stage.advance(by: 0.1)
    bench.stage.touchUp(id: 2)
    bench.stage.advance(by: 0.5)
    #expect(bench.recorder.calls.filter { $0.hasPrefix("move") }.isEmpty)
    bench.stage.touchUp()
    bench.stage.settle()
    #expect(bench.recorder.calls.filter { $0.hasPrefix("move") } == ["move 0-2 0-3"])
    bench.check()
  }

  @Test func aTableThatIsScrolledByAFingerLetsNoRowGo() {
    let bench = ReorderBench(count: 100)
    bench.stage.touchDown(at: CGPoint(x: 100, y: 300))
    bench.stage.touchMove(to: CGPoint(x: 100, y: 250))
    let grip = bench.grip(7)
    bench.stage.touchDown(at: grip, id: 2)
    bench.stage.touchMove(to: CGPoint(x: grip.x, y: grip.y - 100), id: 2)
    bench.stage.advance(by: 0.2)
    bench.stage.touchUp(id: 2)
    bench.stage.touchUp()
    bench.stage.settle()
    #expect(bench.recorder.calls.filter { $0.hasPrefix("move") }.isEmpty)
    bench.check()
  }

  @Test func aDragEndsWhatTheKeyboardAndAnotherFingerBegan() {
    let bench = ReorderBench(count: 12)
    bench.tableView.allowsSelectionDuringEditing = true
    bench.tableView.becomeFirstResponder()
    bench.stage.press(.keyboardDownArrow)
    bench.stage.settle()
    #expect(ring(bench) != nil)
    bench.stage.touchDown(at: CGPoint(x: 100, y: 44 * 6 + 20), id: 2)
    bench.stage.advance(by: 0.2)
    #expect(bench.cell("6")?.isHighlighted == true)
    bench.stage.press(.keyboardDownArrow)
    bench.lift(2, by: 50)
    #expect(bench.cell("6")?.isHighlighted == false)
    #expect(ring(bench) == nil)
    bench.stage.touchUp(id: 2)
    bench.stage.touchUp()
    bench.stage.settle()
    #expect(bench.tableView.indexPathForSelectedRow == nil)
    bench.check()
  }

  /// The ring around the focused row.
  private func ring(_ bench: ReorderBench) -> UIView? {
    bench.tableView.subviews.first { $0.layer.borderWidth == 2 }
  }

  @Test(arguments: [true, false])
  func aTableThatIsReloadedByItsOwnQuestionsIsConsistent(inTarget: Bool) {
    let bench = ReorderBench(count: 60)
    var isArmed = false
    func reload() {
      guard isArmed else { return }
      isArmed = false
      bench.rows[0].removeFirst(5)
      bench.tableView.reloadData()
    }
    if inTarget {
      bench.retarget = { _, proposed in
        reload()
        return proposed
      }
    } else {
      bench.onCell = reload
    }
    for _ in 1...2 {
      bench.lift(3, by: 20)
      isArmed = true
      bench.stage.touchMove(to: CGPoint(x: 296, y: 476))
      bench.stage.advance(by: 1)
      #expect(!isArmed)
      bench.stage.touchUp()
      bench.stage.settle()
      bench.check()
    }
  }

  @Test func rowsAreFoundByTheNamesThatTheDataSourceHas() throws {
    let bench = ReorderBench(count: 60)
    bench.lift(2, by: 150)
    let cell = try #require(bench.cell("2"))
    #expect(bench.tableView.indexPath(for: cell) == IndexPath(row: 2, section: 0))
    #expect(bench.tableView.cellForRow(at: IndexPath(row: 2, section: 0)) === cell)
    for word in ["3", "4", "6"] {
      let path = IndexPath(row: Int(word) ?? 0, section: 0)
      #expect(bench.tableView.cellForRow(at: path) === bench.cell(word))
    }
    // A row that the drag pushes off the screen ends under the name that it has there.
    bench.recorder.take()
    bench.stage.touchMove(to: CGPoint(x: 296, y: 300))
    bench.tableView.contentOffset.y = 400
    bench.stage.advance(by: 0.5)
    let names = bench.recorder.take().filter { $0.hasPrefix("didEndDisplaying") }
    #expect(!names.isEmpty && !names.contains("didEndDisplaying 0-2"))
    bench.stage.touchUp()
    bench.stage.settle()
    bench.check()
  }

  @Test func keysAndMinusSignsRestDuringADrag() {
    let bench = ReorderBench(count: 12)
    bench.tableView.becomeFirstResponder()
    bench.lift(2, by: 50)
    #expect(bench.stage.loop.touches.keyDown(UIKey(keyCode: .keyboardEnd, modifierFlags: [])))
    bench.stage.advance(by: 0.1)
    bench.stage.touchDown(at: CGPoint(x: 20, y: 44 * 6 + 22), id: 2)
    bench.stage.advance(by: 0.05)
    bench.stage.touchUp(id: 2)
    bench.stage.advance(by: 0.5)
    #expect(bench.cells.allSatisfy { !$0.showingDeleteConfirmation })
    bench.stage.touchUp()
    bench.stage.settle()
    bench.check()
    #expect(ring(bench) == nil)
  }

  @Test func theFocusFollowsItsRow() {
    let bench = ReorderBench(count: 12)
    bench.tableView.becomeFirstResponder()
    bench.stage.press(.keyboardDownArrow)
    for _ in 1...3 { bench.stage.press(.keyboardDownArrow) }
    bench.drag(3, by: 3 * 44)
    // The key goes on from the row that was focused, at its new place.
    bench.stage.press(.keyboardDownArrow)
    bench.stage.settle()
    #expect(ring(bench).map { Int($0.frame.midY / 44) } == 7)
  }
}
