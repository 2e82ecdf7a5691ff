/// The layout direction of a trait collection.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Unspecified; inherited from the container, left to right in the end.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left, as for Arabic and Hebrew.
  case rightToLeft = 1
}
