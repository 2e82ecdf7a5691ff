/// The neighbour to which a position on a shared edge belongs.
enum Bias: Sendable {
  /// The upper neighbour: intervals include their bottom edge.
  case above

  /// The lower neighbour: intervals include their top edge.
  case below

  /// Returns whether an interval with a bottom edge ends beyond `y`; with `.above`, also at `y`.
  func ends(_ bottom: Double, beyond y: Double) -> Bool {
    self == .below ? bottom > y : bottom >= y
  }
}
