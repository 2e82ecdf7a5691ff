import Foundation
import UIKitSupport

/// The deceleration of scrolling after a fling, with exponential decay of the velocity.
///
/// Positions are in points, times in seconds since the finger was lifted, velocities in points per
/// second; each value describes one axis. The decay rate is per millisecond, as in UIKit. The
/// position is the closed form of the sum over milliseconds, so that the total distance is `v/1000
/// · r/(1 − r)`.
package struct Deceleration: Sendable, Equatable {
  /// The speed at which the motion ends, in points per second.
  ///
  /// At the normal rate, the remaining distance in points would be half of this number, spread over
  /// seconds; such slow content appears stuck.
  package static let minimumSpeed = 10.0

  /// The start position.
  package let start: Double

  /// The initial velocity.
  package let initialVelocity: Double

  /// The fraction of the velocity that remains after a millisecond; between 0 and 1.
  package let rate: Double

  /// Creates a motion.
  ///
  /// - Precondition: The rate is greater than 0 and less than 1; the other values are finite.
  ///
  /// - Parameters:
  ///   - start: The start position, in points.
  ///   - velocity: The initial velocity, in points per second.
  ///   - rate: The fraction of the velocity that remains after a millisecond.
  package init(start: Double, velocity: Double, rate: Double) {
    demand(rate > 0 && rate < 1, "A deceleration rate of \(rate) is not between 0 and 1")
    demand(
      start.isFinite && velocity.isFinite,
      "A deceleration cannot begin at \(start) with \(velocity) points per second"
    )
    self.start = start
    initialVelocity = velocity
    self.rate = rate
  }

  /// The signed distance if the motion did not end at the minimum speed, in points.
  package var totalDistance: Double { initialVelocity / 1000 * rate / (1 - rate) }

  /// The time at which the speed falls below ``minimumSpeed``, in seconds; 0 if the initial speed
  /// is already lower.
  package var duration: Double {
    guard initialVelocity.magnitude > Self.minimumSpeed else { return 0 }
    return time(untilFraction: Self.minimumSpeed / initialVelocity.magnitude)
  }

  /// The rest position.
  package var end: Double { position(at: duration) }

  /// Returns the position at a time, clamped to the motion's duration.
  package func position(at time: Double) -> Double {
    start + totalDistance * (1 - fraction(at: min(max(time, 0), duration)))
  }

  /// Returns the velocity at a time; 0 after the end.
  package func velocity(at time: Double) -> Double {
    time < duration ? initialVelocity * fraction(at: max(time, 0)) : 0
  }

  /// Returns the time at which the content passes a position, in seconds; `nil` if it does not.
  ///
  /// A motion that starts at the position passes it at 0 only if it moves.
  package func time(at position: Double) -> Double? {
    let distance = totalDistance
    guard distance != 0, duration > 0 else { return nil }
    let fraction = 1 - (position - start) / distance
    guard fraction > 0, fraction <= 1 else { return nil }
    let time = time(untilFraction: fraction)
    return time <= duration ? time : nil
  }

  /// Returns the motion with the same start and rate that ends at `end`.
  ///
  /// The initial velocity is adjusted; it is close to the original velocity if the new end is close
  /// to the old one. Used for paging, and when a delegate changes the target offset.
  package func retargeted(to end: Double) -> Deceleration {
    // The distance is (v − minimumSpeed) · r / (1 − r) / 1000, in either direction.
    let distance = end - start
    guard distance != 0 else { return Deceleration(start: start, velocity: 0, rate: rate) }
    let speed = distance.magnitude * 1000 * (1 - rate) / rate + Self.minimumSpeed
    return Deceleration(start: start, velocity: distance < 0 ? -speed : speed, rate: rate)
  }

  /// Returns the fraction of the velocity that remains at a time.
  private func fraction(at time: Double) -> Double { exp(1000 * time * log(rate)) }

  /// Returns the time until a fraction of the initial velocity remains, in seconds.
  private func time(untilFraction fraction: Double) -> Double { log(fraction) / (1000 * log(rate)) }
}
