import SeededRandom
import UIKitLists

/// Compares two lists of 10,000 identifiers that differ by 100 moves, insertions and deletions
/// each.
struct DiffWorkload: Workload {
  let name = "diff"
  private static let count = 10_000
  private static let changes = 100

  func run(_ memcpyTimer: MemcpyTimer) throws -> [Measurement] {
    let old = (0..<DiffWorkload.count).map { "identifier \($0)" }
    let new = changed(old)
    let start = Clock.processor
    let difference = try ListDifference(from: old, to: new)
    let seconds = Clock.processor - start
    guard difference.deletions.count == DiffWorkload.changes,
      difference.insertions.count == DiffWorkload.changes,
      !difference.moves.isEmpty, difference.moves.count <= DiffWorkload.changes
    else { throw BenchFailure("the difference is wrong") }
    return [Measurement("10,000 strings", seconds * 1e3, .milliseconds, limit: 10, aim: 3)]
  }

  private func changed(_ old: [String]) -> [String] {
    var random = SeededGenerator(seed: 3)
    var list = old
    for _ in 0..<DiffWorkload.changes {
      list.remove(at: Int.random(in: list.indices, using: &random))
    }
    for _ in 0..<DiffWorkload.changes {
      let row = list.remove(at: Int.random(in: list.indices, using: &random))
      list.insert(row, at: Int.random(in: list.indices, using: &random))
    }
    for index in 0..<DiffWorkload.changes {
      list.insert("new \(index)", at: Int.random(in: list.indices, using: &random))
    }
    return list
  }
}
