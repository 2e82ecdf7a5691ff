import UIKit

/// Scrolls 10,000 rows at a constant speed.
struct ScrollWorkload: Workload {
  let name: String
  /// Points per frame.
  let step: CGFloat
  /// The goal for the median frame time, in copies of the framebuffer.
  let goal: Measurement.Goal
  /// The size of the window, in points.
  var size = TableStage.size
  /// Pixels per point.
  var scale: CGFloat = 1

  func run(_ memcpyTimer: MemcpyTimer) throws -> [Measurement] {
    let copyTimeBefore = memcpyTimer.measure()
    let rows = PeerRows(count: 10_000)
    let run = ScrollRun(scene: TableStage(rows: rows, size: size, scale: scale), step: step)
    let times = try run.measure()
    let memcpy = (copyTimeBefore + memcpyTimer.measure()) / 2
    // The check scrolls the same distance again; without enough rows for that it is omitted.
    if step * CGFloat(ScrollRun.frameCount * 2 + 100) < run.scene.table.contentSize.height {
      try run.check()
    }
    return [
      Measurement(
        "frame ÷ memcpy",
        times.median / memcpy,
        .times,
        limit: goal.limit,
        aim: goal.aim
      ),
      Measurement("p99 ÷ median", times.percentile99 / times.median, .times, limit: 3, aim: 1.5),
      Measurement("frame, median", times.median * 1e3, .milliseconds),
      Measurement("frame, p99", times.percentile99 * 1e3, .milliseconds),
      Measurement("memcpy", memcpy * 1e3, .milliseconds),
    ]
  }
}
