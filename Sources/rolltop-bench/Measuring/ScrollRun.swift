import UIKit
import UIKitStage

/// Scrolls a table frame by frame, and measures or verifies each frame.
@MainActor
struct ScrollRun {
  let scene: TableStage
  /// Points per frame.
  let step: CGFloat
  static let frames = 600
  private static let warmUpFrames = 30

  /// Measures the processor time of each frame in seconds, with uncached text.
  ///
  /// - Throws: `BenchFailure` if a frame was skipped.
  func measure() throws -> Distribution {
    TextEngine.removeAllCached()
    for _ in 0..<ScrollRun.warmUpFrames { scene.scroll(by: step) }
    let framesBefore = scene.stage.framesDrawn
    for _ in 0..<ScrollRun.frames { scene.scroll(by: step) }
    let frames = scene.stage.framesDrawn - framesBefore
    guard frames == ScrollRun.frames else {
      throw BenchFailure("\(frames) of \(ScrollRun.frames) frames were drawn")
    }
    return Distribution(Array(scene.stage.cpuFrameSeconds.suffix(frames)))
  }

  /// Scrolls the same distance again; compares every hundredth frame with a full redraw, and its
  /// rows with the expected content.
  ///
  /// The check is a separate run, because comparisons would evict the table from the processor's
  /// caches.
  func check() throws {
    for frame in 1...ScrollRun.frames {
      scene.scroll(by: step)
      guard frame.isMultiple(of: 100) else { continue }
      if let difference = scene.stage.differenceFromFullRedraw() {
        throw BenchFailure("frame \(frame) is not what a full redraw would be: \(difference)")
      }
      try checkRows(frame)
    }
  }

  private func checkRows(_ frame: Int) throws {
    let table = scene.table
    let paths = table.indexPathsForVisibleRows ?? []
    var bottom = table.contentOffset.y
    for path in paths {
      let rect = table.rectForRow(at: path)
      guard rect.minY <= bottom + 1e-6 else {
        throw BenchFailure("frame \(frame) shows nothing above row \(path.row)")
      }
      bottom = rect.maxY
      guard table.cellForRow(at: path)?.textLabel?.text == PeerRow.title(path.row) else {
        throw BenchFailure("row \(path.row) has another row's text in frame \(frame)")
      }
      let middle = CGPoint(x: 32, y: rect.midY - table.contentOffset.y)
      guard middle.y >= 0, middle.y < TableStage.size.height else { continue }
      guard scene.stage.color(at: middle) != .white else {
        throw BenchFailure("row \(path.row) was not drawn in frame \(frame)")
      }
    }
    guard bottom >= table.contentOffset.y + TableStage.size.height else {
      throw BenchFailure("frame \(frame) ends after \(paths.count) rows")
    }
  }
}
