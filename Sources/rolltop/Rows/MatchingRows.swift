import UIKit

/// The rows whose numbers begin with given digits, in a list of any length, stored as a few ranges.
struct MatchingRows: Equatable {
  private var ranges: [Range<Int>] = []

  /// Finds rows.
  ///
  /// - Parameters:
  ///   - text: The digits, possibly grouped; without digits all rows match.
  ///   - count: The number of rows.
  init(_ text: String, of count: Int) {
    let digits = text.compactMap(\.wholeNumberValue).drop { $0 == 0 }
    guard !digits.isEmpty else {
      if count > 0 { ranges = [0..<count] }
      return
    }
    guard digits.count <= String(count).count else { return }
    // Numbers start at one, row indices at zero.
    var first = digits.reduce(0) { $0 * 10 + $1 }
    var width = 1
    while first <= count {
      ranges.append(first - 1..<min(first - 1 + width, count))
      first *= 10
      width *= 10
    }
  }

  /// The number of matching rows.
  var count: Int { ranges.reduce(0) { $0 + $1.count } }

  /// Returns the row at an index of the matches.
  subscript(index: Int) -> Int {
    var index = index
    for range in ranges {
      if index < range.count { return range.lowerBound + index }
      index -= range.count
    }
    fatalError("Place \(index) of \(count) rows")
  }
}
