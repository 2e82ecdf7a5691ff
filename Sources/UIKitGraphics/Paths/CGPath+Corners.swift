package import Foundation

extension CGPath {
  /// Returns the corner radius of a rectangle, a rounded rectangle or a circle; 0 for a path without
  /// curves.
  ///
  /// For other paths, returns the size of the largest curve, limited to half the rectangle's sides.
  ///
  /// - Parameter rect: The bounding box of the path.
  /// - Returns: The radius in points.
  package func cornerRadius(in rect: CGRect) -> CGFloat {
    var radius: CGFloat = 0
    var currentPoint = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point): currentPoint = point
      case .quadratic(_, let end), .cubic(_, _, let end):
        radius = max(radius, min(abs(end.x - currentPoint.x), abs(end.y - currentPoint.y)))
        currentPoint = end
      case .close: break
      }
    }
    return min(radius, rect.width / 2, rect.height / 2)
  }
}
