import Foundation
import UIKitApplication
import UIKitCore
import UIKitGraphics

/// The deceleration of content after the fingers have left a touchpad, as far as SDL's events
/// allow.
///
/// SDL reports the movements of fingers, but not when they leave the touchpad: it just sends no
/// more events. Silence therefore counts as leaving, and content only moves on if the final speed
/// is higher than that of fingers about to rest. Drivers with built-in inertia slow down before
/// they fall silent, and nothing is added.
@MainActor
struct TouchpadScrolling {
  /// The silence that counts as leaving, in seconds; longer than the report interval of any
  /// touchpad.
  private static let silence = 0.04

  private var inertia = TouchpadInertia(window: 0.05, minimumStartSpeed: 25)
  /// The pointer's position at the last movement, in points.
  private var point = CGPoint.zero
  /// The time of the last movement, in seconds on the loop's clock; negative infinity if the
  /// fingers have left the touchpad.
  private var lastMovementTime = -Double.infinity

  /// Whether content is moving.
  var isRunning: Bool { inertia.isRunning }

  /// The time by which `liftIfSilent(at:)` must be called, in seconds on the loop's clock; infinite
  /// while no call is due.
  var deadline: Double {
    lastMovementTime.isFinite ? lastMovementTime + TouchpadScrolling.silence : .infinity
  }

  /// Records a movement of the wheel or the fingers.
  ///
  /// - Parameters:
  ///   - delta: The distance in units of a touchpad; `nil` for wheels and for anything but
  ///     scrolling.
  ///   - point: The pointer's position, in points.
  ///   - time: Seconds on the loop's clock.
  mutating func addMovement(_ delta: CGVector?, at point: CGPoint, time: Double) {
    guard let delta, UIScrollView.deceleratesAfterTouchpad else { return stop() }
    inertia.addMovement(delta, at: time)
    self.point = point
    lastMovementTime = time
  }

  /// Starts the deceleration if the fingers have left the touchpad.
  ///
  /// - Parameter time: Seconds on the loop's clock.
  /// - Returns: Whether the deceleration starts.
  mutating func liftIfSilent(at time: Double) -> Bool {
    guard time >= deadline else { return false }
    // Content continues from the time of the last movement.
    inertia.lift(at: lastMovementTime)
    inertia.begin(at: time)
    lastMovementTime = -.infinity
    return inertia.isRunning
  }

  /// Returns the distance since the previous call, and the pointer's position.
  ///
  /// - Parameter time: The time of a frame, in seconds.
  /// - Returns: The distance and position; `nil` if the content is not moving.
  mutating func takeMovement(at time: Double) -> (delta: CGVector, point: CGPoint)? {
    inertia.nextDelta(at: time).map { ($0, point) }
  }

  /// Ends the movement.
  mutating func stop() {
    inertia.stop()
    lastMovementTime = -.infinity
  }
}
