import Foundation
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
  ) -> ReorderBench {
    let bench = ReorderBench(count: 40, size: CGSize(width: 320, height: 352))
    bench.tableView.contentOffset.y = 440
    bench.stage.settle()
    var calls = 0
    let end = { [unowned bench] in
      guard bench.tableView.reorder.isActive else { return }
      calls += 1
      guard calls == count else { return }
      switch ending {
      case .editing: bench.tableView.setEditing(false, animated: false)
      case .editingAnimated: bench.tableView.setEditing(false, animated: true)
      case .update: bench.tableView.performBatchUpdates(nil)
      }
    }
    switch callback {
    case .didEndDisplaying: bench.onEndDisplaying = end
    case .cellForRow: bench.onCell = end
    }
    bench.lift(row, by: distance)
    bench.stage.advance(by: 2)
    return bench
  }

  @Test(arguments: Callback.allCases, Ending.allCases)
  func aDragEndedInACallbackRestoresTheRows(callback: Callback, ending: Ending) {
    for (row, distance) in [(12, CGFloat(250)), (15, -250)] {
      for count in [1, 4] {
        let bench = dragged(row, by: distance, callback, ending, after: count)
        #expect(!bench.tableView.reorder.isActive)
        bench.stage.touchUp()
        bench.stage.settle()
        bench.onCell = nil
        bench.onEndDisplaying = nil
        bench.check("\(callback) \(ending) \(row) \(count)")
        #expect(bench.tableView.visibleCells.count == bench.expectedWords.count)
        #expect(bench.rows[0] == (0..<40).map { "\($0)" })
      }
    }
  }
}
