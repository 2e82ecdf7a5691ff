/// A pair of numbers: a place in points, or a velocity in points per second.
package struct MotionVector: Hashable, Sendable {
  /// The horizontal part, to the right.
  package var x: Double

  /// The vertical part, downwards.
  package var y: Double

  /// Creates a vector.
  ///
  /// - Parameters:
  ///   - x: The horizontal part.
  ///   - y: The vertical part.
  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The vector without length.
  package static let zero = MotionVector(x: 0, y: 0)
}
