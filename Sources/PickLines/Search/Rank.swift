/// The rank of a line: by its score, then by the length of its text, with a value for no match.
enum Rank {
  /// The rank of a line that does not match.
  static let none = UInt32.max

  /// Returns the rank of a match; lower is better.
  static func make(score: Int32, length: Int) -> UInt32 {
    let points = UInt32(clamping: 0xFFFF - Int(score))
    return min(points, 0xFFFF) << 16 | UInt32(min(length, 0xFFFE))
  }
}
