/// Where the lines of a text begin or end.
public enum NSTextAlignment: Int, Sendable {
  /// Lines begin at the left edge.
  case left = 0
  /// Lines are centred.
  case center = 1
  /// Lines end at the right edge.
  case right = 2
  /// Lines begin where the text's own script begins; words are not spread.
  case justified = 3
  /// Lines begin where the text's own script begins; the default.
  case natural = 4
}
