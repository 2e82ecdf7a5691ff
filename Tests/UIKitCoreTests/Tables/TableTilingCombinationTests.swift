import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for rows, headers and footers that leave the visible area during other operations.
@MainActor
struct TableTilingCombinationTests {
  // MARK: Headers that fade out

  @Test func aReloadEndsHeadersThatFade() {
    let fixture = TableFixture([3, 3, 30]) { $0.source.headers = [0: "A", 1: "B", 2: "C"] }
    for style in [UITableView.RowAnimation.fade, .left] {
      fixture.source.counts = [3, 3, 30]
      fixture.table.reloadData()
      fixture.stage.settle()
      fixture.source.counts = [3, 30]
      fixture.table.deleteSections([1], with: style)
      fixture.stage.advance(by: 0.1)
      let header = fixture.headers.first { $0.textLabel?.text == "B" }
      #expect(fixture.headers.count == 3)
      #expect(header?.superview === fixture.table)
      fixture.recorder.take()
      fixture.table.reloadData()
      #expect(fixture.calls("didEndHeader").count == 3)
      #expect(header?.superview == nil)
      fixture.stage.settle()
      #expect(fixture.headers.count == 2)
    }
  }

  @Test func aFadingHeaderStaysInPlace() throws {
    let fixture = UpdateFixture(UpdateList([12, 3, 30]))
    let table = fixture.table
    table.contentOffset.y = 28 + 8 * 44
    fixture.stage.settle()
    let header = try #require(table.headerView(forSection: 1))
    let headerFrame = fixture.shown(header)
    fixture.source.list.sections.remove(at: 1)
    table.deleteSections([1], with: .fade)
    fixture.stage.advance(by: 0.1)
    #expect(fixture.shown(header) == headerFrame)
    // Rows above the visible area change the content offset, but not the visible rows.
    for _ in 1...2 {
      let oldOffset = table.contentOffset.y
      let rows = (0..<3).map { _ in fixture.source.list.makeRow() }
      fixture.source.list.sections[0].rows.insert(contentsOf: rows, at: 0)
      table.insertRows(at: (0..<3).map { path($0) }, with: .none)
      #expect(table.contentOffset.y == oldOffset + 3 * 44)
      #expect(fixture.shown(header) == headerFrame)
    }
    #expect(header.superview === table)
    fixture.stage.settle()
    #expect(header.superview == nil)
  }

  // MARK: Rows that slide out

  @Test func aRowThatReappearsDuringADragHasANewCell() {
    let fixture = ReorderFixture(count: 60)
    let table = fixture.tableView
    func expectOneCellForEachRow() {
      for cell in table.visibleCells {
        guard let path = table.indexPath(for: cell) else { continue }
        let word = fixture.rows[path.section][path.row]
        #expect(cell.textLabel?.text == word)
        #expect(fixture.cells.filter { $0.textLabel?.text == word }.count == 1, "\(word)")
      }
    }
    // Rows 8, 9 and 10 leave the visible area.
    let leaving = ["8", "9"].map { fixture.cell($0) }
    fixture.rows[0].insert(contentsOf: ["a", "b", "c"], at: 0)
    table.insertRows(at: (0..<3).map { at($0) }, with: .fade)
    fixture.stage.advance(by: 1 / 60)
    // Dropping the dragged row far below makes the rows visible again.
    fixture.retarget = { _, _ in at(40) }
    let grip = fixture.grip(5)
    fixture.stage.touchDown(at: grip)
    fixture.stage.touchMove(to: CGPoint(x: grip.x, y: grip.y + 60))
    fixture.stage.advance(by: 1 / 60)
    #expect(table.indexPathsForVisibleRows?.contains(at(11)) == true)
    #expect(fixture.cell("8") === leaving[0])
    expectOneCellForEachRow()
    table.contentOffset.y = 44
    fixture.stage.advance(by: 1 / 60)
    #expect(fixture.cell("9") === leaving[1])
    expectOneCellForEachRow()
    fixture.stage.touchUp()
    fixture.stage.settle()
    #expect(fixture.rows[0][40] == "2")
    fixture.check()
  }

  // MARK: Rows that go while they are highlighted

  @Test func aRowScrolledAwayByItsHighlightIsNotSelected() {
    let fixture = TableFixture([200])
    let table = fixture.table
    table.becomeFirstResponder()
    for _ in 1...2 {
      table.contentOffset.y = 0
      fixture.stage.settle()
      fixture.stage.press(.keyboardHome)
      for _ in 1...4 { fixture.stage.press(.keyboardDownArrow) }
      fixture.stage.settle()
      fixture.delegate.onCall = { call in
        guard call == "didHighlight 0-4" else { return }
        table.contentOffset.y = 3000
        table.layoutIfNeeded()
      }
      fixture.recorder.take()
      fixture.stage.press(.keyboardReturnOrEnter)
      fixture.delegate.onCall = nil
      fixture.stage.settle()
      // The cell shows a different row now.
      let calls = fixture.calls("didUnhighlight", "willSelect", "didSelect", "didEnd 0-4")
      #expect(calls == ["didUnhighlight 0-4", "didEnd 0-4"])
      #expect(table.indexPathForSelectedRow == nil)
      expectConsistent(table)
    }
  }

  // MARK: Reloading

  @Test func keysDuringAReloadMoveNoFocus() {
    let fixture = TableFixture([100]) { $0.source.headers = [0: "A"] }
    let table = fixture.table
    table.becomeFirstResponder()
    var ring: UIView? { table.subviews.first { $0.layer.borderWidth == 2 } }
    for _ in 1...3 { fixture.stage.press(.keyboardDownArrow) }
    fixture.stage.settle()
    #expect(ring?.frame.midY == points(28 + 2 * 44 + 22))
    fixture.source.onTitle = { [stage = fixture.stage, source = fixture.source] in
      source.onTitle = nil
      stage.press(.keyboardDownArrow)
    }
    table.reloadData()
    fixture.stage.settle()
    #expect(ring?.frame.midY == points(28 + 2 * 44 + 22))
    fixture.stage.press(.keyboardDownArrow)
    fixture.stage.press(.keyboardReturnOrEnter)
    fixture.stage.settle()
    #expect(table.indexPathForSelectedRow == at(3))
  }

  @Test func aReloadEndsASwipe() {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let list = EditableList(rows: 8)
    stage.show(list.table)
    for _ in 1...2 {
      list.names = (0..<8).map { "Row \($0)" }
      list.table.reloadData()
      stage.settle()
      stage.drag(
        from: CGPoint(x: 250, y: 5 * 44 + 22),
        to: CGPoint(x: 150, y: 5 * 44 + 22),
        duration: 0.3,
        hold: 0.2
      )
      stage.settle()
      #expect(list.table.isEditing)
      list.names.removeLast(4)
      list.log.take()
      list.table.reloadData()
      #expect(list.log.take("willBegin", "didEnd") == ["didEnd 5"])
      #expect(!list.table.isEditing)
      stage.settle()
      #expect(list.table.visibleCells.allSatisfy { $0.contentView.frame.minX == 0 })
    }
  }

  @Test func anOffsetSetAfterAReloadOverridesTheRestoredState() throws {
    func makeFixture(rowCount count: Int) -> TableFixture {
      TableFixture([count]) { $0.table.restorationIdentifier = "list" }
    }
    let savedFixture = makeFixture(rowCount: 100)
    savedFixture.table.contentOffset.y = 880
    savedFixture.table.selectRow(at: at(25), animated: false, scrollPosition: .none)
    let coder = StateCoder()
    savedFixture.table.encodeRestorableState(with: coder)
    let fixture = makeFixture(rowCount: 0)
    let decoder = try #require(StateCoder(reading: coder.encodedData))
    fixture.table.decodeRestorableState(with: decoder)
    fixture.stage.settle()
    fixture.source.counts = [100]
    fixture.table.reloadData()
    #expect(fixture.table.contentOffset.y == 880)
    #expect(fixture.table.indexPathForSelectedRow == at(25))
    fixture.table.scrollToRow(at: at(50), at: .top, animated: false)
    fixture.table.selectRow(at: at(50), animated: false, scrollPosition: .none)
    fixture.stage.settle()
    #expect(fixture.visible.first == at(50))
    #expect(fixture.table.indexPathForSelectedRow == at(50))
  }
}

extension TableFixture {
  /// The headers and footers among the table's subviews, including those of removed sections.
  fileprivate var headers: [UITableViewHeaderFooterView] {
    table.subviews.compactMap { $0 as? UITableViewHeaderFooterView }
  }
}
