import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for a drag during other operations, and for two successive drags.
@MainActor
struct TableReorderCombinationTests {
  /// Lifts a row, and moves it to a y-coordinate of the window.
  private func lift(_ fixture: ReorderFixture, _ row: Int, to y: CGFloat) {
    let start = fixture.grip(row)
    fixture.stage.touchDown(at: start)
    fixture.move(to: CGPoint(x: start.x, y: y), from: start)
  }

  @Test func theEdgeScrollsOnEveryVisitOfTheRow() {
    let fixture = ReorderFixture(count: 200)
    fixture.tableView.contentOffset.y = 2200
    fixture.stage.settle()
    for _ in 1...2 {
      lift(fixture, Int(fixture.tableView.contentOffset.y / 44) + 5, to: 470)
      for _ in 1...2 {
        let start = fixture.tableView.contentOffset.y
        fixture.stage.advance(by: 0.2)
        let scrolled = fixture.tableView.contentOffset.y
        #expect(scrolled > start)
        fixture.stage.touchMove(to: CGPoint(x: 296, y: 240))
        let restingOffset = fixture.tableView.contentOffset.y
        fixture.stage.advance(by: 0.2)
        #expect(fixture.tableView.contentOffset.y == restingOffset)
        fixture.stage.touchMove(to: CGPoint(x: 296, y: 470))
      }
      fixture.stage.touchUp()
      fixture.stage.settle()
      fixture.check()
    }
  }

  @Test func aRowLiftedAtTheEdgeScrollsOnItsSecondVisit() {
    let fixture = ReorderFixture(count: 200)
    fixture.tableView.contentOffset.y = 2200
    fixture.stage.settle()
    let start = fixture.grip(60)
    #expect(start.y > 440)
    fixture.stage.touchDown(at: start)
    fixture.stage.touchMove(to: CGPoint(x: 296, y: start.y - 2))
    fixture.stage.advance(by: 0.3)
    #expect(fixture.tableView.contentOffset.y == 2200)
    fixture.stage.touchMove(to: CGPoint(x: 296, y: 240))
    fixture.stage.advance(by: 0.1)
    fixture.stage.touchMove(to: CGPoint(x: 296, y: start.y - 2))
    fixture.stage.advance(by: 0.3)
    #expect(fixture.tableView.contentOffset.y > 2200)
    fixture.stage.touchUp()
    fixture.stage.settle()
    fixture.check()
  }

  @Test func edgeScrollingContinuesAfterAProgrammaticScroll() {
    let fixture = ReorderFixture(count: 400)
    lift(fixture, 5, to: 470)
    fixture.stage.advance(by: 0.1)
    fixture.tableView.contentOffset.y += 3000
    let start = fixture.tableView.contentOffset.y
    fixture.stage.advance(by: 0.1)
    #expect(fixture.tableView.contentOffset.y > start)
    #expect(fixture.tableView.contentOffset.y < start + 200)
    // The row stays under the touch, together with its gap.
    let cell = fixture.cell("5")
    #expect(cell.map { $0.frame.midY - fixture.tableView.contentOffset.y } == 458)
    fixture.stage.touchUp()
    fixture.stage.settle()
    let row = fixture.rows[0].firstIndex(of: "5") ?? 0
    #expect(abs(CGFloat(row) * 44 - start - 450) < 250)
    fixture.check()
  }

  @Test func aLongFrameRequestsNoRowOutsideOfTheGap() {
    let fixture = ReorderFixture(count: 400)
    lift(fixture, 5, to: 470)
    fixture.stage.advance(by: 0.1)
    fixture.recorder.take()
    let start = fixture.tableView.contentOffset.y
    fixture.stage.loop.runFrame(at: fixture.stage.loop.time + 2)
    #expect(fixture.tableView.contentOffset.y > start + 480)
    let cellRequests = fixture.recorder.take().filter { $0.hasPrefix("cell ") }
    let visible = (fixture.tableView.indexPathsForVisibleRows ?? []).map { "cell 0-\($0.row)" }
    #expect(Set(cellRequests).isSubset(of: visible))
    fixture.stage.touchUp()
    fixture.stage.advance(by: 3)
    fixture.check()
  }

  @Test func theSelectionMovesBeforeTheDataSourceIsCalled() {
    let fixture = ReorderFixture(count: 12)
    fixture.tableView.allowsMultipleSelectionDuringEditing = true
    fixture.tableView.allowsSelectionDuringEditing = true
    for row in [1, 3] {
      fixture.tableView.selectRow(
        at: IndexPath(row: row, section: 0),
        animated: false,
        scrollPosition: .none
      )
    }
    var selectedRows: [[Int]] = []
    fixture.onMove = { [table = fixture.tableView] in
      selectedRows.append((table.indexPathsForSelectedRows ?? []).map(\.row))
    }
    fixture.drag(1, by: 4 * 44)
    fixture.drag(5, by: -4 * 44)
    #expect(selectedRows == [[2, 5], [1, 3]])
  }

  @Test func escapeIsNotHandledAfterADrag() {
    let fixture = ReorderFixture(count: 12)
    let escape = UIKey(keyCode: .keyboardEscape, modifierFlags: [])
    for _ in 1...2 {
      fixture.lift(2, by: 60)
      fixture.stage.press(.keyboardEscape)
      fixture.stage.touchUp()
      fixture.stage.settle()
      #expect(fixture.rows[0] == (0..<12).map { "\($0)" })
      fixture.drag(2, by: 44)
      #expect(!fixture.stage.loop.touches.keyDown(escape))
      fixture.stage.loop.touches.keyUp(escape)
      fixture.drag(3, by: -44)
    }
    fixture.check()
  }

  @Test func onlyOneRowIsDraggedAndOnlyItsFingerDropsIt() {
    let fixture = ReorderFixture(count: 12)
    fixture.lift(2, by: 50)
    let secondGrip = fixture.grip(7)
    fixture.stage.touchDown(at: secondGrip, id: 2)
    fixture.stage.touchMove(to: CGPoint(x: secondGrip.x, y: secondGrip.y + 90), id: 2)
    fixture.stage.advance(by: 0.1)
    fixture.stage.touchUp(id: 2)
    fixture.stage.advance(by: 0.5)
    #expect(fixture.recorder.calls.filter { $0.hasPrefix("move") }.isEmpty)
    fixture.stage.touchUp()
    fixture.stage.settle()
    #expect(fixture.recorder.calls.filter { $0.hasPrefix("move") } == ["move 0-2 0-3"])
    fixture.check()
  }

  @Test func noRowIsLiftedWhileAFingerScrolls() {
    let fixture = ReorderFixture(count: 100)
    fixture.stage.touchDown(at: CGPoint(x: 100, y: 300))
    fixture.stage.touchMove(to: CGPoint(x: 100, y: 250))
    let grip = fixture.grip(7)
    fixture.stage.touchDown(at: grip, id: 2)
    fixture.stage.touchMove(to: CGPoint(x: grip.x, y: grip.y - 100), id: 2)
    fixture.stage.advance(by: 0.2)
    fixture.stage.touchUp(id: 2)
    fixture.stage.touchUp()
    fixture.stage.settle()
    #expect(fixture.recorder.calls.filter { $0.hasPrefix("move") }.isEmpty)
    fixture.check()
  }

  @Test func aDragEndsFocusAndHighlight() {
    let fixture = ReorderFixture(count: 12)
    fixture.tableView.allowsSelectionDuringEditing = true
    fixture.tableView.becomeFirstResponder()
    fixture.stage.press(.keyboardDownArrow)
    fixture.stage.settle()
    #expect(ring(fixture) != nil)
    fixture.stage.touchDown(at: CGPoint(x: 100, y: 44 * 6 + 20), id: 2)
    fixture.stage.advance(by: 0.2)
    #expect(fixture.cell("6")?.isHighlighted == true)
    fixture.stage.press(.keyboardDownArrow)
    fixture.lift(2, by: 50)
    #expect(fixture.cell("6")?.isHighlighted == false)
    #expect(ring(fixture) == nil)
    fixture.stage.touchUp(id: 2)
    fixture.stage.touchUp()
    fixture.stage.settle()
    #expect(fixture.tableView.indexPathForSelectedRow == nil)
    fixture.check()
  }

  /// Returns the focus ring; `nil` if there is none.
  private func ring(_ fixture: ReorderFixture) -> UIView? {
    fixture.tableView.subviews.first { $0.layer.borderWidth == 2 }
  }

  @Test(arguments: [true, false])
  func aReloadInADataSourceCallLeavesTheTableConsistent(inTarget: Bool) {
    let fixture = ReorderFixture(count: 60)
    var isArmed = false
    func reload() {
      guard isArmed else { return }
      isArmed = false
      fixture.rows[0].removeFirst(5)
      fixture.tableView.reloadData()
    }
    if inTarget {
      fixture.retarget = { _, proposed in
        reload()
        return proposed
      }
    } else {
      fixture.onCell = reload
    }
    for _ in 1...2 {
      fixture.lift(3, by: 20)
      isArmed = true
      fixture.stage.touchMove(to: CGPoint(x: 296, y: 476))
      fixture.stage.advance(by: 1)
      #expect(!isArmed)
      fixture.stage.touchUp()
      fixture.stage.settle()
      fixture.check()
    }
  }

  @Test func indexPathsDuringADragAreThoseOfTheDataSource() throws {
    let fixture = ReorderFixture(count: 60)
    fixture.lift(2, by: 150)
    let cell = try #require(fixture.cell("2"))
    #expect(fixture.tableView.indexPath(for: cell) == IndexPath(row: 2, section: 0))
    #expect(fixture.tableView.cellForRow(at: IndexPath(row: 2, section: 0)) === cell)
    for word in ["3", "4", "6"] {
      let path = IndexPath(row: Int(word) ?? 0, section: 0)
      #expect(fixture.tableView.cellForRow(at: path) === fixture.cell(word))
    }
    // When the drag moves a row out of the visible area, its display ends with the current index
    // path.
    fixture.recorder.take()
    fixture.stage.touchMove(to: CGPoint(x: 296, y: 300))
    fixture.tableView.contentOffset.y = 400
    fixture.stage.advance(by: 0.5)
    let endedDisplays = fixture.recorder.take().filter { $0.hasPrefix("didEndDisplaying") }
    #expect(!endedDisplays.isEmpty && !endedDisplays.contains("didEndDisplaying 0-2"))
    fixture.stage.touchUp()
    fixture.stage.settle()
    fixture.check()
  }

  @Test func keysAndDeletionControlsAreDisabledDuringADrag() {
    let fixture = ReorderFixture(count: 12)
    fixture.tableView.becomeFirstResponder()
    fixture.lift(2, by: 50)
    #expect(fixture.stage.loop.touches.keyDown(UIKey(keyCode: .keyboardEnd, modifierFlags: [])))
    fixture.stage.advance(by: 0.1)
    fixture.stage.touchDown(at: CGPoint(x: 20, y: 44 * 6 + 22), id: 2)
    fixture.stage.advance(by: 0.05)
    fixture.stage.touchUp(id: 2)
    fixture.stage.advance(by: 0.5)
    #expect(fixture.cells.allSatisfy { !$0.showingDeleteConfirmation })
    fixture.stage.touchUp()
    fixture.stage.settle()
    fixture.check()
    #expect(ring(fixture) == nil)
  }

  @Test func aMovedRowKeepsTheFocus() {
    let fixture = ReorderFixture(count: 12)
    fixture.tableView.becomeFirstResponder()
    fixture.stage.press(.keyboardDownArrow)
    for _ in 1...3 { fixture.stage.press(.keyboardDownArrow) }
    fixture.drag(3, by: 3 * 44)
    // The arrow key continues from the focused row at its new index path.
    fixture.stage.press(.keyboardDownArrow)
    fixture.stage.settle()
    #expect(ring(fixture).map { Int($0.frame.midY / 44) } == 7)
  }

  // MARK: A finger and a mouse

  /// Presses, moves and releases the mouse, to which the table's pan gesture does not respond.
  private func dragMouse(from start: CGPoint, by distance: CGFloat, _ fixture: ReorderFixture) {
    fixture.stage.loop.touches.touchDown(at: start, id: 9, type: .indirectPointer)
    for step in 1...5 {
      let y = start.y + distance * CGFloat(step) / 5
      fixture.stage.touchMove(to: CGPoint(x: start.x, y: y), id: 9)
      fixture.stage.advance(by: 1 / 60)
    }
    fixture.stage.touchUp(id: 9)
  }

  @Test func theMouseLiftsNoRowWhileAFingerScrolls() {
    let fixture = ReorderFixture(count: 100)
    for _ in 1...2 {
      let offset = fixture.tableView.contentOffset.y
      fixture.stage.touchDown(at: CGPoint(x: 100, y: 300))
      fixture.stage.touchMove(to: CGPoint(x: 100, y: 250))
      fixture.stage.advance(by: 0.1)
      let row = Int(fixture.tableView.contentOffset.y / 44) + 7
      dragMouse(from: fixture.grip(row), by: -120, fixture)
      #expect(fixture.recorder.calls.filter { $0.hasPrefix("move") }.isEmpty)
      // The touch continues to scroll.
      fixture.stage.touchMove(to: CGPoint(x: 100, y: 200))
      fixture.stage.advance(by: 0.2)
      fixture.stage.touchUp()
      fixture.stage.settle()
      #expect(fixture.tableView.contentOffset.y > offset + 80)
      fixture.check()
    }
    dragMouse(from: fixture.grip(8), by: 88, fixture)
    fixture.stage.settle()
    #expect(fixture.recorder.calls.filter { $0.hasPrefix("move") } == ["move 0-8 0-10"])
  }

  @Test func aSecondReorderControlIsDisabledDuringADrag() {
    let fixture = ReorderFixture(count: 100)
    fixture.lift(2, by: 50)
    // The program scrolls during the drag.
    fixture.tableView.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
    fixture.stage.advance(by: 0.1)
    let row = Int(fixture.tableView.contentOffset.y / 44) + 7
    dragMouse(from: fixture.grip(row), by: 60, fixture)
    fixture.stage.advance(by: 0.3)
    #expect(fixture.tableView.contentOffset.y == 1000)
    #expect(fixture.recorder.calls.filter { $0.hasPrefix("move") }.isEmpty)
    fixture.stage.touchUp()
    fixture.stage.settle()
    #expect(fixture.recorder.calls.filter { $0.hasPrefix("move") }.count == 1)
    fixture.check()
  }

  // MARK: Before the drag

  @Test func aDragClosesARowThatWasOpenedMeanwhile() {
    let fixture = ReorderFixture(count: 12)
    // A recognizer of the application delays touches in the lower half.
    let longPress = UILongPressGestureRecognizer()
    let lowerHalf = LowerHalf()
    longPress.delaysTouchesBegan = true
    longPress.delegate = lowerHalf
    fixture.tableView.addGestureRecognizer(longPress)
    let grip = fixture.grip(8)
    fixture.stage.touchDown(at: grip, id: 2)
    // The mouse opens a different row.
    let minus = CGPoint(x: 26, y: 44 + 22)
    fixture.stage.loop.touches.touchDown(at: minus, id: 9, type: .indirectPointer)
    fixture.stage.touchUp(id: 9)
    fixture.stage.advance(by: 0.1)
    #expect(fixture.cell("1")?.showingDeleteConfirmation == true)
    for step in 1...5 {
      fixture.stage.touchMove(to: CGPoint(x: grip.x, y: grip.y + CGFloat(step) * 20), id: 2)
      fixture.stage.advance(by: 1 / 60)
    }
    #expect(fixture.tableView.reorder.isActive)
    #expect(fixture.cells.allSatisfy { !$0.showingDeleteConfirmation })
    fixture.stage.touchUp(id: 2)
    fixture.stage.settle()
    #expect(fixture.recorder.calls.filter { $0.hasPrefix("move") } == ["move 0-8 0-10"])
    fixture.check()
    withExtendedLifetime(lowerHalf) {}
  }

  // MARK: During the drag

  @Test func aBatchInCellForRowEndsTheDrag() {
    let tallRows = (0..<4).map { "\($0)" }
    let heights = Dictionary(uniqueKeysWithValues: tallRows.map { ($0, CGFloat(200)) })
    let fixture = ReorderFixture([tallRows], heights: heights)
    for word in ["a", "b", "c", "d", "e"] { fixture.heights[word] = 20 }
    // The gap is below the visible area, so that the fourth row becomes visible.
    fixture.retarget = { _, _ in IndexPath(row: 3, section: 0) }
    var isArmed = true
    fixture.onCell = { [table = fixture.tableView] in
      guard isArmed else { return }
      isArmed = false
      fixture.rows = [["a", "b", "c", "3"], ["d", "e"]]
      let paths = (0..<3).map { IndexPath(row: $0, section: 0) }
      table.performBatchUpdates {
        table.deleteRows(at: paths, with: .fade)
        table.insertRows(at: paths, with: .fade)
        table.insertSections([1], with: .fade)
      }
    }
    fixture.lift(0, by: 260)
    #expect(!isArmed)
    #expect(!fixture.tableView.reorder.isActive)
    fixture.stage.touchUp()
    fixture.stage.settle()
    #expect(fixture.recorder.calls.filter { $0.hasPrefix("move") }.isEmpty)
    fixture.check()
    fixture.onCell = nil
  }

  @Test func rowsMovedByADragArePrefetchedOnce() {
    let fixture = ReorderFixture(count: 60)
    let prefetcher = WordPrefetcher(fixture)
    fixture.tableView.prefetchDataSource = prefetcher
    fixture.stage.settle()
    for target in [40, 3] {
      fixture.retarget = { _, _ in IndexPath(row: target, section: 0) }
      fixture.drag(5, by: 60)
      #expect(fixture.recorder.take().contains("move 0-5 0-\(target)"))
      let visibleWords = Set(fixture.expectedWords)
      let next = Set(fixture.rows[0][11..<22])
      #expect(next.isSubset(of: prefetcher.announced.union(visibleWords)))
      #expect(prefetcher.repeated.isEmpty)
    }
    fixture.check()
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
  private unowned let fixture: ReorderFixture
  private(set) var announced: Set<String> = []
  private(set) var repeated: [String] = []

  init(_ fixture: ReorderFixture) { self.fixture = fixture }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    for path in indexPaths {
      let word = fixture.rows[path.section][path.row]
      if !announced.insert(word).inserted { repeated.append(word) }
    }
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    for path in indexPaths { announced.remove(fixture.rows[path.section][path.row]) }
  }
}
