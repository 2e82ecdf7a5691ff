import Foundation

/// The pan recogniser of a scroll view.
///
/// It stops running motions when a finger touches the content.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?

  init() {
    super.init(target: nil, action: nil)
    addHandler { $0.scrollView?.panDidChange() }
  }

  /// Tracks either fingers or the pointer, whichever begins; the pointer only if
  /// `UIScrollView.scrollsByMouseDrag` is `true`.
  override func tracks(_ touch: UITouch) -> Bool {
    guard touch.type == .direct || UIScrollView.scrollsByMouseDrag,
      touches.allSatisfy({ $0.type == touch.type })
    else { return false }
    return super.tracks(touch)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    scrollView?.touchDidBegin()
    super.touchesBegan(touches, with: event)
  }

  override func willBegin() {
    scrollView?.dragWillBegin(with: translation(in: scrollView))
    super.willBegin()
  }

  override func reset() {
    super.reset()
    scrollView?.touchesDidEnd()
  }
}
