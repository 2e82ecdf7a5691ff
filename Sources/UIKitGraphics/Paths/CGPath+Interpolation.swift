internal import Foundation

extension CGPath {
  /// Returns the path interpolated towards another path.
  ///
  /// - Parameters:
  ///   - other: The path for a fraction of 1.
  ///   - fraction: The fraction, which may be less than 0 or greater than 1.
  /// - Returns: The path; `nil` unless both paths have elements of the same types in the same
  ///   order.
  package func interpolated(to other: CGPath, by fraction: Double) -> CGPath? {
    guard path.elements.count == other.path.elements.count else { return nil }
    var result = Path()
    func interpolated(_ old: CGPoint, _ new: CGPoint) -> CGPoint {
      CGPoint(x: old.x + (new.x - old.x) * fraction, y: old.y + (new.y - old.y) * fraction)
    }
    for (old, new) in zip(path.elements, other.path.elements) {
      switch (old, new) {
      case (.move(let old), .move(let new)): result.move(to: interpolated(old, new))
      case (.line(let old), .line(let new)): result.addLine(to: interpolated(old, new))
      case (.quadratic(let control, let end), .quadratic(let newControl, let newEnd)):
        result.addQuadCurve(
          to: interpolated(end, newEnd),
          control: interpolated(control, newControl)
        )
      case (
        .cubic(let first, let second, let end),
        .cubic(let newFirst, let newSecond, let newEnd)
      ):
        result.addCurve(
          to: interpolated(end, newEnd),
          first: interpolated(first, newFirst),
          second: interpolated(second, newSecond)
        )
      case (.close, .close): result.close()
      default: return nil
      }
    }
    return CGPath(result)
  }
}
