import UIKit
import UIKitStage

/// Counts the frames from an event to the resulting change of pixels.
struct LatencyWorkload: Workload {
  let name = "latency"

  func run(_ memcpyTimer: MemcpyTimer) throws -> [Measurement] {
    [
      Measurement("frames from a touch", try touch(), .count, limit: 1, aim: 1),
      Measurement("frames from a wheel notch", try wheel(), .count, limit: 1, aim: 1),
    ]
  }

  private func touch() throws -> Double {
    let rows = PeerRows(count: 1000)
    let scene = TableStage(rows: rows)
    let stage = scene.stage
    stage.touchDown(at: CGPoint(x: 640, y: 600))
    stage.advance(by: 1 / 60)
    stage.touchMove(to: CGPoint(x: 640, y: 560))
    stage.advance(by: 1 / 60)
    return try frames(stage) { stage.touchMove(to: CGPoint(x: 640, y: 540)) }
  }

  private func wheel() throws -> Double {
    let rows = PeerRows(count: 1000)
    let stage = TableStage(rows: rows).stage
    return try frames(stage) {
      stage.scrollWheel(by: CGVector(dx: 0, dy: -1), at: CGPoint(x: 640, y: 400))
    }
  }

  private func frames(_ stage: Stage, until event: () -> Void) throws -> Double {
    let imageBefore = stage.snapshot().pngData()
    event()
    for count in 1...10 {
      stage.advance(by: 1 / 60)
      if stage.snapshot().pngData() != imageBefore { return Double(count) }
    }
    throw BenchFailure("an event moved nothing within ten frames")
  }
}
