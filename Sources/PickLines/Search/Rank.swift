/// The rank of a line: the inverted score in the upper half, the length of its text in the lower.
enum Rank {
  /// The rank of a line that does not match.
  static let none = UInt32.max

  /// Returns the rank of a match; lower is better.
  ///
  /// - Parameters:
  ///   - score: The score, clamped to 0...65,535.
  ///   - length: The length in bytes, not negative; clamped to 65,534.
  /// - Returns: A rank other than `none`.
  static func make(score: Int32, length: Int) -> UInt32 {
    let invertedScore = UInt32(clamping: 0xFFFF - Int(score))
    return min(invertedScore, 0xFFFF) << 16 | UInt32(min(length, 0xFFFE))
  }
}
