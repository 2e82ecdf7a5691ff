import UIKit
import UIKitStage

/// Flings a table on a screen of 3840 × 2160 pixels at 240 Hz.
struct LargeScreenWorkload: Workload {
  let name = "fling-4k"
  private static let size = CGSize(width: 1920, height: 1080)
  private static let framesPerSecond = 240.0
  private static let flings = 4
  /// The time available for a frame, in seconds.
  private static let budget = 0.0041

  func run(_ memcpyTimer: MemcpyTimer) throws -> [Measurement] {
    let rows = PeerRows(count: 100_000)
    let scene = TableStage(
      rows: rows,
      size: LargeScreenWorkload.size,
      scale: 2,
      framesPerSecond: LargeScreenWorkload.framesPerSecond
    )
    fling(scene.stage)
    var seconds: [Double] = []
    for _ in 0..<LargeScreenWorkload.flings { seconds += try frameSeconds(ofFlingIn: scene) }
    let times = Distribution(seconds)
    let missed = seconds.count { $0 > LargeScreenWorkload.budget }
    return [
      Measurement("frame, median", times.median * 1e3, .milliseconds, limit: 4.1, aim: 2),
      Measurement("frame, p99", times.percentile99 * 1e3, .milliseconds, limit: 4.1, aim: 3),
      Measurement("frame, slowest", times.maximum * 1e3, .milliseconds, limit: 4.1, aim: 3),
      Measurement("frames over 4.1 ms", Double(missed), .count, limit: 0, aim: 0),
      Measurement("frames", Double(seconds.count), .count),
    ]
  }

  /// Returns the processor times of a fling's frames, in seconds.
  private func frameSeconds(ofFlingIn scene: TableStage) throws -> [Double] {
    let framesBefore = scene.stage.framesDrawn
    let offset = scene.table.contentOffset.y
    fling(scene.stage)
    guard scene.table.contentOffset.y > offset + 800 else {
      throw BenchFailure("the table was not flung")
    }
    return Array(scene.stage.cpuFrameSeconds.suffix(scene.stage.framesDrawn - framesBefore))
  }

  private func fling(_ stage: Stage) {
    stage.drag(from: CGPoint(x: 960, y: 900), to: CGPoint(x: 960, y: 100), duration: 0.15)
    stage.advance(by: 1.5)
  }
}
