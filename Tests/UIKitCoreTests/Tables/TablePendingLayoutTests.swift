import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for requests for cells, headers and footers before the layout pass that displays them.
@MainActor
struct TablePendingLayoutTests {
  private func makeReloadedFixture() -> TableFixture {
    let fixture = TableFixture([3]) {
      $0.source.headers = [0: "Head"]
      $0.source.footers = [0: "Foot"]
    }
    fixture.source.counts = [5]
    fixture.table.reloadData()
    return fixture
  }

  @Test func cellsAreAvailableAfterAReload() throws {
    let fixture = makeReloadedFixture()
    let cell = try #require(fixture.table.cellForRow(at: at(4)))
    #expect(cell.textLabel?.text == "Row 0-4")
  }

  @Test func headersAndFootersAreAvailableAfterAReload() {
    let fixture = makeReloadedFixture()
    #expect(fixture.table.headerView(forSection: 0)?.textLabel?.text == "Head")
    fixture.table.reloadData()
    #expect(fixture.table.footerView(forSection: 0)?.textLabel?.text == "Foot")
  }

  @Test func rowsThatComeIntoViewHaveCellsImmediately() {
    let fixture = TableFixture([100])
    fixture.table.contentOffset.y = 2200
    #expect(fixture.table.cellForRow(at: at(50))?.textLabel?.text == "Row 0-50")
    #expect(fixture.table.cellForRow(at: at(0)) == nil)
  }

  @Test func aCellHasNoIndexPathAfterAReload() throws {
    let fixture = TableFixture([3])
    let cell = try #require(fixture.table.cellForRow(at: at(2)))
    fixture.source.counts = [0]
    fixture.table.reloadData()
    #expect(fixture.table.indexPath(for: cell) == nil)
  }

  @Test func framesAreThoseOfMeasuredRows() {
    let heights = EstimatingDelegate(estimate: { _ in 100 }, height: { _ in 20 })
    let fixture = TableFixture([50]) { $0.table.delegate = heights }
    fixture.table.reloadData()
    #expect(fixture.table.indexPathForRow(at: CGPoint(x: 5, y: 45)) == at(2))
    fixture.table.reloadData()
    let rows = fixture.table.indexPathsForRows(in: CGRect(x: 0, y: 0, width: 9, height: 60))
    #expect(rows == [at(0), at(1), at(2)])
  }

  @Test func queriesInCallbacksDoNotRequestAgain() {
    let fixture = TableFixture([3])
    fixture.source.onCell = { table, path in
      #expect(table.cellForRow(at: path) == nil)
      #expect(table.headerView(forSection: 0) == nil)
      _ = table.indexPathForRow(at: .zero)
    }
    fixture.source.onTitle = { [table = fixture.table] in _ = table.cellForRow(at: at(0)) }
    let heights = RowHeightsDelegate { [table = fixture.table] in
      _ = table.cellForRow(at: $0)
      return 30
    }
    fixture.table.delegate = heights
    fixture.table.reloadData()
    fixture.recorder.take()
    #expect(fixture.table.cellForRow(at: at(1)) != nil)
    #expect(fixture.calls("cell") == ["cell 0-0", "cell 0-1", "cell 0-2"])
  }
}
