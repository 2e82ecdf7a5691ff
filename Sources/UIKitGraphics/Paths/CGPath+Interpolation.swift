internal import Foundation

extension CGPath {
  /// Returns the path interpolated towards another path.
  ///
  /// - Parameters:
  ///   - other: The path for a fraction of 1.
  ///   - share: The fraction, which may be less than 0 or greater than 1.
  /// - Returns: The path; `nil` unless both paths have elements of the same types in the same
  ///   order.
  package func interpolated(to other: CGPath, by share: Double) -> CGPath? {
    guard path.elements.count == other.path.elements.count else { return nil }
    var result = Path()
    func between(_ old: CGPoint, _ new: CGPoint) -> CGPoint {
      CGPoint(x: old.x + (new.x - old.x) * share, y: old.y + (new.y - old.y) * share)
    }
    for (old, new) in zip(path.elements, other.path.elements) {
      switch (old, new) {
      case (.move(let old), .move(let new)): result.move(to: between(old, new))
      case (.line(let old), .line(let new)): result.addLine(to: between(old, new))
      case (.quadratic(let control, let end), .quadratic(let newControl, let newEnd)):
        result.addQuadCurve(to: between(end, newEnd), control: between(control, newControl))
      case (
        .cubic(let first, let second, let end),
        .cubic(let newFirst, let newSecond, let newEnd)
      ):
        result.addCurve(
          to: between(end, newEnd),
          first: between(first, newFirst),
          second: between(second, newSecond)
        )
      case (.close, .close): result.close()
      default: return nil
      }
    }
    return CGPath(result)
  }
}
