import Foundation

/// The drag of a scroll view: stops a moving content when a finger touches it.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?
  /// Whether mouse drags count; fingers always do.
  var acceptsMouse = false

  override init() {
    super.init()
    addHandler { [weak self] in self?.scrollView?.panChanged() }
  }

  override func shouldReceive(_ touch: UITouch) -> Bool {
    acceptsMouse || touch.type == .direct
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    scrollView?.fingerCameDown()
    super.touchesBegan(touches, with: event)
  }

  override func reset() {
    super.reset()
    scrollView?.fingersLeft()
  }
}
