/// How far texts and lines differ from what is behind them.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Unspecified; the usual contrast.
  case unspecified = -1
  /// The usual contrast.
  case normal = 0
  /// More than usual.
  case high = 1
}
