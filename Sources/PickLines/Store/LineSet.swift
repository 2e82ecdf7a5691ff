/// A set of lines with a bit for each: the marked ones of a list that may have millions.
package struct LineSet: Equatable, Sendable {
  private var words: [UInt64] = []
  /// The number of lines in the set.
  package private(set) var count = 0

  /// Creates an empty set.
  package init() {}

  /// Whether a line is in the set.
  package func contains(_ line: Int) -> Bool {
    line / 64 < words.count && words[line / 64] & (1 << UInt64(line % 64)) != 0
  }

  /// Adds a line; one that is there stays.
  package mutating func insert(_ line: Int) {
    guard !contains(line) else { return }
    if line / 64 >= words.count {
      words.append(contentsOf: repeatElement(0, count: line / 64 + 1 - words.count))
    }
    words[line / 64] |= 1 << UInt64(line % 64)
    count += 1
  }

  /// Removes a line, if it is there.
  package mutating func remove(_ line: Int) {
    guard contains(line) else { return }
    words[line / 64] &= ~(1 << UInt64(line % 64))
    count -= 1
  }

  /// The lines, in their order.
  package var lines: some Sequence<Int> {
    words.indices.lazy.flatMap { index in
      (0..<64).lazy.filter { words[index] & (1 << UInt64($0)) != 0 }.map { index * 64 + $0 }
    }
  }
}
