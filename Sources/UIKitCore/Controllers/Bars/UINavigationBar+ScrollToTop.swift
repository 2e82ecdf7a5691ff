import Foundation
import UIKitGraphics

extension UINavigationBar {
  /// Adds a recognizer with which taps outside of the buttons scroll to the top, as those on the
  /// status bar do on iOS.
  final func addTopRecognizer() {
    topRecognizer.addTarget(self, action: UINavigationBar.scrollContentToTop)
    topRecognizer.cancelsTouchesInView = false
    topRecognizer.delaysTouchesEnded = false
    addGestureRecognizer(topRecognizer)
  }

  /// Whether a point of the bar is outside of its controls.
  final func isBesideControls(_ point: CGPoint) -> Bool {
    let views = sequence(first: hitTest(point, with: nil)) { $0?.superview }
    return !views.prefix { $0 !== self && $0 != nil }.contains { $0 is UIControl }
  }

  /// Scrolls the top controller's content to the top, if exactly one scroll view there has
  /// `scrollsToTop`.
  private func scrollContentToTop() {
    guard let view = controller?.viewBelowBar else { return }
    let scrollViews = view.scrollViewsScrollingToTop
    if scrollViews.count == 1 { scrollViews[0].scrollToTopForUser() }
  }
}
