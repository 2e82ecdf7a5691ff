/// The base direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the first strongly directional character, otherwise left to right; the
  /// default.
  case natural = -1
  /// Left to right.
  case leftToRight = 0
  /// Right to left.
  case rightToLeft = 1
}
