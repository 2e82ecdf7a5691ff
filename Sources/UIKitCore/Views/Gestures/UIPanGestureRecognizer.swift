public import Foundation
import UIKitLists
import UIKitSupport

/// Recognises fingers that move, and follows them until they are lifted.
///
/// The gesture begins when the fingers have moved by 10 points. The translation
/// counts from there, so that what follows the finger does not jump.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// One of the two directions that lists scroll in.
  enum Axis {
    case horizontal
    case vertical
  }

  /// Points that the fingers have to move before the gesture begins.
  static let slop: CGFloat = 10

  /// The only axis of movements that begin the gesture.
  ///
  /// Default: `nil`, both.
  ///
  /// The movement that leaves the slop decides: along the other axis the gesture
  /// fails. Exactly at 45° it counts as vertical, so that of two recognisers for
  /// the two axes always one begins.
  final var axis: Axis?

  private var offset = CGPoint.zero
  private var path = CGPoint.zero
  private var hasWaited = false
  private var velocities = VelocityTracker()

  /// How many fingers have to be down at least.
  ///
  /// Default: 1. With fewer the gesture ends.
  open var minimumNumberOfTouches = 1 {
    didSet {
      demand(
        minimumNumberOfTouches > 0,
        "A pan with \(minimumNumberOfTouches) fingers is impossible"
      )
    }
  }

  /// How many fingers may be down when the gesture begins; later ones are ignored.
  ///
  /// Default: any number.
  open var maximumNumberOfTouches = Int.max

  /// How far the fingers have moved since the gesture began or `setTranslation` was called.
  ///
  /// - Parameter view: The view whose coordinates are wanted; `nil` means the window's.
  /// - Returns: The movement; before the gesture begins the one since the touch, so
  ///   that `gestureRecognizerShouldBegin(_:)` can tell the direction.
  open func translation(in view: UIView?) -> CGPoint {
    window(for: view)?.movement(offset, in: view) ?? offset
  }

  /// Sets what `translation(in:)` returns now, and counts on from there.
  ///
  /// - Parameters:
  ///   - translation: The movement; usually zero.
  ///   - view: The view whose coordinates it is in; `nil` means the window's.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    offset = window(for: view)?.screenMovement(translation, from: view) ?? translation
  }

  /// How fast the fingers move, over the last tenth of a second.
  ///
  /// - Parameter view: The view whose coordinates are wanted; `nil` means the window's.
  /// - Returns: Points per second; zero when they rest.
  open func velocity(in view: UIView?) -> CGPoint {
    let vector = velocities.velocity(at: loop.time)
    let velocity = CGPoint(x: vector.x, y: vector.y)
    return window(for: view)?.movement(velocity, in: view) ?? velocity
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
      hasWaited = true
    } else if self.touches.count >= minimumNumberOfTouches {
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
    hasWaited = false
    velocities.reset()
  }

  private func move(by movement: CGPoint) {
    offset = CGPoint(x: offset.x + movement.x, y: offset.y + movement.y)
    path = CGPoint(x: path.x + movement.x, y: path.y + movement.y)
  }

  private func beginOutsideSlop() {
    let length = CGPoint.zero.distance(to: offset)
    guard length >= UIPanGestureRecognizer.slop else { return }
    guard mayBegin(with: offset) else {
      state = .failed
      return
    }
    state = .began
  }

  /// Leaves the slop out of the translation.
  ///
  /// When other recognisers took their time to fail, what the fingers did meanwhile is left out,
  /// too: content would jump.
  override func willBegin() {
    let length = max(CGPoint.zero.distance(to: offset), UIPanGestureRecognizer.slop)
    let lost = hasWaited ? length : UIPanGestureRecognizer.slop
    offset.x -= offset.x / length * lost
    offset.y -= offset.y / length * lost
  }

  /// Whether a movement, in screen points, is one of those that begin the gesture.
  func mayBegin(with movement: CGPoint) -> Bool {
    switch axis {
    case .horizontal: abs(movement.x) > abs(movement.y)
    case .vertical: abs(movement.x) <= abs(movement.y)
    case nil: true
    }
  }

  override func follows(_ buttons: UIEvent.ButtonMask) -> Bool { buttons.contains(.primary) }
}

extension UIWindow {
  /// Converts a movement to the screen.
  ///
  /// - Parameters:
  ///   - movement: The movement in the view's coordinates.
  ///   - view: The view; `nil` means this window.
  /// - Returns: Points on the screen.
  final func screenMovement(_ movement: CGPoint, from view: UIView?) -> CGPoint {
    let target = view?.windowStorage ?? self
    func onScreen(_ point: CGPoint) -> CGPoint {
      target.pointInSuperview(view?.convert(point, to: target) ?? point)
    }
    let origin = onScreen(.zero)
    let end = onScreen(movement)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }
}
