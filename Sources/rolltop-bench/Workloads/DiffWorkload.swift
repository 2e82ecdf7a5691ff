import SeededRandom
import UIKitLists

/// Compares two lists of 10,000 identifiers that differ by 100 moves, insertions and deletions
/// each.
struct DiffWorkload: Workload {
  let name = "diff"
  private static let identifierCount = 10_000
  /// The number of deletions, of moves and of insertions.
  private static let changeCount = 100

  func run(_ memcpyTimer: MemcpyTimer) throws -> [Measurement] {
    let oldList = (0..<DiffWorkload.identifierCount).map { "identifier \($0)" }
    let newList = changed(oldList)
    let start = Clock.processor
    let difference = try ListDifference(from: oldList, to: newList)
    let seconds = Clock.processor - start
    guard difference.deletions.count == DiffWorkload.changeCount,
      difference.insertions.count == DiffWorkload.changeCount,
      !difference.moves.isEmpty, difference.moves.count <= DiffWorkload.changeCount
    else { throw BenchFailure("the difference is wrong") }
    return [Measurement("10,000 strings", seconds * 1e3, .milliseconds, limit: 10, aim: 3)]
  }

  /// Returns a list with random deletions, moves and insertions.
  private func changed(_ oldList: [String]) -> [String] {
    var random = SeededGenerator(seed: 3)
    var list = oldList
    for _ in 0..<DiffWorkload.changeCount {
      list.remove(at: Int.random(in: list.indices, using: &random))
    }
    for _ in 0..<DiffWorkload.changeCount {
      let identifier = list.remove(at: Int.random(in: list.indices, using: &random))
      list.insert(identifier, at: Int.random(in: list.indices, using: &random))
    }
    for index in 0..<DiffWorkload.changeCount {
      list.insert("new \(index)", at: Int.random(in: list.indices, using: &random))
    }
    return list
  }
}
