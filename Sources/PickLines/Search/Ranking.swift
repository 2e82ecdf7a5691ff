import Glibc

/// Puts matches in their order, by counting: once by length, and then by score.
struct Ranking {
  /// The ranks of the lines, of which the first belongs to `lines.lowerBound`.
  let ranks: UnsafePointer<UInt32>
  /// The lines.
  let lines: Range<Int>
  /// Whether later lines stand before equal ones.
  let isReversed: Bool

  /// The lines that match in the order of the input.
  ///
  /// - Returns: Memory of `malloc` and the number of lines in it.
  func inOrder() -> (UnsafeMutablePointer<UInt32>, count: Int) {
    let count = matchCount
    let list = Self.allocate(count)
    var end = 0
    forEachMatch { line, _ in
      list[end] = line
      end += 1
    }
    return (list, count)
  }

  /// The lines that match, best first.
  ///
  /// - Returns: Memory of `malloc` and the number of lines in it.
  func bestFirst() -> (UnsafeMutablePointer<UInt32>, count: Int) {
    var lengths = [UInt32](repeating: 0, count: 1 << 16)
    var scores = lengths
    var count = 0
    forEachMatch { _, rank in
      lengths[Int(rank & 0xFFFF)] += 1
      scores[Int(rank >> 16)] += 1
      count += 1
    }
    Self.accumulate(&lengths)
    Self.accumulate(&scores)
    let byLength = Self.allocate(count)
    lengths.withUnsafeMutableBufferPointer { lengths in
      forEachMatch { line, rank in
        let place = lengths[Int(rank & 0xFFFF)]
        byLength[Int(place)] = line
        lengths[Int(rank & 0xFFFF)] = place + 1
      }
    }
    let list = Self.allocate(count)
    scores.withUnsafeMutableBufferPointer { scores in
      for index in 0..<count {
        let line = byLength[index]
        let score = Int(ranks[Int(line) - lines.lowerBound] >> 16)
        list[Int(scores[score])] = line
        scores[score] += 1
      }
    }
    Glibc.free(byLength)
    return (list, count)
  }

  private var matchCount: Int {
    var count = 0
    for index in 0..<lines.count where ranks[index] != Rank.none { count += 1 }
    return count
  }

  @inline(__always)
  private func forEachMatch(_ body: (UInt32, UInt32) -> Void) {
    let first = UInt32(truncatingIfNeeded: lines.lowerBound)
    if isReversed {
      for index in (0..<lines.count).reversed() where ranks[index] != Rank.none {
        body(first &+ UInt32(truncatingIfNeeded: index), ranks[index])
      }
    } else {
      for index in 0..<lines.count where ranks[index] != Rank.none {
        body(first &+ UInt32(truncatingIfNeeded: index), ranks[index])
      }
    }
  }

  /// Makes of the counts of each key the place of its first line.
  private static func accumulate(_ counts: inout [UInt32]) {
    var sum: UInt32 = 0
    for index in counts.indices { (counts[index], sum) = (sum, sum &+ counts[index]) }
  }

  private static func allocate(_ count: Int) -> UnsafeMutablePointer<UInt32> {
    let memory = malloc(max(1, count) * MemoryLayout<UInt32>.stride)
    guard let memory else { Glibc.abort() }
    return memory.bindMemory(to: UInt32.self, capacity: count)
  }
}
