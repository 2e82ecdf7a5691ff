import SeededRandom
import UIKit
import UIKitStage

/// Applies a batch of 1,000 mixed changes to 100,000 rows of varying heights, including the first
/// frame of the animation.
struct BatchWorkload: Workload {
  let name = "batch"
  private static let rowCount = 100_000

  func run(_ memcpyTimer: MemcpyTimer) throws -> [Measurement] {
    let rows = VaryingRows(count: BatchWorkload.rowCount)
    let scene = TableStage(rows: rows)
    var random = SeededGenerator(seed: 7)
    // The first twelve rows are visible; the others are random.
    let visibleRows = (0..<12).shuffled(using: &random)
    let otherRows = (12..<BatchWorkload.rowCount - 2000).shuffled(using: &random).prefix(1188)
    var indexPaths = (visibleRows + otherRows).map { IndexPath(row: $0, section: 0) }
    indexPaths.shuffle(using: &random)
    let framesBefore = scene.stage.framesDrawn
    let start = Clock.processor
    scene.table.performBatchUpdates {
      scene.table.deleteRows(at: Array(indexPaths[0..<300]), with: .fade)
      scene.table.insertRows(at: Array(indexPaths[300..<600]), with: .automatic)
      for index in stride(from: 600, to: 1000, by: 2) {
        scene.table.moveRow(at: indexPaths[index], to: indexPaths[index + 1])
      }
      scene.table.reloadRows(at: Array(indexPaths[1000..<1200]), with: .none)
    }
    scene.stage.advance(by: 1 / 60)
    let seconds = Clock.processor - start
    guard scene.stage.framesDrawn == framesBefore + 1 else {
      throw BenchFailure("the batch drew \(scene.stage.framesDrawn - framesBefore) frames")
    }
    scene.stage.settle()
    if let difference = scene.stage.differenceFromFullRedraw() {
      throw BenchFailure("the batch ends in wrong pixels: \(difference)")
    }
    return [Measurement("until its first frame", seconds * 1e3, .milliseconds, limit: 16, aim: 5)]
  }
}
