import Foundation

extension UIView {
  /// The search of `hitTest(_:with:)`, front to back, depth first.
  final func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHiddenStorage, isUserInteractionEnabled, alphaStorage >= 0.01,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in contentSubviews.reversed() {
      if let hit = subview.hitTest(subview.pointFromSuperview(point), with: event) { return hit }
    }
    return self
  }
}
