import Foundation
import UIKitGraphics

extension UIScrollView {
  /// The first valid offset below the space of a refresh control.
  final var topBelowRefreshControl: CGFloat {
    minimumOffset.y + (refreshControlStorage?.reservedHeight ?? 0)
  }

  /// Replaces the refresh control.
  final func setRefreshControl(_ new: UIRefreshControl?) {
    let old = refreshControlStorage
    guard new !== old else { return }
    let oldHeight = old?.reservedHeight ?? 0
    old?.leave()
    old?.scrollView = nil
    refreshControlStorage = new
    if old?.superview === self { old?.removeFromSuperview() }
    if let new {
      new.scrollView?.refreshControl = nil
      new.scrollView = self
      insertSubview(new, at: refreshControlIndex)
      new.enter(self)
    }
    updateAxis()
    if oldHeight > 0 { insetsChanged() }
  }

  /// Adapts to the space of the refresh control without scrolling the content.
  final func refreshSpaceChanged() {
    lastAdjustedInset = adjustedContentInset
    updateAxis()
    indicators.place()
    setNeedsLayout()
    notifyOfAdjustedInset()
  }

  /// Scrolls content out of the space that a refresh control has released.
  final func leaveRefreshSpace() {
    let target = clampedOffset(contentOffset)
    guard target != contentOffset else { return }
    if motion.isRunning || motion.isPrepared { return motion.rangeDidChange() }
    if window != nil, UIView.areAnimationsEnabled {
      motion.animate(to: target, notifiesDelegate: false)
    } else {
      setOffset(target)
    }
  }

  /// Returns whether a key refreshes: F5, or Ctrl+R.
  final func refreshes(by press: UIPress) -> Bool {
    guard let key = press.key, !press.isRepeat, refreshControlStorage != nil else { return false }
    if key.keyCode == .keyboardF5 { return key.heldModifiers.isEmpty }
    return key.shortcutCharacters == "r" && key.heldModifiers == .control
  }
}
