/// How heavy text is to be, so that it is easy to read.
public enum UILegibilityWeight: Int, Sendable {
  /// Nothing is said; text has its usual weight.
  case unspecified = -1
  /// The usual weight.
  case regular = 0
  /// The system font is bolder than usual.
  case bold = 1
}
