/// Which of two neighbours is meant by the line between them.
enum Bias: Sendable {
  /// The upper one: what holds its bottom edge.
  case above

  /// The lower one: what holds its top edge.
  case below

  /// Tells whether something with the given bottom edge reaches to `y`, so that
  /// the search may stop.
  func ends(_ bottom: Double, beyond y: Double) -> Bool {
    self == .below ? bottom > y : bottom >= y
  }
}
