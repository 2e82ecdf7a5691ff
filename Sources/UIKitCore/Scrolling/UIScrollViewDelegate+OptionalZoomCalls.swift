public import Foundation

/// The methods for the status bar tap and zooming as optional ones, as in
/// `delegate.scrollViewDidZoom?(scrollView)`. The properties are never `nil`.
extension UIScrollViewDelegate {
  /// Calls `scrollViewShouldScrollToTop(_:)`.
  @_disfavoredOverload
  public var scrollViewShouldScrollToTop: ((UIScrollView) -> Bool)? {
    { self.scrollViewShouldScrollToTop($0) }
  }

  /// Calls `scrollViewDidScrollToTop(_:)`.
  @_disfavoredOverload
  public var scrollViewDidScrollToTop: ((UIScrollView) -> Void)? {
    { self.scrollViewDidScrollToTop($0) }
  }

  /// Calls `scrollViewDidZoom(_:)`.
  @_disfavoredOverload
  public var scrollViewDidZoom: ((UIScrollView) -> Void)? {
    { self.scrollViewDidZoom($0) }
  }

  /// Calls `viewForZooming(in:)`.
  @_disfavoredOverload
  public var viewForZooming: _UIViewForZoomingCall? {
    _UIViewForZoomingCall(delegate: self)
  }

  /// Calls `scrollViewWillBeginZooming(_:with:)`.
  @_disfavoredOverload
  public var scrollViewWillBeginZooming: _UIScrollViewWillBeginZoomingCall? {
    _UIScrollViewWillBeginZoomingCall(delegate: self)
  }

  /// Calls `scrollViewDidEndZooming(_:with:atScale:)`.
  @_disfavoredOverload
  public var scrollViewDidEndZooming: _UIScrollViewDidEndZoomingCall? {
    _UIScrollViewDidEndZoomingCall(delegate: self)
  }
}

/// `viewForZooming(in:)` of a delegate.
@preconcurrency @MainActor
public struct _UIViewForZoomingCall {
  let delegate: any UIScrollViewDelegate

  /// Calls the method.
  ///
  /// - Parameter scrollView: The scroll view.
  /// - Returns: The view that is zoomed.
  public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
    delegate.viewForZooming(in: scrollView)
  }
}

/// `scrollViewWillBeginZooming(_:with:)` of a delegate.
@preconcurrency @MainActor
public struct _UIScrollViewWillBeginZoomingCall {
  let delegate: any UIScrollViewDelegate

  /// Calls the method.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - view: The view that is zoomed.
  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) {
    delegate.scrollViewWillBeginZooming(scrollView, with: view)
  }
}

/// `scrollViewDidEndZooming(_:with:atScale:)` of a delegate.
@preconcurrency @MainActor
public struct _UIScrollViewDidEndZoomingCall {
  let delegate: any UIScrollViewDelegate

  /// Calls the method.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - view: The view that is zoomed.
  ///   - scale: The scale.
  public func callAsFunction(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {
    delegate.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }
}
