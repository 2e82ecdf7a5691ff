/// The order of a match: its score, the length of its text, and whether there is one at all.
enum Rank {
  /// The rank of a line that does not match.
  static let none = UInt32.max

  /// The rank of a match; less is better.
  static func make(score: Int32, length: Int) -> UInt32 {
    let points = UInt32(clamping: 0xFFFF - Int(score))
    return min(points, 0xFFFF) << 16 | UInt32(min(length, 0xFFFE))
  }
}
