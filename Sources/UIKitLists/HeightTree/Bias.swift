/// The neighbour to which a position on a common edge belongs.
enum Bias: Sendable {
  /// The upper one: intervals include their bottom edge.
  case above

  /// The lower one: intervals include their top edge.
  case below

  /// Returns whether an interval with the given bottom edge extends to `y`, so that the search can
  /// stop.
  func ends(_ bottom: Double, beyond y: Double) -> Bool {
    self == .below ? bottom > y : bottom >= y
  }
}
