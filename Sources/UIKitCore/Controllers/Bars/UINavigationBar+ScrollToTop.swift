import Foundation
import UIKitGraphics

extension UINavigationBar {
  /// Adds a recogniser for taps outside the buttons, which scroll to the top like taps on the iOS
  /// status bar.
  final func addTopRecognizer() {
    topRecognizer.addTarget(self, action: UINavigationBar.scrollContentToTop)
    topRecognizer.cancelsTouchesInView = false
    topRecognizer.delaysTouchesEnded = false
    addGestureRecognizer(topRecognizer)
  }

  /// Returns whether a point of the bar is outside its controls.
  final func isBesideControls(_ point: CGPoint) -> Bool {
    let views = sequence(first: hitTest(point, with: nil)) { $0?.superview }
    return !views.prefix { $0 !== self && $0 != nil }.contains { $0 is UIControl }
  }

  /// Scrolls the top controller's content to the top if exactly one of its scroll views has
  /// `scrollsToTop`.
  private func scrollContentToTop() {
    guard let view = controller?.viewBelowBar else { return }
    let scrollViews = view.scrollViewsScrollingToTop
    if scrollViews.count == 1 { scrollViews[0].scrollToTopForUser() }
  }
}
