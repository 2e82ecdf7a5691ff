import SeededRandom
import UIKit

/// Inserts, deletes and re-measures single rows at random positions among rows of varying heights.
///
/// Only the calls are measured: the rows are offscreen, and nothing is drawn.
struct EditWorkload: Workload {
  let name = "edit-row"
  private static let repetitions = 400

  func run(_ memcpyTimer: MemcpyTimer) throws -> [Measurement] {
    var (largeTable, smallTable) = (Edits(count: 1_000_000), Edits(count: 10_000))
    let largeTimes = try largeTable.measure(EditWorkload.repetitions)
    let smallTimes = try smallTable.measure(EditWorkload.repetitions)
    return zip(largeTimes, smallTimes).flatMap { large, small in
      [
        Measurement(large.name, large.seconds * 1e6, .microseconds, limit: 10, aim: 3),
        Measurement(
          "\(large.name) ÷ in 10,000",
          large.seconds / small.seconds,
          .times,
          limit: 2,
          aim: 2
        ),
      ]
    }
  }
}

/// A table for changes of single rows.
@MainActor
private struct Edits {
  let rows: VaryingRows
  let scene: TableStage
  private var random = SeededGenerator(seed: 20)

  init(count: Int) {
    rows = VaryingRows(count: count)
    scene = TableStage(rows: rows)
  }

  /// Returns the mean time of each kind of change, in seconds.
  mutating func measure(_ repetitions: Int) throws -> [(name: String, seconds: Double)] {
    let table = scene.table
    let (rows, count) = (rows, rows.count)
    let insertionTime = meanSeconds(repetitions) { indexPath in
      rows.count += 1
      table.insertRows(at: [indexPath], with: .none)
    }
    let deletionTime = meanSeconds(repetitions) { indexPath in
      rows.count -= 1
      table.deleteRows(at: [indexPath], with: .none)
    }
    let measuringTime = meanSeconds(repetitions) { indexPath in
      rows.grownRow = indexPath.row
      table.reloadRows(at: [indexPath], with: .none)
    }
    guard rows.count == count, table.numberOfRows(inSection: 0) == count else {
      throw BenchFailure("rows were lost while editing")
    }
    return [("insert", insertionTime), ("delete", deletionTime), ("re-measure", measuringTime)]
  }

  private mutating func meanSeconds(_ repetitions: Int, of change: (IndexPath) -> Void) -> Double {
    // The visible rows are at the top, far from the changed ones. The first 20 changes are not
    // measured.
    let indexPaths = (0..<repetitions + 20).map { _ in
      IndexPath(row: Int.random(in: 100..<rows.count - 2000, using: &random), section: 0)
    }
    for indexPath in indexPaths.prefix(20) { change(indexPath) }
    let start = Clock.processor
    for indexPath in indexPaths.dropFirst(20) { change(indexPath) }
    return (Clock.processor - start) / Double(repetitions)
  }
}
