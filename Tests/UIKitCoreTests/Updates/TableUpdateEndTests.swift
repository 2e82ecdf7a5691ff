import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the end of the content, which limits the content offset once, after all changes.
@MainActor
struct TableUpdateEndTests {
  /// Returns a table of 20 rows with 60 points below them, scrolled to the end.
  private func makeFixture(hasFooter: Bool) -> TableFixture {
    let fixture = TableFixture([20]) {
      if hasFooter {
        $0.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
      } else {
        $0.table.contentInset.bottom = 60
      }
    }
    fixture.table.contentOffset.y = 20 * 44 + 60 - 480
    fixture.stage.settle()
    fixture.recorder.take()
    return fixture
  }

  /// Changes that remove 60 points of content.
  private static let changes: [(hasFooter: Bool, change: @MainActor (UITableView) -> Void)] = [
    (true, { $0.tableFooterView = nil }),
    (
      true,
      { $0.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 5)) }
    ),
    (false, { $0.contentInset.bottom = 0 }),
  ]

  @Test(arguments: 0..<3, [true, false])
  func rowsStayInPlaceWhenRowsAreAppended(index: Int, isChangedFirst: Bool) {
    let (hasFooter, change) = TableUpdateEndTests.changes[index]
    let fixture = makeFixture(hasFooter: hasFooter)
    let table = fixture.table
    fixture.source.counts = [22]
    table.performBatchUpdates {
      if isChangedFirst { change(table) }
      table.insertRows(at: [at(20), at(21)], with: .fade)
      if !isChangedFirst { change(table) }
    }
    #expect(table.contentOffset.y == 460)
    fixture.stage.settle()
    #expect(table.contentOffset.y == 460)
    expectConsistent(table)
  }

  @Test(arguments: 0..<3)
  func theEndLimitsTheOffsetWhenTheBatchDoesNotFillIt(index: Int) {
    let (hasFooter, change) = TableUpdateEndTests.changes[index]
    let fixture = makeFixture(hasFooter: hasFooter)
    let table = fixture.table
    table.performBatchUpdates { change(table) }
    #expect(table.contentOffset.y == table.maximumOffset.y)
    fixture.source.counts = [19]
    table.performBatchUpdates {
      table.deleteRows(at: [at(0)], with: .none)
      change(table)
    }
    fixture.stage.settle()
    #expect(table.contentOffset.y == table.maximumOffset.y)
  }

  @Test func insetsMoveTheTopInABatch() {
    let fixture = TableFixture([20])
    fixture.table.performBatchUpdates { fixture.table.contentInset.top = 30 }
    #expect(fixture.table.contentOffset.y == -30)
    fixture.table.performBatchUpdates { fixture.table.contentInset.top = 0 }
    #expect(fixture.table.contentOffset.y == 0)
  }

  @Test func shrinkingRowsKeepTheDirectionOfAnAnimatedScroll() {
    let fixture = TableFixture([100])
    let table = fixture.table
    table.contentOffset.y = 1500
    fixture.stage.settle()
    table.setContentOffset(CGPoint(x: 0, y: 3000), animated: true)
    fixture.stage.advance(by: 0.15)
    table.rowHeight = 22
    fixture.stage.settle()
    // The target has moved with the rows, beyond the new end of the content.
    #expect(table.contentOffset.y == points(100 * 22 - 480))
    expectConsistent(table)
  }

  @Test func anUnreachedEndReportsNoScroll() {
    let fixture = TableFixture([100])
    let table = fixture.table
    let delegate = RowHeightsDelegate { _ in 44 }
    table.delegate = delegate
    table.reloadData()
    table.contentOffset.y = 3000
    fixture.stage.settle()
    let count = delegate.offsets.count
    delegate.height = { $0.row < 68 ? 22 : 44 }
    table.rowHeight = 30
    fixture.stage.settle()
    #expect(table.contentOffset.y == points(68 * 22 + 8))
    #expect(delegate.offsets.count == count)
  }
}
