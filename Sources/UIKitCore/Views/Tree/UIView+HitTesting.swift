import Foundation
import UIKitSupport

/// The nested hit tests: one for each level of the tree, and those that a callback starts.
@MainActor
private enum HitTestNesting {
  private static var depth = 0

  static func begin(_ view: UIView) {
    depth += 1
    demand(
      depth <= 2 * UIView.maximumDepth,
      "hitTest(_:with:) of a view in \(view) causes itself without end"
    )
  }

  static func end() { depth -= 1 }
}

extension UIView {
  /// Performs the search of `hitTest(_:with:)`, front to back, depth first.
  final func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHiddenStorage, isUserInteractionEnabled, alphaStorage >= 0.01,
      self.point(inside: point, with: event)
    else { return nil }
    HitTestNesting.begin(self)
    defer { HitTestNesting.end() }
    for subview in contentSubviews.reversed() {
      if let hit = subview.hitTest(subview.pointFromSuperview(point), with: event) { return hit }
    }
    return self
  }
}
