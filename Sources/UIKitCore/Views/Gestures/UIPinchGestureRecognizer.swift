public import Foundation
import UIKitLists

/// Recognises two fingers that move apart or together.
///
/// A touch screen has such fingers, and a test's stage; a mouse and a touchpad send none.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The change of the fingers' distance before the gesture begins, in points.
  static let slop: CGFloat = 8

  private var pair = TouchPair()
  private var velocities = VelocityTracker()
  private var ownScale: CGFloat = 1
  /// The scale without the application's changes; the velocity is its rate of change.
  private var spread: CGFloat = 1

  /// The distance of the fingers, as a factor of that at the beginning.
  ///
  /// Default: 1. It continues from a value that is set; one that is not more than 0 counts as 1.
  open var scale: CGFloat {
    get { ownScale }
    set { ownScale = newValue.isFinite && newValue > 0 ? newValue : 1 }
  }

  /// The change of the scale, per second.
  open var velocity: CGFloat { CGFloat(velocities.velocity(at: loop.time).x) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    takeFirstTwo(of: touches, event)
    pair.begin(touchLocations)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let change = pair.move(touchLocations) else { return }
    ownScale *= change.scale
    spread *= change.scale
    velocities.add(MotionVector(x: spread, y: 0), at: event.timestamp)
    guard !stateStorage.isActive else { return state = .changed }
    guard pendingState == nil, abs(pair.distance - pair.startDistance) >= slop else { return }
    state = .began
  }

  private var slop: CGFloat { UIPinchGestureRecognizer.slop }

  /// Excludes the movement before the beginning from the scale.
  override func willBegin() { ownScale = 1 }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    endPair(without: touches)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if stateStorage.isActive { state = .cancelled }
  }

  open override func reset() {
    (pair, ownScale, spread) = (TouchPair(), 1, 1)
    velocities.reset()
  }
}
