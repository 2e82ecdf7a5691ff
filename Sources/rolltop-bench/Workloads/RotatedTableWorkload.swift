import UIKit
import UIKitStage

/// Displays a table rotated by two degrees, while it scrolls and while the rotation changes.
struct RotatedTableWorkload: Workload {
  let name = "rotated-table"
  private static let degree = CGFloat.pi / 180
  private static let frameCount = 240

  func run(_ memcpyTimer: MemcpyTimer) throws -> [Measurement] {
    let rows = PeerRows(count: 100_000)
    let scene = TableStage(rows: rows)
    scene.table.transform = CGAffineTransform(rotationAngle: 2 * RotatedTableWorkload.degree)
    scene.scrollToMiddle()
    let scrollTimes = try frameTimes(of: scene) { _ in scene.scroll(by: 7) }
    let turnTimes = try frameTimes(of: scene) { frame in
      let angle = 2 + CGFloat(frame % 100) / 100
      scene.table.transform = CGAffineTransform(
        rotationAngle: angle * RotatedTableWorkload.degree
      )
      scene.stage.advance(by: 1 / 60)
    }
    return [
      Measurement("scrolling, median", scrollTimes.median * 1e3, .milliseconds, limit: 8, aim: 5),
      Measurement(
        "scrolling, p99",
        scrollTimes.percentile99 * 1e3,
        .milliseconds,
        limit: 8,
        aim: 6
      ),
      Measurement("turning, median", turnTimes.median * 1e3, .milliseconds, limit: 8, aim: 3),
      Measurement("turning, p99", turnTimes.percentile99 * 1e3, .milliseconds, limit: 8, aim: 4),
    ]
  }

  /// Returns the processor times of frames, in seconds, after 30 frames that are not measured.
  private func frameTimes(
    of scene: TableStage,
    step: (_ frame: Int) -> Void
  ) throws -> Distribution {
    for frame in 0..<30 { step(frame) }
    for frame in 0..<RotatedTableWorkload.frameCount { step(frame) }
    let times = scene.stage.cpuFrameSeconds.suffix(RotatedTableWorkload.frameCount)
    if let difference = scene.stage.differenceFromFullRedraw() {
      throw BenchFailure("a rotated frame is not what a full redraw would be: \(difference)")
    }
    return Distribution(Array(times))
  }
}
