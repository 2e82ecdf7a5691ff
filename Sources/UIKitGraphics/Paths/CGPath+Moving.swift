internal import Foundation

extension CGPath {
  /// The path on the way to another one.
  ///
  /// - Parameters:
  ///   - other: The path at a share of 1.
  ///   - share: The share of the way, which may be beyond 0 and 1.
  /// - Returns: `nil` when both do not have the same lines and curves in the same order.
  package func moved(to other: CGPath, by share: Double) -> CGPath? {
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
