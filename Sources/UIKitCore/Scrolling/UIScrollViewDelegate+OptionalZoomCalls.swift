public import Foundation

/// Support for calling the scroll-to-top and zooming methods like optional methods, as in
/// `delegate.scrollViewDidZoom?(scrollView)`.
///
/// The properties are never `nil`.
extension UIScrollViewDelegate {
  /// The delegate method `scrollViewShouldScrollToTop(_:)`.
  @_disfavoredOverload
  public var scrollViewShouldScrollToTop: ((UIScrollView) -> Bool)? {
    { self.scrollViewShouldScrollToTop($0) }
  }

  /// The delegate method `scrollViewDidScrollToTop(_:)`.
  @_disfavoredOverload
  public var scrollViewDidScrollToTop: ((UIScrollView) -> Void)? {
    { self.scrollViewDidScrollToTop($0) }
  }

  /// The delegate method `scrollViewDidZoom(_:)`.
  @_disfavoredOverload
  public var scrollViewDidZoom: ((UIScrollView) -> Void)? {
    { self.scrollViewDidZoom($0) }
  }

  /// The delegate method `viewForZooming(in:)`.
  @_disfavoredOverload
  public var viewForZooming: _UIViewForZoomingCall? {
    _UIViewForZoomingCall(delegate: self)
  }

  /// The delegate method `scrollViewWillBeginZooming(_:with:)`.
  @_disfavoredOverload
  public var scrollViewWillBeginZooming: _UIScrollViewWillBeginZoomingCall? {
    _UIScrollViewWillBeginZoomingCall(delegate: self)
  }

  /// The delegate method `scrollViewDidEndZooming(_:with:atScale:)`.
  @_disfavoredOverload
  public var scrollViewDidEndZooming: _UIScrollViewDidEndZoomingCall? {
    _UIScrollViewDidEndZoomingCall(delegate: self)
  }
}

/// A call of the delegate's `viewForZooming(in:)`.
@preconcurrency @MainActor
public struct _UIViewForZoomingCall {
  let delegate: any UIScrollViewDelegate

  /// Calls the method.
  ///
  /// - Parameter scrollView: The scroll view.
  /// - Returns: The zooming view.
  public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
    delegate.viewForZooming(in: scrollView)
  }
}

/// A call of the delegate's `scrollViewWillBeginZooming(_:with:)`.
@preconcurrency @MainActor
public struct _UIScrollViewWillBeginZoomingCall {
  let delegate: any UIScrollViewDelegate

  /// Calls the method.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - view: The zooming view.
  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) {
    delegate.scrollViewWillBeginZooming(scrollView, with: view)
  }
}

/// A call of the delegate's `scrollViewDidEndZooming(_:with:atScale:)`.
@preconcurrency @MainActor
public struct _UIScrollViewDidEndZoomingCall {
  let delegate: any UIScrollViewDelegate

  /// Calls the method.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - view: The zooming view.
  ///   - scale: The final scale.
  public func callAsFunction(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {
    delegate.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }
}
