import UIKit
import UIKitStage

/// Flings a grouped table with headers, footers and rounded corners, using touches.
struct FlingWorkload: Workload {
  let name = "fling"
  private static let flings = 6

  func run(_ memcpyTimer: MemcpyTimer) throws -> [Measurement] {
    let copyTimeBefore = memcpyTimer.measure()
    let rows = GroupedRows(sections: 1000)
    let scene = TableStage(style: .insetGrouped, rows: rows)
    fling(scene.stage)
    TextEngine.removeAllCached()
    let framesBefore = scene.stage.framesDrawn
    for _ in 0..<FlingWorkload.flings { fling(scene.stage) }
    let frames = scene.stage.framesDrawn - framesBefore
    let times = Distribution(Array(scene.stage.cpuFrameSeconds.suffix(frames)))
    let memcpy = (copyTimeBefore + memcpyTimer.measure()) / 2
    try check(scene)
    return [
      Measurement("frame ÷ memcpy", times.median / memcpy, .times, limit: 5, aim: 3),
      Measurement("frame, median", times.median * 1e3, .milliseconds),
      Measurement("frame, p99", times.percentile99 * 1e3, .milliseconds),
    ]
  }

  private func fling(_ stage: Stage) {
    stage.drag(from: CGPoint(x: 640, y: 700), to: CGPoint(x: 640, y: 100), duration: 0.15)
    stage.advance(by: 1.5)
  }

  /// Flings again, and compares every tenth frame with a full redraw.
  private func check(_ scene: TableStage) throws {
    let stage = scene.stage
    stage.drag(from: CGPoint(x: 640, y: 700), to: CGPoint(x: 640, y: 100), duration: 0.15)
    let offset = scene.table.contentOffset.y
    for _ in 0..<9 {
      stage.advance(by: 1 / 6)
      if let difference = stage.differenceFromFullRedraw() {
        throw BenchFailure("a frame of a fling is not what a full redraw would be: \(difference)")
      }
    }
    guard scene.table.contentOffset.y > offset + 400 else {
      throw BenchFailure("the table was not flung")
    }
  }
}
