import UIKit
import UIKitStage

/// Displays a table rotated by two degrees, while it scrolls and while the rotation changes.
struct RotatedTableWorkload: Workload {
  let name = "rotated-table"
  private static let degree = CGFloat.pi / 180
  private static let frames = 240

  func run(_ memcpyTimer: MemcpyTimer) throws -> [Measurement] {
    let rows = PeerRows(count: 100_000)
    let scene = TableStage(rows: rows)
    scene.table.transform = CGAffineTransform(rotationAngle: 2 * RotatedTableWorkload.degree)
    scene.scrollToMiddle()
    let scrolled = try times(scene) { _ in scene.scroll(by: 7) }
    let turned = try times(scene) { frame in
      let angle = 2 + CGFloat(frame % 100) / 100
      scene.table.transform = CGAffineTransform(
        rotationAngle: angle * RotatedTableWorkload.degree
      )
      scene.stage.advance(by: 1 / 60)
    }
    return [
      Measurement("scrolling, median", scrolled.median * 1e3, .milliseconds, limit: 8, aim: 5),
      Measurement("scrolling, p99", scrolled.percentile99 * 1e3, .milliseconds, limit: 8, aim: 6),
      Measurement("turning, median", turned.median * 1e3, .milliseconds, limit: 8, aim: 3),
      Measurement("turning, p99", turned.percentile99 * 1e3, .milliseconds, limit: 8, aim: 4),
    ]
  }

  private func times(_ scene: TableStage, _ step: (Int) -> Void) throws -> Distribution {
    for frame in 0..<30 { step(frame) }
    for frame in 0..<RotatedTableWorkload.frames { step(frame) }
    let times = scene.stage.cpuFrameSeconds.suffix(RotatedTableWorkload.frames)
    if let difference = scene.stage.differenceFromFullRedraw() {
      throw BenchFailure("a rotated frame is not what a full redraw would be: \(difference)")
    }
    return Distribution(Array(times))
  }
}
