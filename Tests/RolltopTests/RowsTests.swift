import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import rolltop

/// Tests for the screen with ten million rows.
@MainActor @Suite struct RowsTests {
  @Test func theSegmentsChooseTheRows() throws {
    let stage = Stage(showing: .rows, in: .still())
    let table = try stage.table()
    #expect(table.numberOfRows(inSection: 0) == 10_000_000)
    let titleView = stage.topViewController?.navigationItem.titleView
    let segments = try #require(titleView as? UISegmentedControl)
    let bounds = segments.bounds
    stage.tap(at: segments.convert(CGPoint(x: bounds.maxX - 20, y: bounds.midY), to: nil))
    #expect(stage.settle())
    #expect(table.numberOfRows(inSection: 0) == 1_000_000)
    let height = table.rectForRow(at: IndexPath(row: 4, section: 0)).height
    #expect(height == RowContent.height(ofRow: 4))
  }

  @Test func theLastOfTenMillionRowsIsReachable() throws {
    let stage = Stage(showing: .rows)
    let last = IndexPath(row: 9_999_999, section: 0)
    try stage.table().scrollToRow(at: last, at: .bottom, animated: false)
    stage.settle()
    #expect(try stage.textsOfRow(last.row, section: 0)[0] == "Row 10,000,000")
  }
}
