import UIKit

/// The content and the height of a row of the longest lists, derived from its index.
enum RowContent {
  /// Returns a title with the row's number, which is its index plus 1, such as "Row 1,234,567".
  static func title(ofRow row: Int, digits: Digits = Digits()) -> String {
    "Row " + digits.grouped(row + 1)
  }

  /// Returns a pseudo-random but fixed height from 32 to 112 points, a multiple of 8.
  static func height(ofRow row: Int) -> CGFloat {
    var hash = UInt64(truncatingIfNeeded: row) &* 0x9E37_79B9_7F4A_7C15
    hash ^= hash >> 32
    return 32 + CGFloat(hash % 11) * 8
  }
}
