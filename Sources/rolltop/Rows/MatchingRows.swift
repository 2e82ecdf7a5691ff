import UIKit

/// The rows whose numbers begin with given digits, in a list of any length, stored as a few ranges.
struct MatchingRows: Equatable {
  /// The indices of the rows, in ascending order.
  private var ranges: [Range<Int>] = []

  /// Finds rows.
  ///
  /// - Parameters:
  ///   - text: The digits, possibly grouped; leading zeros are ignored, and without other digits
  ///     all rows match.
  ///   - count: The number of rows.
  init(_ text: String, of count: Int) {
    let digits = text.compactMap(\.wholeNumberValue).drop { $0 == 0 }
    guard !digits.isEmpty else {
      if count > 0 { ranges = [0..<count] }
      return
    }
    guard digits.count <= String(count).count else { return }
    // Numbers start at one, row indices at zero.
    var firstNumber = digits.reduce(0) { $0 * 10 + $1 }
    var rangeLength = 1
    while firstNumber <= count {
      ranges.append(firstNumber - 1..<min(firstNumber - 1 + rangeLength, count))
      firstNumber *= 10
      rangeLength *= 10
    }
  }

  /// The number of matching rows.
  var count: Int { ranges.reduce(0) { $0 + $1.count } }

  /// Returns the index of a row in the whole list.
  ///
  /// - Parameter index: The index among the matching rows.
  subscript(index: Int) -> Int {
    // Called for each of a million rows, for which debug builds take too long with iterators.
    var (index, place) = (index, 0)
    while place < ranges.count {
      let (start, end) = (ranges[place].lowerBound, ranges[place].upperBound)
      if start + index < end { return start + index }
      index -= end - start
      place += 1
    }
    fatalError("Place \(index) of \(count) rows")
  }
}
