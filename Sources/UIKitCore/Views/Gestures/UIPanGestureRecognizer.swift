public import Foundation
import UIKitLists
import UIKitSupport

/// Recognises fingers that move, and tracks them until they are lifted.
///
/// The gesture begins when the fingers have moved by 10 points. The translation starts there, so
/// that dragged content does not jump.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// An axis of movement.
  enum Axis {
    case horizontal
    case vertical
  }

  /// The distance before the gesture begins, in points.
  static let slop: CGFloat = 10

  /// The axis, of the view's own coordinates, to which the beginning of the gesture is restricted.
  ///
  /// Default: `nil`, both.
  ///
  /// The first movement beyond that distance decides: along the other axis the gesture fails.
  /// Exactly 45° counts as vertical, so that one of two recognisers for the two axes always begins.
  final var axis: Axis?

  private var offset = CGPoint.zero
  private var path = CGPoint.zero
  private var wasDeferred = false
  private var velocities = VelocityTracker()

  /// The minimum number of fingers.
  ///
  /// Default: 1. With fewer the gesture ends; before it has begun it fails when they move by 10
  /// points.
  open var minimumNumberOfTouches = 1 {
    didSet {
      demand(
        minimumNumberOfTouches > 0,
        "A pan with \(minimumNumberOfTouches) fingers is impossible"
      )
    }
  }

  /// The maximum number of fingers at the beginning; later ones are ignored.
  ///
  /// Default: any number.
  open var maximumNumberOfTouches = Int.max

  /// The translation since the gesture began or since `setTranslation`.
  ///
  /// - Parameter view: The view whose coordinates are wanted; `nil` means the window's.
  /// - Returns: The translation; before the gesture begins that since the touch down, so that
  ///   `gestureRecognizerShouldBegin(_:)` knows the direction.
  open func translation(in view: UIView?) -> CGPoint {
    (view ?? window(for: view))?.ownMovement(offset) ?? offset
  }

  /// Sets the current value of `translation(in:)`, which continues from there.
  ///
  /// - Parameters:
  ///   - translation: The movement; usually zero.
  ///   - view: The view whose coordinates it is in; `nil` means the window's.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    offset = (view ?? window(for: view))?.movementOnScreen(translation) ?? translation
  }

  /// The velocity of the fingers, over the last tenth of a second.
  ///
  /// - Parameter view: The view whose coordinates are wanted; `nil` means the window's.
  /// - Returns: Points per second; zero when they rest.
  open func velocity(in view: UIView?) -> CGPoint {
    let vector = velocities.velocity(at: loop.time)
    let velocity = CGPoint(x: vector.x, y: vector.y)
    return (view ?? window(for: view))?.ownMovement(velocity) ?? velocity
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if stateStorage.isActive {
      for touch in touches where self.touches.count > maximumNumberOfTouches {
        ignore(touch, for: event)
      }
    } else if self.touches.count > maximumNumberOfTouches {
      state = .failed
    } else if self.touches.count == touches.count {
      velocities.add(.zero, at: event.timestamp)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let count = CGFloat(self.touches.count)
    for touch in touches {
      let (from, to) = (touch.sample.previous, touch.sample.location)
      move(by: CGPoint(x: (to.x - from.x) / count, y: (to.y - from.y) / count))
    }
    velocities.add(MotionVector(x: path.x, y: path.y), at: event.timestamp)
    if stateStorage.isActive {
      state = .changed
    } else if pendingState != nil {
      wasDeferred = true
    } else {
      beginOutsideSlop()
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let left = self.touches.count - touches.count
    if stateStorage.isActive {
      if left < minimumNumberOfTouches { state = .ended }
    } else if left == 0 {
      state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count - touches.count < minimumNumberOfTouches { state = .cancelled }
  }

  open override func reset() {
    offset = .zero
    path = .zero
    wasDeferred = false
    velocities.reset()
  }

  private func move(by movement: CGPoint) {
    offset = CGPoint(x: offset.x + movement.x, y: offset.y + movement.y)
    path = CGPoint(x: path.x + movement.x, y: path.y + movement.y)
  }

  private func beginOutsideSlop() {
    let length = CGPoint.zero.distance(to: offset)
    guard length >= UIPanGestureRecognizer.slop else { return }
    // Fewer fingers do something else, and who waits for this gesture may begin.
    guard touches.count >= minimumNumberOfTouches, mayBegin(with: offset) else {
      state = .failed
      return
    }
    state = .began
  }

  /// Excludes the distance before the beginning from the translation.
  ///
  /// Movements while the gesture was deferred are excluded, too; otherwise content would jump.
  override func willBegin() {
    let length = max(CGPoint.zero.distance(to: offset), UIPanGestureRecognizer.slop)
    let lost = wasDeferred ? length : UIPanGestureRecognizer.slop
    offset.x -= offset.x / length * lost
    offset.y -= offset.y / length * lost
  }

  /// Whether a movement, in screen points, begins the gesture.
  func mayBegin(with movement: CGPoint) -> Bool {
    guard let axis else { return true }
    let own = viewStorage?.ownMovement(movement) ?? movement
    return own.isHorizontalMovement == (axis == .horizontal)
  }

  override func tracks(_ buttons: UIEvent.ButtonMask) -> Bool { buttons.contains(.primary) }
}
