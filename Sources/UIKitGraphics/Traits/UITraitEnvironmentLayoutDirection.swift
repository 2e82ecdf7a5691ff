/// The layout direction of a trait collection.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Unspecified; inherited from the container, left to right by default.
  case unspecified = -1
  /// Left to right.
  case leftToRight = 0
  /// Right to left, as for Arabic and Hebrew.
  case rightToLeft = 1
}
