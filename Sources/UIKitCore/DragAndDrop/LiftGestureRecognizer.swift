import Foundation
import UIKitGraphics

/// Recognises the lift of an item: a finger that rests for half a second, or a pointer that moves
/// with its primary button held.
///
/// Long presses that open menus recognise simultaneously; scrolling does not.
final class LiftGestureRecognizer: UIGestureRecognizer {
  /// The required duration of a finger's rest, in seconds.
  static let delay: TimeInterval = 0.5
  /// The required movement of the pointer, in points.
  ///
  /// It is less than for scrolling and swiping.
  static let pointerSlop: CGFloat = 4
  /// The permitted movement of a resting finger, in points.
  private static let fingerSlop: CGFloat = 10

  private var deadline: FrameTimer?
  /// The lifting touch.
  private(set) weak var touch: UITouch?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touch == nil, let touch = touches.first, self.touches.count == 1 else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    self.touch = touch
    if touch.type == .direct {
      deadline = transition(to: .began, after: LiftGestureRecognizer.delay)
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch, stateStorage == .possible else { return }
    let distance = touch.start.distance(to: touch.sample.location)
    if touch.type == .direct {
      if distance > LiftGestureRecognizer.fingerSlop { state = .failed }
    } else if distance > LiftGestureRecognizer.pointerSlop {
      state = .began
    }
  }

  /// Gives pointer drags precedence over scrolling and swiping, regardless of the length of the
  /// first movement.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let touch, touch.type != .direct else { return false }
    return otherGestureRecognizer is UIPanGestureRecognizer
      || otherGestureRecognizer is UISwipeGestureRecognizer
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = stateStorage.isActive ? .ended : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  override func reset() {
    deadline?.cancel()
    deadline = nil
    touch = nil
  }

  override func tracks(_ buttons: UIEvent.ButtonMask) -> Bool { buttons == .primary }

  override var acceptsTouchThatStopsMotion: Bool { false }
}
