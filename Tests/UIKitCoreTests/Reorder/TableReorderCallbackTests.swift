import Foundation
import SeparateProcess
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for drags that a callback ends while the table requests rows.
@MainActor
struct TableReorderCallbackTests {
  enum Callback: CaseIterable {
    case didEndDisplaying
    case cellForRow
  }

  enum Ending: CaseIterable {
    case editing
    case update
    case editingAnimated
  }

  /// Drags a row to an edge, where the table scrolls until a callback ends the drag.
  private func dragged(
    _ row: Int,
    by distance: CGFloat,
    _ callback: Callback,
    _ ending: Ending,
    after count: Int
  ) -> ReorderFixture {
    let fixture = ReorderFixture(count: 40, size: CGSize(width: 320, height: 352))
    fixture.tableView.contentOffset.y = 440
    fixture.stage.settle()
    var calls = 0
    let end = { [unowned fixture] in
      guard fixture.tableView.reorder.isActive else { return }
      calls += 1
      guard calls == count else { return }
      switch ending {
      case .editing: fixture.tableView.setEditing(false, animated: false)
      case .editingAnimated: fixture.tableView.setEditing(false, animated: true)
      case .update: fixture.tableView.performBatchUpdates(nil)
      }
    }
    switch callback {
    case .didEndDisplaying: fixture.onEndDisplaying = end
    case .cellForRow: fixture.onCell = end
    }
    fixture.lift(row, by: distance)
    fixture.stage.advance(by: 2)
    return fixture
  }

  /// Slow: drags four rows in each of these combinations, until the list rests.
  @Test(.separateProcess, arguments: Callback.allCases, Ending.allCases)
  func aDragEndedInACallbackRestoresTheRows(callback: Callback, ending: Ending) {
    for (row, distance) in [(12, CGFloat(250)), (15, -250)] {
      for count in [1, 4] {
        let fixture = dragged(row, by: distance, callback, ending, after: count)
        #expect(!fixture.tableView.reorder.isActive)
        fixture.stage.touchUp()
        fixture.stage.settle()
        fixture.onCell = nil
        fixture.onEndDisplaying = nil
        fixture.check("\(callback) \(ending) \(row) \(count)")
        #expect(fixture.tableView.visibleCells.count == fixture.expectedWords.count)
        #expect(fixture.rows[0] == (0..<40).map { "\($0)" })
      }
    }
  }
}
