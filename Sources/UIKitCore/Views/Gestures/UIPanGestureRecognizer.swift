public import Foundation
import UIKitLists
import UIKitSupport

/// Recognises moving fingers, and tracks them until they are lifted.
///
/// The gesture begins after the fingers have moved by 10 points. The translation is measured from
/// that point, so that dragged content does not jump.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// An axis of movement.
  enum Axis {
    case horizontal
    case vertical
  }

  /// The distance before the gesture begins, in points.
  static let slop: CGFloat = 10

  /// The axis, in the view's coordinates, to which the start of the gesture is restricted.
  ///
  /// Default: `nil`, which allows both axes.
  ///
  /// The first movement beyond the minimum distance decides: along the other axis the gesture
  /// fails. A movement at exactly 45° counts as vertical, so that with one recogniser for each
  /// axis, exactly one of them begins.
  final var axis: Axis?

  /// The translation, in screen points.
  private var offset = CGPoint.zero
  /// The movement since the touch down, in screen points; the source of the velocity.
  private var totalMovement = CGPoint.zero
  /// Whether the fingers have moved while the gesture was deferred.
  private var hasMovedWhileDeferred = false
  private var velocities = VelocityTracker()

  /// The minimum number of fingers.
  ///
  /// Default: 1. The gesture ends if fewer fingers remain; before it has begun, it fails if fewer
  /// fingers move by 10 points.
  open var minimumNumberOfTouches = 1 {
    didSet {
      demand(
        minimumNumberOfTouches > 0,
        "A pan with \(minimumNumberOfTouches) fingers is impossible"
      )
    }
  }

  /// The maximum number of fingers at the start; further fingers are ignored later.
  ///
  /// Default: unlimited.
  open var maximumNumberOfTouches = Int.max

  /// Returns the translation since the gesture began or since `setTranslation`.
  ///
  /// - Parameter view: The view whose coordinate space to use; `nil` for the window's.
  /// - Returns: The translation in points. Before the gesture begins, the translation since the
  ///   touch down, so that `gestureRecognizerShouldBegin(_:)` can check the direction.
  open func translation(in view: UIView?) -> CGPoint {
    (view ?? window(for: view))?.localMovement(offset) ?? offset
  }

  /// Sets the current value of `translation(in:)`; further movements are added to it.
  ///
  /// - Parameters:
  ///   - translation: The translation; usually zero.
  ///   - view: The view whose coordinate space to use; `nil` for the window's.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    offset = (view ?? window(for: view))?.movementOnScreen(translation) ?? translation
  }

  /// Returns the velocity of the fingers over the last tenth of a second.
  ///
  /// - Parameter view: The view whose coordinate space to use; `nil` for the window's.
  /// - Returns: Points per second; zero while the fingers rest.
  open func velocity(in view: UIView?) -> CGPoint {
    let vector = velocities.velocity(at: host.time)
    let velocity = CGPoint(x: vector.x, y: vector.y)
    return (view ?? window(for: view))?.localMovement(velocity) ?? velocity
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
      let (previousPoint, currentPoint) = (touch.sample.previous, touch.sample.location)
      move(
        by: CGPoint(
          x: (currentPoint.x - previousPoint.x) / count,
          y: (currentPoint.y - previousPoint.y) / count
        )
      )
    }
    velocities.add(MotionVector(x: totalMovement.x, y: totalMovement.y), at: event.timestamp)
    if stateStorage.isActive {
      state = .changed
    } else if pendingState != nil {
      hasMovedWhileDeferred = true
    } else {
      beginOutsideSlop()
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let remainingCount = self.touches.count - touches.count
    if stateStorage.isActive {
      if remainingCount < minimumNumberOfTouches { state = .ended }
    } else if remainingCount == 0 {
      state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count - touches.count < minimumNumberOfTouches { state = .cancelled }
  }

  open override func reset() {
    offset = .zero
    totalMovement = .zero
    hasMovedWhileDeferred = false
    velocities.reset()
  }

  private func move(by movement: CGPoint) {
    offset = CGPoint(x: offset.x + movement.x, y: offset.y + movement.y)
    totalMovement = CGPoint(
      x: totalMovement.x + movement.x,
      y: totalMovement.y + movement.y
    )
  }

  private func beginOutsideSlop() {
    let length = CGPoint.zero.distance(to: offset)
    guard length >= UIPanGestureRecognizer.slop else { return }
    // Too few fingers do not pan; the recognisers that wait for this one may begin.
    guard touches.count >= minimumNumberOfTouches, shouldBegin(with: offset) else {
      state = .failed
      return
    }
    state = .began
  }

  /// Excludes the movement before the start from the translation.
  ///
  /// Movements while the gesture was deferred are also excluded; otherwise the content would jump.
  override func willBegin() {
    let length = max(CGPoint.zero.distance(to: offset), UIPanGestureRecognizer.slop)
    let skippedLength = hasMovedWhileDeferred ? length : UIPanGestureRecognizer.slop
    offset.x -= offset.x / length * skippedLength
    offset.y -= offset.y / length * skippedLength
  }

  /// Returns whether a movement, in screen points, begins the gesture.
  func shouldBegin(with movement: CGPoint) -> Bool {
    guard let axis else { return true }
    let localMovement = viewStorage?.localMovement(movement) ?? movement
    return localMovement.isHorizontalMovement == (axis == .horizontal)
  }

  override func tracks(_ buttons: UIEvent.ButtonMask) -> Bool { buttons.contains(.primary) }
}
