import UIKit
import UIKitStage

/// Counts the pixels composited for small changes.
struct DamageWorkload: Workload {
  let name = "damage"

  func run(_ memcpyTimer: MemcpyTimer) throws -> [Measurement] {
    let rowPixels = Double(TableStage.size.width * PeerRows.rowHeight)
    let labelFrame = CGRect(x: 100, y: 100, width: 200, height: 24)
    let labelPixels = Double(labelFrame.width * labelFrame.height)
    return [
      Measurement(
        "one row highlighted",
        try maximumPixelsOfHighlight(),
        .pixels,
        limit: rowPixels,
        aim: rowPixels
      ),
      Measurement(
        "a label's text",
        try maximumPixelsOfLabel(at: labelFrame),
        .pixels,
        limit: labelPixels,
        aim: labelPixels
      ),
    ]
  }

  /// Returns the maximum number of pixels per frame while a row is touched and released.
  private func maximumPixelsOfHighlight() throws -> Double {
    let rows = PeerRows(count: 1000)
    let scene = TableStage(rows: rows)
    var maximum = 0
    scene.stage.touchDown(at: CGPoint(x: 640, y: 300))
    maximum = max(maximum, maximumPixels(of: scene.stage, frameCount: 30))
    guard scene.table.visibleCells.contains(where: \.isHighlighted) else {
      throw BenchFailure("no row was highlighted")
    }
    scene.stage.touchCancel()
    maximum = max(maximum, maximumPixels(of: scene.stage, frameCount: 60))
    guard !scene.table.visibleCells.contains(where: \.isHighlighted) else {
      throw BenchFailure("a row stays highlighted")
    }
    return Double(maximum)
  }

  /// Returns the maximum number of pixels per frame while the text of a label changes.
  private func maximumPixelsOfLabel(at frame: CGRect) throws -> Double {
    let stage = Stage(size: TableStage.size, scale: 1)
    let view = UIView()
    view.backgroundColor = .white
    let label = UILabel(frame: frame)
    label.text = "12:00:00"
    view.addSubview(label)
    stage.show(view)
    stage.settle()
    let framesBefore = stage.framesDrawn
    var maximum = 0
    for second in 1...9 {
      label.text = "12:00:0\(second)"
      maximum = max(maximum, maximumPixels(of: stage, frameCount: 60))
    }
    guard stage.framesDrawn == framesBefore + 9 else {
      throw BenchFailure("9 changes drew \(stage.framesDrawn - framesBefore) frames")
    }
    return Double(maximum)
  }

  /// Draws frames, and returns the maximum number of pixels composited for one of them.
  private func maximumPixels(of stage: Stage, frameCount: Int) -> Int {
    var maximum = 0
    for _ in 0..<frameCount {
      let framesBefore = stage.framesDrawn
      stage.advance(by: 1 / 60)
      if stage.framesDrawn > framesBefore { maximum = max(maximum, stage.loop.lastFramePixels) }
    }
    return maximum
  }
}
