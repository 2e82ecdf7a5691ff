/// The delegate of a gesture recogniser; controls when its gesture begins and which other gestures
/// are recognised simultaneously.
///
/// All methods are optional; the defaults are the behaviour of a recogniser without a delegate.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Called when a recogniser is about to leave `.possible`.
  ///
  /// - Parameter gestureRecognizer: The recogniser.
  /// - Returns: `false` makes the recogniser fail. Default: `true`.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Called before a recogniser receives a new touch.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The recogniser.
  ///   - touch: The touch.
  /// - Returns: `false` makes the recogniser ignore the touch. Default: `true`.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool

  /// Called when one of two recognisers of the same touches recognises its gesture.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The delegate's recogniser.
  ///   - otherGestureRecognizer: The other recogniser; `true` from its delegate is also sufficient.
  /// - Returns: `true` allows both gestures simultaneously. Default: `false`.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Called when a recogniser is about to leave `.possible`.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The recogniser.
  ///   - otherGestureRecognizer: Another recogniser of the same touches.
  /// - Returns: Whether the other recogniser has to fail first. Default: `false`.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Called when another recogniser is about to leave `.possible`.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The delegate's recogniser.
  ///   - otherGestureRecognizer: The other recogniser.
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
