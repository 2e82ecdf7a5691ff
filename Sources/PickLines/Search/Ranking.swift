import Glibc

/// Sorts matches: many with a counting sort, few by comparison.
struct Ranking {
  /// Line numbers in memory allocated with `malloc`, which the caller must free.
  typealias List = (lines: UnsafeMutablePointer<UInt32>, count: Int)

  /// The ranks of the lines; the first one belongs to `lines.lowerBound`.
  let ranks: UnsafePointer<UInt32>
  let lines: Range<Int>
  /// Whether later lines precede earlier ones, if their ranks are equal or ignored.
  let isReversed: Bool

  /// The maximum number of lines that are sorted by comparison.
  private static let maximumComparedCount = 4096
  /// The maximum number of ranks for a single counting sort, which suffices for typical lists,
  /// whose lengths and scores differ little.
  private static let maximumRanks = 1 << 19

  /// Returns the matching lines in the order of the input, or in the reverse order if `isReversed`.
  ///
  /// - Returns: A list, which the caller must free.
  func inOrder() -> List {
    let count = matchCount
    let list = Self.allocate(count)
    var end = 0
    forEachMatch { line, _ in
      list[end] = line
      end += 1
    }
    return (list, count)
  }

  /// Returns the matching lines, best first.
  ///
  /// - Returns: A list, which the caller must free.
  func bestFirst() -> List {
    guard lines.count > Self.maximumComparedCount else { return sortedByComparison() }
    let span = RankSpan(ranks, lines.count)
    return span.size <= Self.maximumRanks ? sortedByCounting(span) : sortedByTwoCountings()
  }

  private func sortedByComparison() -> List {
    let (list, count) = inOrder()
    var matches = UnsafeMutableBufferPointer(start: list, count: count)
    matches.sort { lhs, rhs in
      let (leftRank, rightRank) = (rank(of: lhs), rank(of: rhs))
      return leftRank == rightRank ? (lhs < rhs) != isReversed : leftRank < rightRank
    }
    return (list, count)
  }

  private func sortedByCounting(_ span: RankSpan) -> List {
    var offsets = [UInt32](repeating: 0, count: span.size)
    let count = offsets.withUnsafeMutableBufferPointer { offsets in
      forEachMatch { _, rank in offsets[span.index(of: rank)] += 1 }
      return Self.accumulate(offsets)
    }
    let list = Self.allocate(count)
    offsets.withUnsafeMutableBufferPointer { offsets in
      forEachMatch { line, rank in
        let index = span.index(of: rank)
        list[Int(offsets[index])] = line
        offsets[index] += 1
      }
    }
    return (list, count)
  }

  /// Sorts by length, and then by score, with a counting sort each.
  private func sortedByTwoCountings() -> List {
    let (list, count) = inOrder()
    let byLength = Self.allocate(count)
    defer { Glibc.free(byLength) }
    distribute(list, count: count, to: byLength) { $0 & 0xFFFF }
    distribute(byLength, count: count, to: list) { $0 >> 16 }
    return (list, count)
  }

  /// Sorts lines by a part of their ranks with a stable counting sort.
  private func distribute(
    _ list: UnsafePointer<UInt32>,
    count: Int,
    to sortedList: UnsafeMutablePointer<UInt32>,
    by key: (UInt32) -> UInt32
  ) {
    var offsets = [UInt32](repeating: 0, count: 1 << 16)
    offsets.withUnsafeMutableBufferPointer { offsets in
      for index in 0..<count { offsets[Int(key(rank(of: list[index])))] += 1 }
      _ = Self.accumulate(offsets)
      for index in 0..<count {
        let bucket = Int(key(rank(of: list[index])))
        sortedList[Int(offsets[bucket])] = list[index]
        offsets[bucket] += 1
      }
    }
  }

  private func rank(of line: UInt32) -> UInt32 { ranks[Int(line) - lines.lowerBound] }

  private var matchCount: Int {
    var count = 0
    for index in 0..<lines.count where ranks[index] != Rank.none { count += 1 }
    return count
  }

  /// Calls the body with each matching line and its rank, in the order of `inOrder()`.
  @inline(__always)
  private func forEachMatch(_ body: (_ line: UInt32, _ rank: UInt32) -> Void) {
    let firstLine = UInt32(truncatingIfNeeded: lines.lowerBound)
    if isReversed {
      for index in (0..<lines.count).reversed() where ranks[index] != Rank.none {
        body(firstLine &+ UInt32(truncatingIfNeeded: index), ranks[index])
      }
    } else {
      for index in 0..<lines.count where ranks[index] != Rank.none {
        body(firstLine &+ UInt32(truncatingIfNeeded: index), ranks[index])
      }
    }
  }

  /// Converts the counts of each key to the index of its first line.
  ///
  /// - Returns: The sum of the counts.
  private static func accumulate(_ counts: UnsafeMutableBufferPointer<UInt32>) -> Int {
    var sum: UInt32 = 0
    for index in counts.indices { (counts[index], sum) = (sum, sum &+ counts[index]) }
    return Int(sum)
  }

  private static func allocate(_ count: Int) -> UnsafeMutablePointer<UInt32> {
    let memory = malloc(max(1, count) * MemoryLayout<UInt32>.stride)
    guard let memory else { Glibc.abort() }
    return memory.bindMemory(to: UInt32.self, capacity: count)
  }
}

/// The span of ranks of some matches, from the best to the worst score and from the minimum to the
/// maximum length.
private struct RankSpan {
  private var minimum = (score: UInt32.max, length: UInt32.max)
  private var maximum = (score: UInt32.min, length: UInt32.min)

  init(_ ranks: UnsafePointer<UInt32>, _ count: Int) {
    for index in 0..<count where ranks[index] != Rank.none {
      let (score, length) = (ranks[index] >> 16, ranks[index] & 0xFFFF)
      minimum = (min(minimum.score, score), min(minimum.length, length))
      maximum = (max(maximum.score, score), max(maximum.length, length))
    }
  }

  private var lengthCount: Int { Int(maximum.length) - Int(minimum.length) + 1 }

  /// The number of ranks; 0 without matches.
  var size: Int {
    guard minimum.score <= maximum.score else { return 0 }
    return (Int(maximum.score) - Int(minimum.score) + 1) * lengthCount
  }

  /// Returns the index of a rank in the span.
  @inline(__always)
  func index(of rank: UInt32) -> Int {
    Int((rank >> 16) - minimum.score) * lengthCount + Int((rank & 0xFFFF) - minimum.length)
  }
}
