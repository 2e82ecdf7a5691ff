/// The contrast of text and lines with their background.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Unspecified; treated as normal contrast.
  case unspecified = -1
  /// Normal contrast.
  case normal = 0
  /// High contrast.
  case high = 1
}
