/// The delegate of a gesture recogniser, which decides when it begins and which others may
/// recognise simultaneously.
///
/// All methods are optional: the defaults are those of a recogniser without delegate.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Called when a recogniser is about to leave `.possible`.
  ///
  /// - Parameter gestureRecognizer: The recogniser.
  /// - Returns: `false` makes it fail. Default: `true`.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Called before a recogniser receives a new touch.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The recogniser.
  ///   - touch: The touch.
  /// - Returns: `false` ignores the touch. Default: `true`.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool

  /// Called when one of two recognisers of the same touches recognises.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The delegate's recogniser.
  ///   - otherGestureRecognizer: The other one; its delegate's `true` is enough, too.
  /// - Returns: `true` lets both recognise. Default: `false`.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Called when a recogniser is about to leave `.possible`.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The recogniser.
  ///   - otherGestureRecognizer: Another one of the same touches.
  /// - Returns: Whether the other one has to fail first. Default: `false`.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Called when another recogniser is about to leave `.possible`.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The delegate's recogniser.
  ///   - otherGestureRecognizer: The other one.
  /// - Returns: Whether the delegate's recogniser has to fail first. Default: `false`.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Returns `true`.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// Returns `true`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool { true }

  /// Returns `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Returns `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Returns `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
