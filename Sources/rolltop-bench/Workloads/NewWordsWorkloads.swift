import UIKit
import UIKitStage

/// Scrolls by 60 pixels per frame through rows of new words in eight scripts, and emoji.
///
/// The value depends on the installed fonts; scripts without a font are drawn as boxes.
struct ScriptsWorkload: Workload {
  let name = "text-scripts"

  func run(_ memcpyTimer: MemcpyTimer) throws -> [Measurement] {
    let copyTimeBefore = memcpyTimer.measure()
    let rows = NewWordRows(count: 10_000, scripts: NewWords.everyScript)
    let times = try ScrollRun(scene: TableStage(rows: rows), step: 60).measure()
    let memcpy = (copyTimeBefore + memcpyTimer.measure()) / 2
    return [
      Measurement("frame ÷ memcpy", times.median / memcpy, .times, limit: 3, aim: 2.5),
      Measurement("frame, median", times.median * 1e3, .milliseconds),
      Measurement("frame, p99", times.percentile99 * 1e3, .milliseconds),
    ]
  }
}

/// Sets new texts on the 20 visible rows in every frame, each with three words that were never
/// displayed.
struct NewWordsWorkload: Workload {
  let name = "text-new-words"
  private static let rowCount = 20
  private static let frameCount = 120
  /// The number of the next text; it increases across runs, so that no run repeats words.
  private static var nextNumber = NewWordsWorkload.rowCount

  func run(_ memcpyTimer: MemcpyTimer) throws -> [Measurement] {
    let copyTimeBefore = memcpyTimer.measure()
    let scripts = Array(repeating: NewWords.latin, count: 3)
    let rows = NewWordRows(count: NewWordsWorkload.rowCount, scripts: scripts)
    let height = TableStage.size.height / CGFloat(NewWordsWorkload.rowCount)
    let scene = TableStage(rows: rows, rowHeight: height)
    let framesBefore = scene.stage.framesDrawn
    for _ in 0..<NewWordsWorkload.frameCount {
      for cell in scene.table.visibleCells {
        cell.textLabel?.text = NewWords.text(
          number: NewWordsWorkload.nextNumber,
          scripts: scripts
        )
        NewWordsWorkload.nextNumber += 1
      }
      scene.stage.advance(by: 1 / 60)
    }
    let frames = scene.stage.framesDrawn - framesBefore
    guard frames == NewWordsWorkload.frameCount else {
      throw BenchFailure("\(frames) of \(NewWordsWorkload.frameCount) frames were drawn")
    }
    let times = Distribution(Array(scene.stage.cpuFrameSeconds.suffix(frames)))
    let memcpy = (copyTimeBefore + memcpyTimer.measure()) / 2
    return [
      Measurement("frame ÷ memcpy", times.median / memcpy, .times, limit: 5, aim: 4),
      Measurement("frame, median", times.median * 1e3, .milliseconds),
    ]
  }
}
