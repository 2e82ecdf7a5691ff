/// The font weight for legibility.
public enum UILegibilityWeight: Int, Sendable {
  /// Unspecified; treated as regular.
  case unspecified = -1
  /// Regular weight.
  case regular = 0
  /// Bold text: the system font is heavier.
  case bold = 1
}
