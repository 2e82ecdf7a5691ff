public import Foundation
import UIKitLists

/// Recognises two fingers moving apart or together.
///
/// Only a touch screen or a test's stage sends such touches; a mouse or touchpad does not.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The change of the fingers' distance before the gesture begins, in points.
  static let slop: CGFloat = 8

  private var pair = TouchPair()
  private var velocities = VelocityTracker()
  private var scaleStorage: CGFloat = 1
  /// The scale without the application's changes; its rate of change is the velocity.
  private var unadjustedScale: CGFloat = 1

  /// The distance of the fingers relative to the distance at the start.
  ///
  /// Default: 1. After the application sets a scale, the gesture continues from that value; 0 and
  /// negative values count as 1.
  open var scale: CGFloat {
    get { scaleStorage }
    set { scaleStorage = newValue.isFinite && newValue > 0 ? newValue : 1 }
  }

  /// The change of the scale, per second.
  open var velocity: CGFloat { CGFloat(velocities.velocity(at: host.time).x) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    trackFirstTwo(of: touches, with: event)
    pair.begin(touchLocations)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let change = pair.move(to: touchLocations) else { return }
    scaleStorage *= change.scale
    unadjustedScale *= change.scale
    velocities.add(MotionVector(x: unadjustedScale, y: 0), at: event.timestamp)
    guard !stateStorage.isActive else { return state = .changed }
    guard pendingState == nil, abs(pair.distance - pair.startDistance) >= slop else { return }
    state = .began
  }

  private var slop: CGFloat { UIPinchGestureRecognizer.slop }

  /// Excludes the movement before the start from the scale.
  override func willBegin() { scaleStorage = 1 }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    endPair(without: touches)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if stateStorage.isActive { state = .cancelled }
  }

  open override func reset() {
    (pair, scaleStorage, unadjustedScale) = (TouchPair(), 1, 1)
    velocities.reset()
  }
}
