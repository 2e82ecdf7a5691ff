/// A bit set of lines, for the marked lines of a list with possibly millions of lines.
package struct LineSet: Equatable, Sendable {
  /// A bit for each line.
  private var words: [UInt64] = []
  /// The number of lines in the set.
  package private(set) var count = 0

  /// Creates an empty set.
  package init() {}

  /// Returns whether a line is in the set.
  package func contains(_ line: Int) -> Bool {
    line / 64 < words.count && words[line / 64] & (1 << UInt64(line % 64)) != 0
  }

  /// Inserts a line; no effect if it is already in the set.
  package mutating func insert(_ line: Int) {
    guard !contains(line) else { return }
    if line / 64 >= words.count {
      words.append(contentsOf: repeatElement(0, count: line / 64 + 1 - words.count))
    }
    words[line / 64] |= 1 << UInt64(line % 64)
    count += 1
  }

  /// Removes a line; no effect if it is not in the set.
  package mutating func remove(_ line: Int) {
    guard contains(line) else { return }
    words[line / 64] &= ~(1 << UInt64(line % 64))
    count -= 1
  }

  /// The lines in ascending order.
  package var lines: some Sequence<Int> {
    words.indices.lazy.flatMap { index in
      (64 * index..<64 * index + 64).lazy.filter { contains($0) }
    }
  }
}
