import UIKit

/// Scrolls 10,000 rows at a constant speed.
struct ScrollWorkload: Workload {
  let name: String
  /// Points per frame.
  let step: CGFloat
  /// The goal for the frame time, in copies of the framebuffer.
  let goal: Reading.Goal
  /// The size of the window, in points.
  var size = TableStage.size
  /// Pixels per point.
  var scale: CGFloat = 1

  func run(_ yardstick: Yardstick) throws -> [Reading] {
    let before = yardstick.measure()
    let rows = PeerRows(count: 10_000)
    let run = ScrollRun(scene: TableStage(rows: rows, size: size, scale: scale), step: step)
    let times = try run.measure()
    let memcpy = (before + yardstick.measure()) / 2
    if step * CGFloat(ScrollRun.frames * 2 + 100) < run.scene.table.contentSize.height {
      try run.check()
    }
    return [
      Reading(
        "frame ÷ memcpy",
        times.median / memcpy,
        .times,
        limit: goal.limit,
        aim: goal.aim
      ),
      Reading("p99 ÷ median", times.percentile99 / times.median, .times, limit: 3, aim: 1.5),
      Reading("frame, median", times.median * 1e3, .milliseconds),
      Reading("frame, p99", times.percentile99 * 1e3, .milliseconds),
      Reading("memcpy", memcpy * 1e3, .milliseconds),
    ]
  }
}
