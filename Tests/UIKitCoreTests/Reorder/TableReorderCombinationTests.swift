import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for a drag during other operations, and for two successive drags.
@MainActor
struct TableReorderCombinationTests {
  /// Lifts a row, and moves it to a y-coordinate of the window.
  private func lift(_ bench: ReorderBench, _ row: Int, to y: CGFloat) {
    let start = bench.grip(row)
    bench.stage.touchDown(at: start)
    bench.move(to: CGPoint(x: start.x, y: y), from: start)
  }

  @Test func theEdgeScrollsOnEveryVisitOfTheRow() {
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
        let restingOffset = bench.tableView.contentOffset.y
        bench.stage.advance(by: 0.2)
        #expect(bench.tableView.contentOffset.y == restingOffset)
        bench.stage.touchMove(to: CGPoint(x: 296, y: 470))
      }
      bench.stage.touchUp()
      bench.stage.settle()
      bench.check()
    }
  }

  @Test func aRowLiftedAtTheEdgeScrollsOnItsSecondVisit() {
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

  @Test func edgeScrollingContinuesAfterAProgrammaticScroll() {
    let bench = ReorderBench(count: 400)
    lift(bench, 5, to: 470)
    bench.stage.advance(by: 0.1)
    bench.tableView.contentOffset.y += 3000
    let start = bench.tableView.contentOffset.y
    bench.stage.advance(by: 0.1)
    #expect(bench.tableView.contentOffset.y > start)
    #expect(bench.tableView.contentOffset.y < start + 200)
    // The row stays under the touch, together with its gap.
    let cell = bench.cell("5")
    #expect(cell.map { $0.frame.midY - bench.tableView.contentOffset.y } == 458)
    bench.stage.touchUp()
    bench.stage.settle()
    let row = bench.rows[0].firstIndex(of: "5") ?? 0
    #expect(abs(CGFloat(row) * 44 - start - 450) < 250)
    bench.check()
  }

  @Test func aLongFrameRequestsNoRowOutsideOfTheGap() {
    let bench = ReorderBench(count: 400)
    lift(bench, 5, to: 470)
    bench.stage.advance(by: 0.1)
    bench.recorder.take()
    let start = bench.tableView.contentOffset.y
    bench.stage.loop.runFrame(at: bench.stage.loop.time + 2)
    #expect(bench.tableView.contentOffset.y > start + 480)
    let cellRequests = bench.recorder.take().filter { $0.hasPrefix("cell ") }
    let visible = (bench.tableView.indexPathsForVisibleRows ?? []).map { "cell 0-\($0.row)" }
    #expect(Set(cellRequests).isSubset(of: visible))
    bench.stage.touchUp()
    bench.stage.advance(by: 3)
    bench.check()
  }

  @Test func theSelectionMovesBeforeTheDataSourceIsCalled() {
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
    var selectedRows: [[Int]] = []
    bench.onMove = { [table = bench.tableView] in
      selectedRows.append((table.indexPathsForSelectedRows ?? []).map(\.row))
    }
    bench.drag(1, by: 4 * 44)
    bench.drag(5, by: -4 * 44)
    #expect(selectedRows == [[2, 5], [1, 3]])
  }

  @Test func escapeIsNotHandledAfterADrag() {
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
    let secondGrip = bench.grip(7)
    bench.stage.touchDown(at: secondGrip, id: 2)
    bench.stage.touchMove(to: CGPoint(x: secondGrip.x, y: secondGrip.y + 90), id: 2)
    bench.stage.advance(by: 0.1)
    bench.stage.touchUp(id: 2)
    bench.stage.advance(by: 0.5)
    #expect(bench.recorder.calls.filter { $0.hasPrefix("move") }.isEmpty)
    bench.stage.touchUp()
    bench.stage.settle()
    #expect(bench.recorder.calls.filter { $0.hasPrefix("move") } == ["move 0-2 0-3"])
    bench.check()
  }

  @Test func noRowIsLiftedWhileAFingerScrolls() {
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

  @Test func aDragEndsFocusAndHighlight() {
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

  /// Returns the focus ring; `nil` if there is none.
  private func ring(_ bench: ReorderBench) -> UIView? {
    bench.tableView.subviews.first { $0.layer.borderWidth == 2 }
  }

  @Test(arguments: [true, false])
  func aReloadInADataSourceCallLeavesTheTableConsistent(inTarget: Bool) {
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

  @Test func indexPathsDuringADragAreThoseOfTheDataSource() throws {
    let bench = ReorderBench(count: 60)
    bench.lift(2, by: 150)
    let cell = try #require(bench.cell("2"))
    #expect(bench.tableView.indexPath(for: cell) == IndexPath(row: 2, section: 0))
    #expect(bench.tableView.cellForRow(at: IndexPath(row: 2, section: 0)) === cell)
    for word in ["3", "4", "6"] {
      let path = IndexPath(row: Int(word) ?? 0, section: 0)
      #expect(bench.tableView.cellForRow(at: path) === bench.cell(word))
    }
    // When the drag moves a row out of the visible area, its display ends with the current index
    // path.
    bench.recorder.take()
    bench.stage.touchMove(to: CGPoint(x: 296, y: 300))
    bench.tableView.contentOffset.y = 400
    bench.stage.advance(by: 0.5)
    let endedDisplays = bench.recorder.take().filter { $0.hasPrefix("didEndDisplaying") }
    #expect(!endedDisplays.isEmpty && !endedDisplays.contains("didEndDisplaying 0-2"))
    bench.stage.touchUp()
    bench.stage.settle()
    bench.check()
  }

  @Test func keysAndDeletionControlsAreDisabledDuringADrag() {
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

  @Test func aMovedRowKeepsTheFocus() {
    let bench = ReorderBench(count: 12)
    bench.tableView.becomeFirstResponder()
    bench.stage.press(.keyboardDownArrow)
    for _ in 1...3 { bench.stage.press(.keyboardDownArrow) }
    bench.drag(3, by: 3 * 44)
    // The arrow key continues from the focused row at its new index path.
    bench.stage.press(.keyboardDownArrow)
    bench.stage.settle()
    #expect(ring(bench).map { Int($0.frame.midY / 44) } == 7)
  }

  // MARK: A finger and a mouse

  /// Presses, moves and releases the mouse, to which the table's pan gesture does not respond.
  private func dragMouse(from start: CGPoint, by distance: CGFloat, _ bench: ReorderBench) {
    bench.stage.loop.touches.touchDown(at: start, id: 9, type: .indirectPointer)
    for step in 1...5 {
      let y = start.y + distance * CGFloat(step) / 5
      bench.stage.touchMove(to: CGPoint(x: start.x, y: y), id: 9)
      bench.stage.advance(by: 1 / 60)
    }
    bench.stage.touchUp(id: 9)
  }

  @Test func theMouseLiftsNoRowWhileAFingerScrolls() {
    let bench = ReorderBench(count: 100)
    for _ in 1...2 {
      let offset = bench.tableView.contentOffset.y
      bench.stage.touchDown(at: CGPoint(x: 100, y: 300))
      bench.stage.touchMove(to: CGPoint(x: 100, y: 250))
      bench.stage.advance(by: 0.1)
      let row = Int(bench.tableView.contentOffset.y / 44) + 7
      dragMouse(from: bench.grip(row), by: -120, bench)
      #expect(bench.recorder.calls.filter { $0.hasPrefix("move") }.isEmpty)
      // The touch continues to scroll.
      bench.stage.touchMove(to: CGPoint(x: 100, y: 200))
      bench.stage.advance(by: 0.2)
      bench.stage.touchUp()
      bench.stage.settle()
      #expect(bench.tableView.contentOffset.y > offset + 80)
      bench.check()
    }
    dragMouse(from: bench.grip(8), by: 88, bench)
    bench.stage.settle()
    #expect(bench.recorder.calls.filter { $0.hasPrefix("move") } == ["move 0-8 0-10"])
  }

  @Test func aSecondReorderControlIsDisabledDuringADrag() {
    let bench = ReorderBench(count: 100)
    bench.lift(2, by: 50)
    // The program scrolls during the drag.
    bench.tableView.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
    bench.stage.advance(by: 0.1)
    let row = Int(bench.tableView.contentOffset.y / 44) + 7
    dragMouse(from: bench.grip(row), by: 60, bench)
    bench.stage.advance(by: 0.3)
    #expect(bench.tableView.contentOffset.y == 1000)
    #expect(bench.recorder.calls.filter { $0.hasPrefix("move") }.isEmpty)
    bench.stage.touchUp()
    bench.stage.settle()
    #expect(bench.recorder.calls.filter { $0.hasPrefix("move") }.count == 1)
    bench.check()
  }

  // MARK: Before the drag

  @Test func aDragClosesARowThatWasOpenedMeanwhile() {
    let bench = ReorderBench(count: 12)
    // A recognizer of the application delays touches in the lower half.
    let longPress = UILongPressGestureRecognizer()
    let lowerHalf = LowerHalf()
    longPress.delaysTouchesBegan = true
    longPress.delegate = lowerHalf
    bench.tableView.addGestureRecognizer(longPress)
    let grip = bench.grip(8)
    bench.stage.touchDown(at: grip, id: 2)
    // The mouse opens a different row.
    let minus = CGPoint(x: 26, y: 44 + 22)
    bench.stage.loop.touches.touchDown(at: minus, id: 9, type: .indirectPointer)
    bench.stage.touchUp(id: 9)
    bench.stage.advance(by: 0.1)
    #expect(bench.cell("1")?.showingDeleteConfirmation == true)
    for step in 1...5 {
      bench.stage.touchMove(to: CGPoint(x: grip.x, y: grip.y + CGFloat(step) * 20), id: 2)
      bench.stage.advance(by: 1 / 60)
    }
    #expect(bench.tableView.reorder.isActive)
    #expect(bench.cells.allSatisfy { !$0.showingDeleteConfirmation })
    bench.stage.touchUp(id: 2)
    bench.stage.settle()
    #expect(bench.recorder.calls.filter { $0.hasPrefix("move") } == ["move 0-8 0-10"])
    bench.check()
    withExtendedLifetime(lowerHalf) {}
  }

  // MARK: During the drag

  @Test func aBatchInCellForRowEndsTheDrag() {
    let tallRows = (0..<4).map { "\($0)" }
    let heights = Dictionary(uniqueKeysWithValues: tallRows.map { ($0, CGFloat(200)) })
    let bench = ReorderBench([tallRows], heights: heights)
    for word in ["a", "b", "c", "d", "e"] { bench.heights[word] = 20 }
    // The gap is below the visible area, so that the fourth row becomes visible.
    bench.retarget = { _, _ in IndexPath(row: 3, section: 0) }
    var isArmed = true
    bench.onCell = { [table = bench.tableView] in
      guard isArmed else { return }
      isArmed = false
      bench.rows = [["a", "b", "c", "3"], ["d", "e"]]
      let paths = (0..<3).map { IndexPath(row: $0, section: 0) }
      table.performBatchUpdates {
        table.deleteRows(at: paths, with: .fade)
        table.insertRows(at: paths, with: .fade)
        table.insertSections([1], with: .fade)
      }
    }
    bench.lift(0, by: 260)
    #expect(!isArmed)
    #expect(!bench.tableView.reorder.isActive)
    bench.stage.touchUp()
    bench.stage.settle()
    #expect(bench.recorder.calls.filter { $0.hasPrefix("move") }.isEmpty)
    bench.check()
    bench.onCell = nil
  }

  @Test func rowsMovedByADragArePrefetchedOnce() {
    let bench = ReorderBench(count: 60)
    let prefetcher = WordPrefetcher(bench)
    bench.tableView.prefetchDataSource = prefetcher
    bench.stage.settle()
    for target in [40, 3] {
      bench.retarget = { _, _ in IndexPath(row: target, section: 0) }
      bench.drag(5, by: 60)
      #expect(bench.recorder.take().contains("move 0-5 0-\(target)"))
      let visibleWords = Set(bench.expectedWords)
      let next = Set(bench.rows[0][11..<22])
      #expect(next.isSubset(of: prefetcher.announced.union(visibleWords)))
      #expect(prefetcher.repeated.isEmpty)
    }
    bench.check()
  }
}

/// A gesture delegate that limits a recognizer to touches in the lower half.
private final class LowerHalf: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool { touch.location(in: nil).y > 240 }
}

/// A prefetching data source that records the words of announced rows.
@MainActor
private final class WordPrefetcher: UITableViewDataSourcePrefetching {
  private unowned let bench: ReorderBench
  private(set) var announced: Set<String> = []
  private(set) var repeated: [String] = []

  init(_ bench: ReorderBench) { self.bench = bench }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    for path in indexPaths {
      let word = bench.rows[path.section][path.row]
      if !announced.insert(word).inserted { repeated.append(word) }
    }
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    for path in indexPaths { announced.remove(bench.rows[path.section][path.row]) }
  }
}
