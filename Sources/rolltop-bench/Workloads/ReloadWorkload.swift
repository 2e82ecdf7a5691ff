import UIKit

/// Reloads a table whose delegate returns the heights of 1,000,000 rows.
struct ReloadWorkload: Workload {
  let name = "reload"
  private static let count = 1_000_000

  func run(_ memcpyTimer: MemcpyTimer) throws -> [Measurement] {
    let rows = VaryingRows(count: ReloadWorkload.count)
    let table = TableStage(rows: rows).table
    let callSeconds = secondsOfCalls(rows, table)
    let queriesBefore = rows.heightQueryCount
    let start = Clock.processor
    table.reloadData()
    table.layoutIfNeeded()
    let seconds = Clock.processor - start
    guard rows.heightQueryCount - queriesBefore == ReloadWorkload.count else {
      throw BenchFailure("reloading asked for \(rows.heightQueryCount - queriesBefore) heights")
    }
    let reloadPerRow = (seconds - callSeconds) / Double(ReloadWorkload.count) * 1e9
    let callsPerRow = callSeconds / Double(ReloadWorkload.count) * 1e9
    return [
      Measurement("per row beyond the calls", reloadPerRow, .nanoseconds, limit: 40, aim: 15),
      Measurement("the calls, per row", callsPerRow, .nanoseconds),
    ]
  }

  /// Returns the time of the same delegate calls without using their results, in seconds.
  private func secondsOfCalls(_ delegate: any UITableViewDelegate, _ table: UITableView) -> Double {
    let start = Clock.processor
    var heightSum: CGFloat = 0
    for row in 0..<ReloadWorkload.count {
      heightSum += height(delegate, table, row)
    }
    precondition(heightSum > 0, "Rows have heights")
    return Clock.processor - start
  }

  @inline(never)
  private func height<Delegate: UITableViewDelegate>(
    _ delegate: Delegate,
    _ table: UITableView,
    _ row: Int
  ) -> CGFloat {
    // Calls the delegate's method directly, as the table does.
    let answer: Delegate._RowHeight = delegate.tableView(
      table,
      heightForRowAt: IndexPath(row: row, section: 0)
    )
    return answer as? CGFloat ?? 0
  }
}
