import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for the scroll position while heights change and no row is visible.
@MainActor
struct TableAnchorTests {
  private let heights = RowHeightsDelegate { _ in 60 }
  /// A view higher than the visible area.
  private let tallView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 900))

  /// Returns a table of a thousand rows whose actual height is twice the estimate.
  private func makeFixture(_ configure: (TableFixture) -> Void) -> TableFixture {
    TableFixture([1000]) {
      $0.table.delegate = heights
      $0.table.estimatedRowHeight = 30
      configure($0)
    }
  }

  private func scrollToEnd(_ fixture: TableFixture) {
    let table = fixture.table
    table.contentOffset.y =
      table.contentSize.height + table.contentInset.bottom - table.bounds.height
    fixture.stage.settle()
    #expect(fixture.visible.isEmpty)
  }

  /// Begins an animated scroll, and stops it with a tap before the first frame.
  private func interruptScroll(_ fixture: TableFixture, toRow row: Int) {
    fixture.table.scrollToRow(at: at(row), at: .top, animated: true)
    fixture.stage.tap(at: CGPoint(x: 100, y: 100))
    fixture.stage.settle()
    expectConsistent(fixture.table)
  }

  @Test(arguments: [UITableView.RowAnimation.none, .fade], [[1000], [20, 1000, 20]])
  func reloadingTheSectionOnScreenKeepsItsRowsInPlace(
    animation: UITableView.RowAnimation,
    counts: [Int]
  ) {
    let fixture = makeFixture { $0.source.counts = counts }
    let table = fixture.table
    for y in stride(from: 0, through: 3015, by: 335) {
      table.contentOffset.y = CGFloat(y)
      fixture.stage.settle()
    }
    let first = fixture.visible.first ?? at(0)
    let screenY = table.rectForRow(at: first).minY - table.contentOffset.y
    for _ in 1...2 {
      table.reloadSections([counts.count / 2], with: animation)
      fixture.stage.settle()
      #expect(fixture.visible.first == first)
      #expect(table.rectForRow(at: first).minY - table.contentOffset.y == screenY)
      expectConsistent(table)
    }
  }

  @Test func anEmptyAreaBelowTheContentStaysInPlace() {
    let fixture = makeFixture { $0.table.contentInset.bottom = 500 }
    scrollToEnd(fixture)
    let distance = fixture.table.contentSize.height - fixture.table.contentOffset.y
    interruptScroll(fixture, toRow: 500)
    // TV-037.4
    #expect(fixture.table.contentSize.height - fixture.table.contentOffset.y == distance)
  }

  @Test func aTableFooterStaysInPlace() {
    let fixture = makeFixture { $0.table.tableFooterView = tallView }
    let table = fixture.table
    scrollToEnd(fixture)
    table.contentOffset.y -= 100
    fixture.stage.settle()
    let screenY = tallView.frame.minY - table.contentOffset.y
    func expectStill(_ comment: Comment) {
      fixture.stage.settle()
      #expect(tallView.frame.minY - table.contentOffset.y == screenY, comment)
      expectConsistent(table)
    }
    interruptScroll(fixture, toRow: 500)
    expectStill("rows far above are measured")  // TV-037.4
    table.beginUpdates()
    table.endUpdates()
    expectStill("all heights are requested again")
    table.rowHeight = 70
    expectStill("rows have another height")
    fixture.source.counts = [1010]
    table.insertRows(at: (0..<10).map { at($0) }, with: .none)
    expectStill("rows are inserted at the top")
    fixture.source.counts = [1007]
    table.deleteRows(at: [at(1007), at(1008), at(1009)], with: .none)
    expectStill("the last rows are deleted")
    fixture.stage.loop.screen.resize(to: CGSize(width: 500, height: 480), scale: 1)
    expectStill("the table is wider")
  }

  @Test func aTallSectionFooterStaysInPlace() {
    let delegate = SectionHeightsDelegate()
    delegate.footer = { $0 == 0 ? 900 : 20 }
    let fixture = TableFixture([100, 100], style: .grouped) { fixture in
      fixture.source.footers = [0: "A", 1: "B"]
      fixture.table.delegate = delegate
    }
    let table = fixture.table
    table.contentOffset.y = table.rectForFooter(inSection: 0).minY + 100
    fixture.stage.settle()
    #expect(fixture.visible.isEmpty)
    table.rowHeight = 70
    fixture.stage.settle()
    #expect(table.rectForFooter(inSection: 0).minY - table.contentOffset.y == -100)
    fixture.source.counts = [90, 110]
    table.performBatchUpdates {
      table.deleteRows(at: (0..<10).map { at($0) }, with: .fade)
      table.insertRows(at: (0..<10).map { at($0, 1) }, with: .fade)
    }
    fixture.stage.settle()
    #expect(table.rectForFooter(inSection: 0).minY - table.contentOffset.y == -100)
    expectConsistent(table)
  }
}
