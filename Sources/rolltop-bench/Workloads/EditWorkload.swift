import SeededRandom
import UIKit

/// Inserts, deletes and re-measures single rows at random positions among rows of varying heights.
///
/// Only the calls are measured: the rows are offscreen, and nothing is drawn.
struct EditWorkload: Workload {
  let name = "edit-row"
  private static let repetitions = 400

  func run(_ memcpyTimer: MemcpyTimer) throws -> [Measurement] {
    var (many, few) = (Edits(count: 1_000_000), Edits(count: 10_000))
    let large = try many.measure(EditWorkload.repetitions)
    let smallTime = try few.measure(EditWorkload.repetitions)
    return zip(large, smallTime).flatMap { large, smallTime in
      [
        Measurement(large.name, large.seconds * 1e6, .microseconds, limit: 10, aim: 3),
        Measurement(
          "\(large.name) ÷ in 10,000",
          large.seconds / smallTime.seconds,
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
    let inserting = seconds(repetitions) { path in
      rows.count += 1
      table.insertRows(at: [path], with: .none)
    }
    let deleting = seconds(repetitions) { path in
      rows.count -= 1
      table.deleteRows(at: [path], with: .none)
    }
    let measuring = seconds(repetitions) { path in
      rows.grownRow = path.row
      table.reloadRows(at: [path], with: .none)
    }
    guard rows.count == count, table.numberOfRows(inSection: 0) == count else {
      throw BenchFailure("rows were lost while editing")
    }
    return [("insert", inserting), ("delete", deleting), ("re-measure", measuring)]
  }

  private mutating func seconds(_ repetitions: Int, _ work: (IndexPath) -> Void) -> Double {
    // The visible rows are at the top, far from the changed ones.
    let paths = (0..<repetitions + 20).map { _ in
      IndexPath(row: Int.random(in: 100..<rows.count - 2000, using: &random), section: 0)
    }
    for path in paths.prefix(20) { work(path) }
    let start = Clock.processor
    for path in paths.dropFirst(20) { work(path) }
    return (Clock.processor - start) / Double(repetitions)
  }
}
