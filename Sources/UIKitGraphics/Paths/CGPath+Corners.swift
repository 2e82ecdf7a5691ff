package import Foundation

extension CGPath {
  /// The radius of the corners, if the path is a rectangle, a rounded one or a circle; 0 for others.
  ///
  /// - Parameter rect: The smallest rectangle around the path.
  /// - Returns: Points.
  package func cornerRadius(in rect: CGRect) -> CGFloat {
    var radius: CGFloat = 0
    var last = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point): last = point
      case .quadratic(_, let end), .cubic(_, _, let end):
        radius = max(radius, min(abs(end.x - last.x), abs(end.y - last.y)))
        last = end
      case .close: break
      }
    }
    return min(radius, rect.width / 2, rect.height / 2)
  }
}
