import UIKit

/// The content and the height of a row of the longest lists, derived from its number.
enum RowContent {
  /// Returns the row's number, starting at one, in groups of three digits, such as "Row 1,234,567".
  static func title(_ row: Int, _ digits: Digits = Digits()) -> String {
    "Row " + digits.grouped(row + 1)
  }

  /// Returns a pseudo-random but fixed height between 32 and 112 points.
  static func height(_ row: Int) -> CGFloat {
    var hash = UInt64(truncatingIfNeeded: row) &* 0x9E37_79B9_7F4A_7C15
    hash ^= hash >> 32
    return 32 + CGFloat(hash % 11) * 8
  }
}
