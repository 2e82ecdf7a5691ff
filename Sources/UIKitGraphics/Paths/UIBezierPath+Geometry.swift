public import Foundation

extension UIBezierPath {
  /// Whether the path has no elements.
  public var isEmpty: Bool { path.isEmpty }

  /// The current point, where the next line starts; `.zero` when the path is empty.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The bounding box of all lines and curves; null when empty.
  public var bounds: CGRect { path.flattened(tolerance: 0.01).bounds }

  /// Whether a point is inside, by the path's fill rule; open subpaths count as closed.
  public func contains(_ point: CGPoint) -> Bool {
    var winding = 0
    for line in path.flattened(tolerance: 0.01) {
      guard var previous = line.points.last else { continue }
      for next in line.points {
        winding += crossing(of: point, previous, next)
        previous = next
      }
    }
    return usesEvenOddFillRule ? winding % 2 != 0 : winding != 0
  }

  /// The winding number's change where the ray to the right of a point crosses a line: 1, -1 or 0.
  private func crossing(of point: CGPoint, _ from: CGPoint, _ to: CGPoint) -> Int {
    guard (from.y <= point.y) != (to.y <= point.y) else { return 0 }
    let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
    guard x > point.x else { return 0 }
    return from.y < to.y ? 1 : -1
  }
}
