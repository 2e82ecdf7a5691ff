import CAllocationCounter
import UIKit
import UIKitStage

/// Counts the allocations of frames that scroll and show no new row.
struct AllocationWorkload: Workload {
  let name = "allocations"

  func run(_ yardstick: Yardstick) throws -> [Reading] {
    let rows = PeerRows(count: 1000)
    let scene = TableStage(rows: rows)
    // The upper edge of a row lies at that of the table: the next 28 points show no new row.
    scene.table.contentOffset.y = 20 * PeerRows.rowHeight
    scene.stage.settle()
    var counts: [Double] = []
    for _ in 0..<28 {
      let before = allocation_count()
      scene.scroll(by: 1)
      counts.append(Double(allocation_count() - before))
    }
    return [Reading("in a frame", Distribution(counts).median, .count, limit: 1, aim: 0)]
  }
}
