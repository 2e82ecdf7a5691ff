import Foundation
import Testing
import UIKitCore

/// Tests for optional calls of the zooming methods, which libraries make when they forward them to a
/// second delegate.
@MainActor
struct OptionalZoomCallTests {
  @Test func optionalZoomMethodsAreCalled() {
    let delegate = ZoomingDelegate()
    let forwardingTarget: (any UIScrollViewDelegate)? = delegate
    let scrollView = UIScrollView()
    #expect(forwardingTarget?.scrollViewShouldScrollToTop?(scrollView) == false)
    #expect(forwardingTarget?.viewForZooming?(in: scrollView) === delegate.view)
    forwardingTarget?.scrollViewDidScrollToTop?(scrollView)
    forwardingTarget?.scrollViewWillBeginZooming?(scrollView, with: nil)
    forwardingTarget?.scrollViewDidZoom?(scrollView)
    forwardingTarget?.scrollViewDidEndZooming?(scrollView, with: nil, atScale: 2)
    #expect(delegate.calls == ["top", "begin", "zoom", "end 2.0"])
  }
}

/// A delegate that records its calls.
private final class ZoomingDelegate: UIScrollViewDelegate {
  let view = UIView()
  var calls: [String] = []

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { calls.append("top") }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { calls.append("zoom") }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    calls.append("begin")
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {
    calls.append("end \(scale)")
  }
}
