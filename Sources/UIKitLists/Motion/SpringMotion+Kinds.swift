import UIKitSupport

extension SpringMotion {
  /// Creates a motion from its response, the period of the undamped oscillation.
  ///
  /// - Precondition: The damping ratio is 0.01 or more, the response is greater
  ///   than 0, and all values are finite.
  ///
  /// - Parameters:
  ///   - start: The start position.
  ///   - target: The rest position.
  ///   - velocity: The initial velocity.
  ///   - dampingRatio: 1 for critical damping; less to oscillate.
  ///   - response: The period without damping, in seconds.
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

  /// The angular frequency of the bounce back, corresponding to a spring of stiffness 100 and mass
  /// 1, as observed in UIKit.
  package static let bounceBackFrequency = 10.0

  /// Returns the bounce back of content that was released beyond its end or has scrolled beyond it.
  ///
  /// The spring is critically damped and never overshoots: a velocity towards the end is limited to
  /// the maximum that the spring can absorb.
  ///
  /// - Parameters:
  ///   - start: The start offset, in points.
  ///   - target: The valid offset at which the content comes to rest, in points.
  ///   - velocity: The initial velocity, in points per second.
  /// - Returns: The motion, which does not oscillate.
  package static func bounceBack(
    from start: Double,
    to target: Double,
    velocity: Double
  ) -> SpringMotion {
    // x(t) = (x + (v + ωx)·t)·e^(−ωt) changes its sign only when v < −ωx.
    let displacement = start - target
    let limit = -bounceBackFrequency * displacement
    let limitedVelocity = displacement > 0 ? max(velocity, limit) : min(velocity, limit)
    let velocity = displacement == 0 ? velocity : limitedVelocity
    return SpringMotion(from: start, to: target, velocity: velocity, frequency: bounceBackFrequency)
  }

  /// Returns the motion of `UIView.animate(withDuration:delay:usingSpringWithDamping:…)`, as
  /// progress from 0 to 1.
  ///
  /// The spring's frequency is the lowest with which, at this damping, the spring is within a
  /// thousandth of its target at the end of the duration.
  ///
  /// - Precondition: The duration is finite and greater than 0.
  ///
  /// - Parameters:
  ///   - duration: The duration of the animation, in seconds.
  ///   - damping: 1 for critical damping; less to oscillate. UIKit's range is 0 to 1; values below
  ///     0.01 count as 0.01.
  ///   - initialVelocity: The initial velocity, in total distances per second.
  /// - Returns: The motion, which reaches 1 at the end of the duration.
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
    // Stiffer springs settle sooner; bisection finds the softest spring that settles in time.
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
