import UIKit
import UIKitStage

/// Changes something in each frame: reloads a visible row, or resizes the window.
struct FrameChangesWorkload: Workload {
  let name = "frame-changes"
  private static let warmUpFrameCount = 30
  private static let frameCount = 600

  func run(_ memcpyTimer: MemcpyTimer) throws -> [Measurement] {
    let reloadTime = try rowReloadTime()
    let resizeTime = try windowResizeTime()
    return [
      Measurement("a row reloaded", reloadTime * 1e3, .milliseconds, limit: 1, aim: 0.15),
      Measurement("the window resized", resizeTime * 1e3, .milliseconds, limit: 4, aim: 2),
    ]
  }

  /// Returns the median time of frames that reload one visible row each, in seconds.
  private func rowReloadTime() throws -> Double {
    let rows = PeerRows(count: 10_000)
    let scene = TableStage(rows: rows)
    let seconds = medianSeconds(of: scene) { frame in
      scene.table.reloadRows(at: [IndexPath(row: frame % 10 + 1, section: 0)], with: .none)
    }
    try check(scene)
    return seconds
  }

  /// Returns the median time of frames before each of which the window is resized, in seconds.
  private func windowResizeTime() throws -> Double {
    let rows = PeerRows(count: 10_000)
    let scene = TableStage(rows: rows)
    let screen = scene.stage.window.screen
    let seconds = medianSeconds(of: scene) { frame in
      // Wider and narrower again, by 4 points each.
      let width = 1000 + 4 * CGFloat(abs(frame % 120 - 60))
      screen.resize(to: CGSize(width: width, height: 700 + width / 20), scale: 1)
    }
    try check(scene)
    return seconds
  }

  /// Returns the median processor time of frames including the changes before them, in seconds.
  private func medianSeconds(of scene: TableStage, change: (_ frame: Int) -> Void) -> Double {
    // An application's loop runs the work of the main queue outside of frames.
    scene.stage.runsDeferredWork = false
    var times: [Double] = []
    for frame in 0..<FrameChangesWorkload.warmUpFrameCount + FrameChangesWorkload.frameCount {
      let start = Clock.processor
      change(frame)
      scene.stage.advance(by: 1 / 60)
      times.append(Clock.processor - start)
    }
    return Distribution(Array(times.dropFirst(FrameChangesWorkload.warmUpFrameCount))).median
  }

  private func check(_ scene: TableStage) throws {
    if let difference = scene.stage.differenceFromFullRedraw() {
      throw BenchFailure("a changed frame is not what a full redraw would be: \(difference)")
    }
  }
}
