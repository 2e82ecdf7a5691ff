import Foundation
import UIKitSupport

/// The motion of a value on a damped spring towards its target.
///
/// The position is a closed form of time, so that frames may be evaluated in any order. Times are
/// in seconds, positions in any unit, velocities in that unit per second.
package struct SpringMotion: Sendable, Equatable {
  /// The final value.
  package let target: Double

  /// The time at which the motion is visually at rest, in seconds.
  package let duration: Double

  private let curve: SpringCurve

  /// Creates a motion.
  ///
  /// - Precondition: The damping ratio is 0.01 or more, frequency and tolerance
  ///   are greater than 0, and all values are finite.
  ///
  /// - Parameters:
  ///   - start: The start position.
  ///   - target: The rest position.
  ///   - velocity: The initial velocity.
  ///   - dampingRatio: 1 for critical damping; less to oscillate.
  ///   - frequency: The angular frequency without damping, in radians per second.
  ///   - tolerance: The distance from the target at which the motion ends.
  package init(
    from start: Double,
    to target: Double,
    velocity: Double = 0,
    dampingRatio: Double = 1,
    frequency: Double,
    tolerance: Double = 0.25
  ) {
    demand(
      dampingRatio >= 0.01 && dampingRatio.isFinite && frequency > 0 && frequency.isFinite,
      "A spring cannot have the damping ratio \(dampingRatio) and the frequency \(frequency)"
    )
    demand(
      start.isFinite && target.isFinite && velocity.isFinite && tolerance > 0,
      "A spring cannot pull from \(start) to \(target) with the velocity \(velocity)"
    )
    let curve = SpringCurve(
      displacement: start - target,
      velocity: velocity,
      dampingRatio: dampingRatio,
      frequency: frequency
    )
    self.init(target: target, curve: curve, duration: curve.settlingTime(tolerance: tolerance))
  }

  init(target: Double, curve: SpringCurve, duration: Double) {
    self.target = target
    self.curve = curve
    self.duration = duration
  }

  /// Returns the position at a time; the target after the end.
  package func position(at time: Double) -> Double {
    time < duration ? target + curve.displacement(at: max(time, 0)) : target
  }

  /// Returns the velocity at a time; 0 after the end.
  package func velocity(at time: Double) -> Double {
    time < duration ? curve.velocity(at: max(time, 0)) : 0
  }
}
