/// The horizontal alignment of lines.
public enum NSTextAlignment: Int, Sendable {
  /// Lines are aligned to the left edge.
  case left = 0
  /// Lines are centred.
  case center = 1
  /// Lines are aligned to the right edge.
  case right = 2
  /// The same as `natural`; the space between words is not stretched.
  case justified = 3
  /// Lines are aligned to the leading edge of the text's own direction; the default.
  case natural = 4
}
