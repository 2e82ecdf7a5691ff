import CAllocationCounter
import UIKit
import UIKitStage

/// Counts the allocations of scrolled frames without new rows.
struct AllocationWorkload: Workload {
  let name = "allocations"

  func run(_ memcpyTimer: MemcpyTimer) throws -> [Measurement] {
    let rows = PeerRows(count: 1000)
    let scene = TableStage(rows: rows)
    // A row is aligned with the table's upper edge, so that no new row appears within the next 28
    // points.
    scene.table.contentOffset.y = 20 * PeerRows.rowHeight
    scene.stage.settle()
    scene.stage.runsDeferredWork = false
    var counts: [Double] = []
    for _ in 0..<28 {
      let countBefore = allocation_count()
      scene.scroll(by: 1)
      counts.append(Double(allocation_count() - countBefore))
    }
    return [Measurement("in a frame", Distribution(counts).median, .count, limit: 1, aim: 0)]
  }
}
