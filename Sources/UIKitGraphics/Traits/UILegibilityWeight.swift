/// The weight of text for legibility.
public enum UILegibilityWeight: Int, Sendable {
  /// Unspecified; text has its usual weight.
  case unspecified = -1
  /// The usual weight.
  case regular = 0
  /// The system font is bolder than usual.
  case bold = 1
}
