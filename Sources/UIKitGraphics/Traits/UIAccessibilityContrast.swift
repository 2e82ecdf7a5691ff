/// The contrast of texts and lines with their background.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Unspecified; the usual contrast.
  case unspecified = -1
  /// The usual contrast.
  case normal = 0
  /// More than usual.
  case high = 1
}
