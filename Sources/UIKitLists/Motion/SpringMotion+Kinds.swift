import UIKitSupport

extension SpringMotion {
  /// Creates a motion from the time that one swing would take without damping.
  ///
  /// - Precondition: The damping ratio is 0.01 or more, the response is greater
  ///   than 0, and all values are finite.
  ///
  /// - Parameters:
  ///   - start: Where the motion begins.
  ///   - target: Where it comes to rest.
  ///   - velocity: The velocity at the beginning.
  ///   - dampingRatio: 1 for no oscillation; less to oscillate.
  ///   - response: The time of one swing without damping, in seconds.
  package init(
    from start: Double,
    to target: Double,
    velocity: Double = 0,
    dampingRatio: Double,
    response: Double
  ) {
    demand(response > 0, "A spring cannot have the response \(response) s")
    self.init(
      from: start,
      to: target,
      velocity: velocity,
      dampingRatio: dampingRatio,
      frequency: 2 * .pi / response
    )
  }

  /// The frequency of the spring that brings content back to its end: that of a
  /// spring of stiffness 100 on a mass of 1, observed of UIKit.
  package static let returnFrequency = 10.0

  /// Returns the motion of content that was released beyond its end, or has run beyond it, back
  /// to it.
  ///
  /// The content approaches the end from one side and never passes it: a velocity
  /// towards the end is limited to what the spring can still brake.
  ///
  /// - Parameters:
  ///   - start: The offset at the beginning, in points.
  ///   - target: The legal offset where it comes to rest, in points.
  ///   - velocity: The velocity at the beginning, in points per second.
  /// - Returns: The motion, without oscillation.
  package static func returning(
    from start: Double,
    to target: Double,
    velocity: Double
  ) -> SpringMotion {
    // x(t) = (x + (v + ωx)·t)·e^(−ωt) changes its sign only when v < −ωx.
    let displacement = start - target
    let inward = -returnFrequency * displacement
    let braked = displacement > 0 ? max(velocity, inward) : min(velocity, inward)
    let velocity = displacement == 0 ? velocity : braked
    return SpringMotion(from: start, to: target, velocity: velocity, frequency: returnFrequency)
  }

  /// Returns the motion of `UIView.animate(withDuration:delay:usingSpringWithDamping:…)`,
  /// as a progress from 0 to 1.
  ///
  /// The spring is the one that, with this damping, is within a thousandth of its
  /// target when the duration is over.
  ///
  /// - Precondition: The duration is greater than 0; the damping is greater than 0.
  ///
  /// - Parameters:
  ///   - duration: How long the animation takes, in seconds.
  ///   - damping: 1 for no oscillation, less to oscillate. UIKit's range is 0 to 1;
  ///     less than 0.01 counts as that.
  ///   - initialVelocity: The velocity at the beginning, in whole distances per second.
  /// - Returns: The motion; it has just reached 1 when the duration is over.
  package static func progress(
    duration: Double,
    damping: Double,
    initialVelocity: Double
  ) -> SpringMotion {
    demand(duration > 0 && duration.isFinite, "An animation cannot take \(duration) s")
    let damping = max(damping, 0.01)
    let tolerance = 0.001
    func curve(_ frequency: Double) -> SpringCurve {
      SpringCurve(
        displacement: -1,
        velocity: initialVelocity,
        dampingRatio: damping,
        frequency: frequency
      )
    }
    func settles(_ frequency: Double) -> Bool {
      curve(frequency).envelope(at: duration) <= tolerance
    }
    // Stiffer springs settle sooner: look for the softest that is soon enough.
    var low = 0.0
    var high = 1 / duration
    while !settles(high), high < 1e9 { (low, high) = (high, high * 2) }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if settles(middle) { high = middle } else { low = middle }
    }
    return SpringMotion(target: 1, curve: curve(high), duration: duration)
  }
}
