import Foundation

extension UIScrollView {
  /// Takes account of an on-screen keyboard that covers a part of the view.
  ///
  /// `contentInset` stays as the application has set it, so that everything is as before when the
  /// keyboard has gone. Content that it had lifted scrolls back.
  ///
  /// - Parameter overlap: The covered height at the bottom, in points.
  final func adjust(forKeyboardOverlap overlap: CGFloat) {
    guard overlap != keyboardOverlap else { return }
    let old = contentOffset
    keyboardOverlap = overlap
    insetsChanged()
    let new = contentOffset
    guard new != old, !isDragging, !motion.isRunning, window != nil, UIView.areAnimationsEnabled
    else { return }
    let wasSilent = isScrollingSilently
    isScrollingSilently = true
    setOffset(old)
    isScrollingSilently = wasSilent
    motion.animate(to: new)
  }

  private var presenter: (any InputViewPresenting)? {
    guard let presenter = windowStorage?.loop?.keyboardIfUsed, presenter.restingFrame != nil else {
      return nil
    }
    return presenter
  }

  /// Ends editing when a drag begins, if the application wants that.
  final func dismissKeyboardForDrag() {
    guard keyboardDismissMode == .onDrag,
      let responder = windowStorage?.loop?.keyWindow?.firstResponder,
      responder is any UIKeyInput
    else { return }
    responder.resignFirstResponder()
  }

  /// Moves the keyboard with the finger.
  final func dragKeyboard() {
    guard keyboardDismissMode == .interactive, let presenter, let window = windowStorage else {
      return
    }
    presenter.drag(to: pan.location(in: window).y + window.frame.minY)
  }

  /// Dismisses the keyboard, or restores it, when the finger is lifted.
  final func releaseKeyboard(velocity: CGFloat) {
    if keyboardDismissMode == .interactive { presenter?.endDrag(velocity: velocity) }
  }
}
