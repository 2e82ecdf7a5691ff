import Glibc

/// The lines that match a query, in the order in which they are shown; it does not change.
package final class Matches: @unchecked Sendable {
  /// Lines with an equal field, which stand together.
  package struct Section: Equatable, Sendable {
    /// The field; empty for lines without one.
    package var title: String
    /// Its rows.
    package var rows: Range<Int>
  }

  /// The number of rows.
  package let count: Int
  /// The number of lines that have been searched.
  package let searchedCount: Int
  /// Whether all lines that were there have been searched.
  package let isComplete: Bool
  /// The sections; empty without `--group-by`.
  package let sections: [Section]
  private let order: Order

  private enum Order {
    case forwards(first: Int)
    case backwards(last: Int)
    case listed(UnsafeMutablePointer<UInt32>)
  }

  /// All lines in their order.
  init(all lines: Range<Int>, isReversed: Bool) {
    count = lines.count
    searchedCount = lines.count
    isComplete = true
    sections = []
    order = isReversed ? .backwards(last: lines.upperBound - 1) : .forwards(first: lines.lowerBound)
  }

  /// Some lines, whose list is deallocated with the matches.
  init(
    list: UnsafeMutablePointer<UInt32>,
    count: Int,
    searchedCount: Int,
    isComplete: Bool,
    sections: [Section]
  ) {
    self.count = count
    self.searchedCount = searchedCount
    self.isComplete = isComplete
    self.sections = sections
    order = .listed(list)
  }

  deinit {
    if case .listed(let list) = order { free(list) }
  }

  /// No lines.
  package static let empty = Matches(all: 0..<0, isReversed: false)

  /// The number of the line in a row.
  package subscript(row: Int) -> Int {
    assert(row >= 0 && row < count, "Row \(row) of \(count)")
    switch order {
    case .forwards(let first): return first + row
    case .backwards(let last): return last - row
    case .listed(let list): return Int(list[row])
    }
  }
}
