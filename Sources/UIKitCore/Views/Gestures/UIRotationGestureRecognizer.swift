public import Foundation
import UIKitLists

/// Recognises two fingers rotating about each other.
///
/// Only a touch screen or a test's stage sends such touches; a mouse or touchpad does not.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The length of the arc before the gesture begins, in points.
  static let slop: CGFloat = 8

  private var pair = TouchPair()
  private var velocities = VelocityTracker()
  /// The angle since the touches began, in radians; its rate of change is the velocity.
  private var accumulatedAngle: CGFloat = 0

  /// The rotation of the fingers in radians, clockwise.
  ///
  /// Default: 0. After the application sets a rotation, the gesture continues from that value.
  open var rotation: CGFloat = 0 {
    didSet { if !rotation.isFinite { rotation = 0 } }
  }

  /// The angular velocity in radians per second.
  open var velocity: CGFloat { CGFloat(velocities.velocity(at: host.time).x) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    trackFirstTwo(of: touches, with: event)
    pair.begin(touchLocations)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let change = pair.move(to: touchLocations) else { return }
    accumulatedAngle += change.angle
    velocities.add(MotionVector(x: accumulatedAngle, y: 0), at: event.timestamp)
    if stateStorage.isActive {
      rotation += change.angle
      state = .changed
    } else if pendingState == nil,
      abs(accumulatedAngle) * pair.distance / 2 >= UIRotationGestureRecognizer.slop
    {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    endPair(without: touches)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if stateStorage.isActive { state = .cancelled }
  }

  open override func reset() {
    (pair, accumulatedAngle, rotation) = (TouchPair(), 0, 0)
    velocities.reset()
  }
}
