import Foundation
import UIKitGraphics

extension UIScrollView {
  /// Scrolls to the top after a tap on the navigation bar, if the delegate permits it.
  final func scrollToTopForUser() {
    let top = CGPoint(x: contentOffset.x, y: minimumOffset.y)
    guard contentOffset.y > top.y, delegate?.scrollViewShouldScrollToTop(self) ?? true else {
      return
    }
    isScrollingToTop = true
    setContentOffset(top, animated: true)
    if !motion.isRunning { animatedScrollDidEnd() }
  }

  /// Notifies the delegate that an animated scroll has ended.
  final func animatedScrollDidEnd() {
    let wasScrollingToTop = isScrollingToTop
    isScrollingToTop = false
    if wasScrollingToTop, contentOffset.y <= minimumOffset.y {
      delegate?.scrollViewDidScrollToTop(self)
    } else {
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }
}

extension UIView {
  /// The visible scroll views in this view that respond to taps on the navigation bar.
  final var scrollViewsScrollingToTop: [UIScrollView] {
    guard !isHidden, alpha > 0.01 else { return [] }
    let nestedScrollViews = subviews.flatMap(\.scrollViewsScrollingToTop)
    guard let scrollView = self as? UIScrollView, scrollView.scrollsToTop else {
      return nestedScrollViews
    }
    return [scrollView] + nestedScrollViews
  }
}
