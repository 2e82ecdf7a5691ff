public import Foundation

/// Support for calling the delegate methods like Objective-C's optional methods, as in
/// `delegate.scrollViewDidScroll?(scrollView)`.
///
/// The properties are never `nil`.
extension UIScrollViewDelegate {
  /// The delegate method `scrollViewDidScroll(_:)`.
  @_disfavoredOverload
  public var scrollViewDidScroll: ((UIScrollView) -> Void)? {
    { self.scrollViewDidScroll($0) }
  }

  /// The delegate method `scrollViewWillBeginDragging(_:)`.
  @_disfavoredOverload
  public var scrollViewWillBeginDragging: ((UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDragging($0) }
  }

  /// The delegate method `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
  @_disfavoredOverload
  public var scrollViewWillEndDragging: _UIScrollViewWillEndDraggingCall? {
    _UIScrollViewWillEndDraggingCall(delegate: self)
  }

  /// The delegate method `scrollViewDidEndDragging(_:willDecelerate:)`.
  @_disfavoredOverload
  public var scrollViewDidEndDragging: _UIScrollViewDidEndDraggingCall? {
    _UIScrollViewDidEndDraggingCall(delegate: self)
  }

  /// The delegate method `scrollViewWillBeginDecelerating(_:)`.
  @_disfavoredOverload
  public var scrollViewWillBeginDecelerating: ((UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDecelerating($0) }
  }

  /// The delegate method `scrollViewDidEndDecelerating(_:)`.
  @_disfavoredOverload
  public var scrollViewDidEndDecelerating: ((UIScrollView) -> Void)? {
    { self.scrollViewDidEndDecelerating($0) }
  }

  /// The delegate method `scrollViewDidEndScrollingAnimation(_:)`.
  @_disfavoredOverload
  public var scrollViewDidEndScrollingAnimation: ((UIScrollView) -> Void)? {
    { self.scrollViewDidEndScrollingAnimation($0) }
  }

  /// The delegate method `scrollViewDidChangeAdjustedContentInset(_:)`.
  @_disfavoredOverload
  public var scrollViewDidChangeAdjustedContentInset: ((UIScrollView) -> Void)? {
    { self.scrollViewDidChangeAdjustedContentInset($0) }
  }
}

/// A call of the delegate's `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
@preconcurrency @MainActor
public struct _UIScrollViewWillEndDraggingCall {
  let delegate: any UIScrollViewDelegate

  /// Calls the method.
  public func callAsFunction(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    delegate.scrollViewWillEndDragging(
      scrollView,
      withVelocity: velocity,
      targetContentOffset: targetContentOffset
    )
  }
}

/// A call of the delegate's `scrollViewDidEndDragging(_:willDecelerate:)`.
@preconcurrency @MainActor
public struct _UIScrollViewDidEndDraggingCall {
  let delegate: any UIScrollViewDelegate

  /// Calls the method.
  public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
}
