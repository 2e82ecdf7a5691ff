public import Foundation

/// Methods with a second question mark, as Objective-C's optional methods are called:
/// `delegate.scrollViewDidScroll?(scrollView)`. The properties are never `nil`.
extension UIScrollViewDelegate {
  /// Calls `scrollViewDidScroll(_:)`.
  @_disfavoredOverload
  public var scrollViewDidScroll: ((UIScrollView) -> Void)? {
    { self.scrollViewDidScroll($0) }
  }

  /// Calls `scrollViewWillBeginDragging(_:)`.
  @_disfavoredOverload
  public var scrollViewWillBeginDragging: ((UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDragging($0) }
  }

  /// Calls `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
  @_disfavoredOverload
  public var scrollViewWillEndDragging: _UIScrollViewWillEndDraggingCall? {
    _UIScrollViewWillEndDraggingCall(delegate: self)
  }

  /// Calls `scrollViewDidEndDragging(_:willDecelerate:)`.
  @_disfavoredOverload
  public var scrollViewDidEndDragging: _UIScrollViewDidEndDraggingCall? {
    _UIScrollViewDidEndDraggingCall(delegate: self)
  }

  /// Calls `scrollViewWillBeginDecelerating(_:)`.
  @_disfavoredOverload
  public var scrollViewWillBeginDecelerating: ((UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDecelerating($0) }
  }

  /// Calls `scrollViewDidEndDecelerating(_:)`.
  @_disfavoredOverload
  public var scrollViewDidEndDecelerating: ((UIScrollView) -> Void)? {
    { self.scrollViewDidEndDecelerating($0) }
  }

  /// Calls `scrollViewDidEndScrollingAnimation(_:)`.
  @_disfavoredOverload
  public var scrollViewDidEndScrollingAnimation: ((UIScrollView) -> Void)? {
    { self.scrollViewDidEndScrollingAnimation($0) }
  }

  /// Calls `scrollViewDidChangeAdjustedContentInset(_:)`.
  @_disfavoredOverload
  public var scrollViewDidChangeAdjustedContentInset: ((UIScrollView) -> Void)? {
    { self.scrollViewDidChangeAdjustedContentInset($0) }
  }
}

/// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)` of a delegate.
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

/// `scrollViewDidEndDragging(_:willDecelerate:)` of a delegate.
@preconcurrency @MainActor
public struct _UIScrollViewDidEndDraggingCall {
  let delegate: any UIScrollViewDelegate

  /// Calls the method.
  public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
}
