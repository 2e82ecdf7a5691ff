/// The horizontal alignment of lines.
public enum NSTextAlignment: Int, Sendable {
  /// Lines are aligned to the left edge.
  case left = 0
  /// Lines are centred.
  case center = 1
  /// Lines are aligned to the right edge.
  case right = 2
  /// Lines fill a limited width by wider spaces; the last line of a paragraph is as with `natural`.
  case justified = 3
  /// Lines are aligned to the leading edge in the direction of the text; the default.
  case natural = 4
}
