import UIKit
import UIKitStage

/// Counts the frames from an event to the resulting change of pixels.
struct LatencyWorkload: Workload {
  let name = "latency"

  func run(_ memcpyTimer: MemcpyTimer) throws -> [Measurement] {
    [
      Measurement("frames from a touch", try framesFromTouch(), .count, limit: 1, aim: 1),
      Measurement(
        "frames from a wheel notch",
        try framesFromWheelNotch(),
        .count,
        limit: 1,
        aim: 1
      ),
    ]
  }

  private func framesFromTouch() throws -> Double {
    let rows = PeerRows(count: 1000)
    let scene = TableStage(rows: rows)
    let stage = scene.stage
    stage.touchDown(at: CGPoint(x: 640, y: 600))
    stage.advance(by: 1 / 60)
    stage.touchMove(to: CGPoint(x: 640, y: 560))
    stage.advance(by: 1 / 60)
    return try frameCount(of: stage) { stage.touchMove(to: CGPoint(x: 640, y: 540)) }
  }

  private func framesFromWheelNotch() throws -> Double {
    let rows = PeerRows(count: 1000)
    let stage = TableStage(rows: rows).stage
    return try frameCount(of: stage) {
      stage.scrollWheel(by: CGVector(dx: 0, dy: -1), at: CGPoint(x: 640, y: 400))
    }
  }

  /// Returns the number of frames from an event to the first change of pixels.
  private func frameCount(of stage: Stage, after event: () -> Void) throws -> Double {
    let imageBefore = stage.snapshot().pngData()
    event()
    for count in 1...10 {
      stage.advance(by: 1 / 60)
      if stage.snapshot().pngData() != imageBefore { return Double(count) }
    }
    throw BenchFailure("an event moved nothing within ten frames")
  }
}
