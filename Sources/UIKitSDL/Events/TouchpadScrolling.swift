import Foundation
import UIKitApplication
import UIKitCore
import UIKitGraphics

/// The deceleration of content after fingers have left a touchpad, as far as SDL's events allow it.
///
/// SDL hands on how the fingers move, but not when they leave the touchpad: then it is silent. So
/// silence counts as leaving, and only a speed in the last moments that fingers about to rest do
/// not have lets content move on. Drivers that move content on themselves become slow before they
/// are silent, and nothing is added.
@MainActor
struct TouchpadScrolling {
  /// The silence that counts as leaving, in seconds: longer than any touchpad's interval.
  private static let silence = 0.04

  private var inertia = TouchpadInertia(window: 0.05, slowestStart: 25)
  private var point = CGPoint.zero
  private var last = -Double.infinity

  /// Whether content moves on.
  var isRunning: Bool { inertia.isRunning }

  /// The time by which `liftIfSilent(at:)` has to be called, in seconds on the loop's clock;
  /// infinite while nothing is due.
  var deadline: Double { last.isFinite ? last + TouchpadScrolling.silence : .infinity }

  /// Notes that the wheel or fingers have moved.
  ///
  /// - Parameters:
  ///   - delta: Units of a touchpad; `nil` for wheels and for anything but scrolling.
  ///   - point: Where the pointer is, in points.
  ///   - time: Seconds on the loop's clock.
  mutating func addMovement(_ delta: CGVector?, at point: CGPoint, time: Double) {
    guard let delta, UIScrollView.deceleratesAfterTouchpad else { return stop() }
    inertia.addMovement(delta, at: time)
    self.point = point
    last = time
  }

  /// Lets content move on if the fingers have left the touchpad.
  ///
  /// - Parameter time: Seconds on the loop's clock.
  /// - Returns: Whether content begins to move on.
  mutating func liftIfSilent(at time: Double) -> Bool {
    guard time >= deadline else { return false }
    // Content goes on where the last movement left it.
    inertia.lift(at: last)
    inertia.begin(at: time)
    last = -.infinity
    return inertia.isRunning
  }

  /// The way since the last call, and where the pointer was.
  ///
  /// - Parameter time: The time of a frame, in seconds.
  /// - Returns: `nil` when nothing moves on.
  mutating func take(at time: Double) -> (delta: CGVector, point: CGPoint)? {
    inertia.take(at: time).map { ($0, point) }
  }

  /// Ends the movement.
  mutating func stop() {
    inertia.stop()
    last = -.infinity
  }
}
