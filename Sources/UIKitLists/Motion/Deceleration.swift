import Foundation
import UIKitSupport

/// Content that goes on moving after a flick and loses speed at a constant rate.
///
/// Positions are in points, times in seconds since the finger was lifted,
/// velocities in points per second; one value describes one axis. The decay is
/// given per millisecond, as UIKit does, and the position is the sum over
/// milliseconds in closed form, so that the whole way is `v/1000 · r/(1 − r)`.
package struct Deceleration: Sendable, Equatable {
  /// Below this speed, in points per second, the motion ends.
  ///
  /// What would remain is half of this in points at the normal rate, spread over
  /// seconds; content that crawls looks as if it hung.
  package static let slowest = 10.0

  /// Where the motion begins.
  package let start: Double

  /// The velocity at the beginning.
  package let initialVelocity: Double

  /// The share of the velocity that is left after a millisecond; between 0 and 1.
  package let rate: Double

  /// Creates a motion.
  ///
  /// - Precondition: The rate is greater than 0 and less than 1; the others are finite.
  ///
  /// - Parameters:
  ///   - start: Where the motion begins, in points.
  ///   - velocity: The velocity at the beginning, in points per second.
  ///   - rate: The share of the velocity that is left after a millisecond.
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

  /// The way that the content would go if it never stopped, in points, with its sign.
  package var totalDistance: Double { initialVelocity / 1000 * rate / (1 - rate) }

  /// When the speed falls below ``slowest``, in seconds; 0 when it is so from the beginning.
  package var duration: Double {
    guard initialVelocity.magnitude > Self.slowest else { return 0 }
    return time(untilShare: Self.slowest / initialVelocity.magnitude)
  }

  /// Where the content comes to rest.
  package var end: Double { position(at: duration) }

  /// Returns where the content is; before the beginning at the start, and after
  /// the end at the end.
  package func position(at time: Double) -> Double {
    start + totalDistance * (1 - share(at: min(max(time, 0), duration)))
  }

  /// Returns the velocity; 0 from the end on.
  package func velocity(at time: Double) -> Double {
    time < duration ? initialVelocity * share(at: max(time, 0)) : 0
  }

  /// Returns when the content passes a position, in seconds, or nil when it does not.
  ///
  /// A motion that begins on the position passes it at 0 only when it moves at all.
  package func time(at position: Double) -> Double? {
    let distance = totalDistance
    guard distance != 0, duration > 0 else { return nil }
    let share = 1 - (position - start) / distance
    guard share > 0, share <= 1 else { return nil }
    let time = time(untilShare: share)
    return time <= duration ? time : nil
  }

  /// Returns the motion with the same start and rate that comes to rest at `end`.
  ///
  /// The content gets the velocity that carries it there, which is close to its
  /// own as long as the new end is close to the old one. A scroll view's delegate
  /// asks for this by changing the target offset, and paging does.
  package func retargeted(to end: Double) -> Deceleration {
    // The way is (v − slowest) · r / (1 − r) / 1000, for either direction.
    let distance = end - start
    guard distance != 0 else { return Deceleration(start: start, velocity: 0, rate: rate) }
    let speed = distance.magnitude * 1000 * (1 - rate) / rate + Self.slowest
    return Deceleration(start: start, velocity: distance < 0 ? -speed : speed, rate: rate)
  }

  /// The share of the velocity that is left at a time.
  private func share(at time: Double) -> Double { exp(1000 * time * log(rate)) }

  private func time(untilShare share: Double) -> Double { log(share) / (1000 * log(rate)) }
}
