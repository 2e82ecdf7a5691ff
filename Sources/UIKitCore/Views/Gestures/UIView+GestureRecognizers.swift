extension UIView {
  /// Detaches a recogniser from its previous view and attaches it to this one.
  final func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.viewStorage !== self else { return }
    recognizer.viewStorage?.removeGestureRecognizer(recognizer)
    gestureRecognizerStorage = (gestureRecognizerStorage ?? []) + [recognizer]
    recognizer.viewStorage = self
  }

  /// Detaches a recogniser from this view; its gesture is cancelled.
  final func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.viewStorage === self else { return }
    recognizer.abandonAttempt()
    gestureRecognizerStorage?.removeAll { $0 === recognizer }
    recognizer.viewStorage = nil
  }
}
