import Foundation

/// The pan recognizer of a scroll view: stops running motions when a finger touches the content.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?
  /// Whether mouse drags are recognized, besides those of fingers.
  var acceptsMouse = false {
    didSet { updateTouchTypes() }
  }

  required init() {
    super.init()
    addHandler { $0.scrollView?.panChanged() }
    updateTouchTypes()
  }

  private func updateTouchTypes() {
    let types: [UITouch.TouchType] = acceptsMouse ? [.direct, .indirectPointer] : [.direct]
    allowedTouchTypes = types.map { NSNumber(value: $0.rawValue) }
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
