import Foundation
import UIKitGraphics

extension UIScrollView {
  /// The first valid offset below the space of a refresh control.
  final var topBelowRefreshControl: CGFloat {
    minimumOffset.y + (refreshControlStorage?.reservedHeight ?? 0)
  }

  /// Replaces the refresh control.
  final func setRefreshControl(_ newControl: UIRefreshControl?) {
    let oldControl = refreshControlStorage
    guard newControl !== oldControl else { return }
    let oldHeight = oldControl?.reservedHeight ?? 0
    oldControl?.leave()
    oldControl?.scrollView = nil
    refreshControlStorage = newControl
    if oldControl?.superview === self { oldControl?.removeFromSuperview() }
    if let newControl {
      newControl.scrollView?.refreshControl = nil
      newControl.scrollView = self
      insertSubview(newControl, at: refreshControlIndex)
      newControl.enter(self)
    }
    updateAxis()
    if oldHeight > 0 { insetsDidChange() }
  }

  /// Adapts to the space of the refresh control without scrolling the content.
  final func refreshSpaceDidChange() {
    lastAdjustedInset = adjustedContentInset
    updateAxis()
    indicators.layOut()
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
