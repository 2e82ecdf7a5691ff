import UIKit

/// Measures and scrolls rows with 12 views and 35 constraints each.
struct ConstraintsWorkload: Workload {
  let name = "constraints"
  private static let measuredRowCount = 1_000

  func run(_ memcpyTimer: MemcpyTimer) throws -> [Measurement] {
    let rows = ConstrainedRows(count: 10_000)
    let scene = TableStage(rows: rows, rowHeight: UITableView.automaticDimension)
    let seconds = try measure(rows, scene.table)
    let copyTimeBefore = memcpyTimer.measure()
    let times = try ScrollRun(scene: scene, step: 60).measure()
    let memcpy = (copyTimeBefore + memcpyTimer.measure()) / 2
    return [
      Measurement("1,000 rows measured", seconds * 1e3, .milliseconds, limit: 60, aim: 40),
      Measurement("frame ÷ memcpy", times.median / memcpy, .times, limit: 4, aim: 3),
      Measurement("frame, median", times.median * 1e3, .milliseconds),
      Measurement("frame, p99", times.percentile99 * 1e3, .milliseconds),
    ]
  }

  /// Returns the time for filling and measuring a cell for each of 1,000 rows, as a table does, in
  /// seconds.
  private func measure(_ rows: ConstrainedRows, _ table: UITableView) throws -> Double {
    let cell = ConstrainedCell(style: .default, reuseIdentifier: nil)
    let targetSize = CGSize(width: TableStage.size.width, height: 0)
    var heightSum: CGFloat = 0
    var seconds = 0.0
    for round in 0..<2 {
      // The first round measures each word for the first time; only the second one counts.
      let start = Clock.processor
      for row in 0..<ConstraintsWorkload.measuredRowCount {
        cell.fill(row: row + round * ConstraintsWorkload.measuredRowCount)
        heightSum +=
          cell.systemLayoutSizeFitting(
            targetSize,
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
          )
          .height
      }
      seconds = Clock.processor - start
    }
    guard heightSum > 50 * CGFloat(ConstraintsWorkload.measuredRowCount) else {
      throw BenchFailure("constraints gave rows a height of \(heightSum) points altogether")
    }
    return seconds
  }
}
