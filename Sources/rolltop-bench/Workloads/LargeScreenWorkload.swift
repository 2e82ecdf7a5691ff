import UIKit
import UIKitStage

/// Flings a table on a screen of 3840 × 2160 pixels that is refreshed 240 times a second.
struct LargeScreenWorkload: Workload {
  let name = "fling-4k"
  private static let size = CGSize(width: 1920, height: 1080)
  private static let flings = 4

  func run(_ yardstick: Yardstick) throws -> [Reading] {
    let rows = PeerRows(count: 100_000)
    let scene = TableStage(rows: rows, size: LargeScreenWorkload.size, scale: 2)
    fling(scene.stage)
    let drawn = scene.stage.framesDrawn
    for _ in 0..<LargeScreenWorkload.flings { fling(scene.stage) }
    let frames = scene.stage.framesDrawn - drawn
    let times = Distribution(Array(scene.stage.cpuFrameSeconds.suffix(frames)))
    return [
      Reading("frame, median", times.median * 1e3, .milliseconds, limit: 4.1, aim: 2),
      Reading("frame, p99", times.percentile99 * 1e3, .milliseconds, limit: 4.1, aim: 3),
    ]
  }

  private func fling(_ stage: Stage) {
    stage.drag(from: CGPoint(x: 960, y: 900), to: CGPoint(x: 960, y: 100), duration: 0.15)
    stage.advance(by: 1.5)
  }
}
