import UIKit
import UIKitStage

/// Changes something in each frame: reloads a visible row, or resizes the window.
struct FrameChangesWorkload: Workload {
  let name = "frame-changes"
  private static let warmUp = 30
  private static let frames = 600

  func run(_ memcpyTimer: MemcpyTimer) throws -> [Measurement] {
    let reloads = try reloadingRows()
    let sizes = try resizing()
    return [
      Measurement("a row reloaded", reloads * 1e3, .milliseconds, limit: 1, aim: 0.15),
      Measurement("the window resized", sizes * 1e3, .milliseconds, limit: 4, aim: 2),
    ]
  }

  /// Returns the median time of frames that reload one visible row each, in seconds.
  private func reloadingRows() throws -> Double {
    let rows = PeerRows(count: 10_000)
    let scene = TableStage(rows: rows)
    let seconds = seconds(scene) { frame in
      scene.table.reloadRows(at: [IndexPath(row: frame % 10 + 1, section: 0)], with: .none)
    }
    try check(scene)
    return seconds
  }

  /// Returns the median time of frames in which the window has another size each, in seconds.
  private func resizing() throws -> Double {
    let rows = PeerRows(count: 10_000)
    let scene = TableStage(rows: rows)
    let screen = scene.stage.window.screen
    let seconds = seconds(scene) { frame in
      // Wider and narrower again, by 4 points each.
      let width = 1000 + 4 * CGFloat(abs(frame % 120 - 60))
      screen.resize(to: CGSize(width: width, height: 700 + width / 20), scale: 1)
    }
    try check(scene)
    return seconds
  }

  /// Returns the median processor time of frames, with their changes, in seconds.
  private func seconds(_ scene: TableStage, _ change: (Int) -> Void) -> Double {
    // An application's loop runs the work of the main queue outside of frames.
    scene.stage.runsDeferredWork = false
    var times: [Double] = []
    for frame in 0..<FrameChangesWorkload.warmUp + FrameChangesWorkload.frames {
      let start = Clock.processor
      change(frame)
      scene.stage.advance(by: 1 / 60)
      times.append(Clock.processor - start)
    }
    return Distribution(Array(times.dropFirst(FrameChangesWorkload.warmUp))).median
  }

  private func check(_ scene: TableStage) throws {
    if let difference = scene.stage.differenceFromFullRedraw() {
      throw BenchFailure("a changed frame is not what a full redraw would be: \(difference)")
    }
  }
}
