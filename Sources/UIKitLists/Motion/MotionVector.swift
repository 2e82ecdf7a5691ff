/// A two-dimensional vector: a position in points, or a velocity in points per second.
package struct MotionVector: Hashable, Sendable {
  /// The horizontal component, to the right.
  package var x: Double

  /// The vertical component, downwards.
  package var y: Double

  /// Creates a vector.
  ///
  /// - Parameters:
  ///   - x: The horizontal component.
  ///   - y: The vertical component.
  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The zero vector.
  package static let zero = MotionVector(x: 0, y: 0)
}
