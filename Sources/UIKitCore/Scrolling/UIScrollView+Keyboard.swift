import Foundation

extension UIScrollView {
  /// Adjusts the scroll view for an on-screen keyboard that covers part of it.
  ///
  /// `contentInset` keeps the value set by the application. Content that the keyboard has pushed up
  /// scrolls back after the keyboard closes.
  ///
  /// - Parameter overlap: The covered height at the bottom, in points.
  final func adjust(forKeyboardOverlap overlap: CGFloat) {
    guard overlap != keyboardOverlap else { return }
    let oldOffset = contentOffset
    keyboardOverlap = overlap
    insetsDidChange()
    let newOffset = contentOffset
    guard newOffset != oldOffset, !isDragging, !motion.isRunning, window != nil,
      UIView.areAnimationsEnabled
    else { return }
    let wasSilent = isScrollingSilently
    isScrollingSilently = true
    setOffset(oldOffset)
    isScrollingSilently = wasSilent
    motion.animate(to: newOffset)
  }

  private var presenter: (any InputViewPresenting)? {
    guard let presenter = windowStorage?.host?.keyboardIfUsed, presenter.restingFrame != nil else {
      return nil
    }
    return presenter
  }

  /// Ends editing at the beginning of a drag if `keyboardDismissMode` is `.onDrag`.
  final func dismissKeyboardForDrag() {
    guard keyboardDismissMode == .onDrag,
      let responder = windowStorage?.host?.keyWindow?.firstResponder,
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
