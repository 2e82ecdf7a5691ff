/// The horizontal alignment of lines.
public enum NSTextAlignment: Int, Sendable {
  /// Lines are aligned to the left edge.
  case left = 0
  /// Lines are centred.
  case center = 1
  /// Lines are aligned to the right edge.
  case right = 2
  /// The same as `natural`: spaces are not stretched.
  case justified = 3
  /// Lines are aligned to the leading edge in the direction of the text; the default.
  case natural = 4
}
