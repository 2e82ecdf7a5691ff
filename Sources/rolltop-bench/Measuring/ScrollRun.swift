import UIKit
import UIKitStage

/// Scrolls a table frame by frame, and measures or verifies each frame.
@MainActor
struct ScrollRun {
  let scene: TableStage
  /// Points per frame.
  let step: CGFloat
  static let frameCount = 600
  private static let warmUpFrameCount = 30

  /// Measures the processor time of each frame in seconds, after emptying the text caches.
  ///
  /// - Throws: `BenchFailure` if a frame was skipped.
  func measure() throws -> Distribution {
    TextEngine.removeAllCached()
    for _ in 0..<ScrollRun.warmUpFrameCount { scene.scroll(by: step) }
    let framesBefore = scene.stage.framesDrawn
    for _ in 0..<ScrollRun.frameCount { scene.scroll(by: step) }
    let frames = scene.stage.framesDrawn - framesBefore
    guard frames == ScrollRun.frameCount else {
      throw BenchFailure("\(frames) of \(ScrollRun.frameCount) frames were drawn")
    }
    return Distribution(Array(scene.stage.cpuFrameSeconds.suffix(frames)))
  }

  /// Scrolls the same distance again; compares every hundredth frame with a full redraw, and its
  /// rows with the expected content.
  ///
  /// The check is a separate run, because comparisons would evict the table from the processor's
  /// caches.
  func check() throws {
    for frame in 1...ScrollRun.frameCount {
      scene.scroll(by: step)
      guard frame.isMultiple(of: 100) else { continue }
      if let difference = scene.stage.differenceFromFullRedraw() {
        throw BenchFailure("frame \(frame) is not what a full redraw would be: \(difference)")
      }
      try checkRows(inFrame: frame)
    }
  }

  /// Throws `BenchFailure` unless the rows fill the table and show their content.
  private func checkRows(inFrame frame: Int) throws {
    let table = scene.table
    let indexPaths = table.indexPathsForVisibleRows ?? []
    var bottom = table.contentOffset.y
    for indexPath in indexPaths {
      let rect = table.rectForRow(at: indexPath)
      guard rect.minY <= bottom + 1e-6 else {
        throw BenchFailure("frame \(frame) shows nothing above row \(indexPath.row)")
      }
      bottom = rect.maxY
      guard table.cellForRow(at: indexPath)?.textLabel?.text == PeerRow.title(indexPath.row) else {
        throw BenchFailure("row \(indexPath.row) has another row's text in frame \(frame)")
      }
      let iconCenter = CGPoint(x: 32, y: rect.midY - table.contentOffset.y)
      guard iconCenter.y >= 0, iconCenter.y < TableStage.size.height else { continue }
      guard scene.stage.color(at: iconCenter) != .white else {
        throw BenchFailure("row \(indexPath.row) was not drawn in frame \(frame)")
      }
    }
    guard bottom >= table.contentOffset.y + TableStage.size.height else {
      throw BenchFailure("frame \(frame) ends after \(indexPaths.count) rows")
    }
  }
}
