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

  /// The distance of the fingers, as a factor of that at the beginning.
  ///
  /// Default: 1. It continues from a value that is set.
  open var scale: CGFloat {
    get { ownScale }
    set {
      ownScale = newValue.isFinite && newValue > 0 ? newValue : 1
      pair.rebase()
    }
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
    velocities.add(MotionVector(x: ownScale, y: 0), at: event.timestamp)
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
    (pair, ownScale) = (TouchPair(), 1)
    velocities.reset()
  }
}

/// Recognises two fingers that turn about each other.
///
/// A touch screen has such fingers, and a test's stage; a mouse and a touchpad send none.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The length of the arc before the gesture begins, in points.
  static let slop: CGFloat = 8

  private var pair = TouchPair()
  private var velocities = VelocityTracker()
  private var turned: CGFloat = 0

  /// The angle by which the fingers have turned, in radians, clockwise.
  ///
  /// Default: 0. It continues from a value that is set.
  open var rotation: CGFloat = 0 {
    didSet { if !rotation.isFinite { rotation = 0 } }
  }

  /// Radians per second.
  open var velocity: CGFloat { CGFloat(velocities.velocity(at: loop.time).x) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    takeFirstTwo(of: touches, event)
    pair.begin(touchLocations)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let change = pair.move(touchLocations) else { return }
    turned += change.angle
    velocities.add(MotionVector(x: turned, y: 0), at: event.timestamp)
    if stateStorage.isActive {
      rotation += change.angle
      state = .changed
    } else if pendingState == nil,
      abs(turned) * pair.distance / 2 >= UIRotationGestureRecognizer.slop
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
    (pair, turned, rotation) = (TouchPair(), 0, 0)
    velocities.reset()
  }
}

/// The places of two fingers.
private struct TouchPair {
  private var places: [CGPoint] = []
  /// The distance at the touch down, in points.
  private(set) var startDistance: CGFloat = 0

  /// The present distance, in points.
  var distance: CGFloat { places.count == 2 ? places[0].distance(to: places[1]) : 0 }

  private var angle: CGFloat {
    places.count == 2 ? atan2(places[1].y - places[0].y, places[1].x - places[0].x) : 0
  }

  mutating func begin(_ new: [CGPoint]) {
    places = Array(new.prefix(2))
    startDistance = distance
  }

  /// Counts from the present places.
  mutating func rebase() { startDistance = distance }

  /// Takes other places.
  ///
  /// - Returns: The factor of the distance, and the angle between -π and π; `nil` without two fingers.
  mutating func move(_ new: [CGPoint]) -> (scale: CGFloat, angle: CGFloat)? {
    guard new.count >= 2, places.count == 2 else { return nil }
    let (oldDistance, oldAngle) = (max(distance, 1), angle)
    places = Array(new.prefix(2))
    var turn = angle - oldAngle
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    return (max(distance, 1) / oldDistance, turn)
  }
}

extension UIGestureRecognizer {
  /// Ignores all touches but the first two.
  fileprivate final func takeFirstTwo(of new: Set<UITouch>, _ event: UIEvent) {
    for touch in touches.dropFirst(2) where new.contains(touch) { ignore(touch, for: event) }
  }

  /// Ends the gesture, or the attempt, when fewer than two fingers are left.
  fileprivate final func endPair(without lifted: Set<UITouch>) {
    let left = touches.filter { !lifted.contains($0) }.count
    if stateStorage.isActive {
      if left < 2 { state = .ended }
    } else if left == 0 {
      state = .failed
    }
  }
}
