import Glibc

/// The lines that match a query, in display order.
package final class Matches: @unchecked Sendable {
  /// Adjacent rows with an equal field.
  package struct Section: Equatable, Sendable {
    /// The field's text; empty for lines without the field.
    package var title: String
    /// The section's rows.
    package var rows: Range<Int>
  }

  /// The number of rows.
  package let count: Int
  /// The number of searched lines.
  package let searchedCount: Int
  /// Whether all lines that existed at the start have been searched.
  package let isComplete: Bool
  /// The sections; empty without `--group-by`.
  package let sections: [Section]
  private let order: Order

  private enum Order {
    case forwards(first: Int)
    case backwards(last: Int)
    case listed(UnsafeMutablePointer<UInt32>)
  }

  /// Creates matches of all lines, in order.
  init(all lines: Range<Int>, isReversed: Bool) {
    count = lines.count
    searchedCount = lines.count
    isComplete = true
    sections = []
    order = isReversed ? .backwards(last: lines.upperBound - 1) : .forwards(first: lines.lowerBound)
  }

  /// Creates matches of some lines; the object takes ownership of the list.
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

  /// Matches without lines.
  package static let empty = Matches(all: 0..<0, isReversed: false)

  /// Returns the line number of a row.
  package subscript(row: Int) -> Int {
    assert(row >= 0 && row < count, "Row \(row) of \(count)")
    switch order {
    case .forwards(let first): return first + row
    case .backwards(let last): return last - row
    case .listed(let list): return Int(list[row])
    }
  }

  /// Returns the row of a line; `nil` if the line is not among the matches.
  ///
  /// - Parameter line: The line's number.
  /// - Returns: The row, which is found by a search if the matches are a list.
  package func row(of line: Int) -> Int? {
    let row: Int?
    switch order {
    case .forwards(let first): row = line - first
    case .backwards(let last): row = last - line
    case .listed(let list): row = (0..<count).first { list[$0] == line }
    }
    return row.flatMap { (0..<count).contains($0) ? $0 : nil }
  }
}
