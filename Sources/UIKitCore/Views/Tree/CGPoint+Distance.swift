import Foundation

extension CGPoint {
  /// Returns the distance to another point.
  func distance(to point: CGPoint) -> CGFloat {
    let (dx, dy) = (point.x - x, point.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
