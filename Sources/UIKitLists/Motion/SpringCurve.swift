import Foundation

/// The displacement of a damped spring with its rest position at 0.
struct SpringCurve: Sendable, Equatable {
  /// The initial signed distance from rest.
  let displacement: Double
  /// The initial velocity, per second.
  let velocity: Double
  /// 1 for critical damping; less to oscillate.
  let dampingRatio: Double
  /// The angular frequency without damping, in radians per second.
  let frequency: Double

  /// Whether the damping is close to critical, where the other two forms divide by almost 0.
  private var isCritical: Bool { abs(dampingRatio - 1) < 1e-6 }

  /// The damped frequency, or half the difference of the two decay rates if overdamped.
  private var innerFrequency: Double {
    frequency * abs(1 - dampingRatio * dampingRatio).squareRoot()
  }

  /// The decay rate of the oscillation, or the mean of the two decay rates if overdamped.
  private var decay: Double { dampingRatio * frequency }

  /// The initial velocity of the displacement without its decay, that is, times e^(decay·t).
  private var undampedVelocity: Double { velocity + decay * displacement }

  /// Returns the signed distance from rest at a time.
  func displacement(at time: Double) -> Double {
    if isCritical { return (displacement + undampedVelocity * time) * exp(-decay * time) }
    let angularFrequency = innerFrequency
    if dampingRatio < 1 {
      let cosine = displacement * cos(angularFrequency * time)
      let sine = undampedVelocity / angularFrequency * sin(angularFrequency * time)
      return exp(-decay * time) * (cosine + sine)
    }
    // Two exponentials replace cosh and sinh, which overflow.
    let (slow, fast) = slowAndFast
    return slow * exp(-slowDecay * time) + fast * exp(-(angularFrequency + decay) * time)
  }

  /// Returns the velocity at a time, per second.
  func velocity(at time: Double) -> Double {
    if isCritical {
      return (undampedVelocity - decay * (displacement + undampedVelocity * time))
        * exp(-decay * time)
    }
    let angularFrequency = innerFrequency
    if dampingRatio < 1 {
      let cosine = (undampedVelocity - decay * displacement) * cos(angularFrequency * time)
      let sine =
        (decay * undampedVelocity / angularFrequency + angularFrequency * displacement)
        * sin(angularFrequency * time)
      return exp(-decay * time) * (cosine - sine)
    }
    let (slow, fast) = slowAndFast
    return -slow * slowDecay * exp(-slowDecay * time)
      - fast * (angularFrequency + decay) * exp(-(angularFrequency + decay) * time)
  }

  /// Returns an upper bound of the distance from rest at a time.
  ///
  /// The bound decreases with time; with critical damping, it may rise until 1/decay.
  func envelope(at time: Double) -> Double {
    if isCritical {
      return (abs(displacement) + abs(undampedVelocity) * time) * exp(-decay * time)
    }
    if dampingRatio < 1 {
      let angularFrequency = innerFrequency
      let sineAmplitudeSquared =
        undampedVelocity * undampedVelocity / angularFrequency / angularFrequency
      return (displacement * displacement + sineAmplitudeSquared).squareRoot()
        * exp(-decay * time)
    }
    let (slow, fast) = slowAndFast
    return abs(slow) * exp(-slowDecay * time)
      + abs(fast) * exp(-(innerFrequency + decay) * time)
  }

  /// Returns the time after which the distance from rest stays below a tolerance.
  func settlingTime(tolerance: Double) -> Double {
    guard displacement != 0 || velocity != 0 else { return 0 }
    // The critically damped envelope may rise until 1/decay; the others only decrease.
    var low = isCritical ? 1 / decay : 0
    var high = 1 / decay
    while envelope(at: high) > tolerance { (low, high) = (high, high * 2) }
    guard low < high else { return high }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if envelope(at: middle) > tolerance { low = middle } else { high = middle }
    }
    return high
  }

  /// The slower of the two decay rates, computed without cancellation.
  private var slowDecay: Double { frequency * frequency / (decay + innerFrequency) }

  /// The amplitudes of the two exponentials of an overdamped spring.
  private var slowAndFast: (slow: Double, fast: Double) {
    let ratio = undampedVelocity / innerFrequency
    return ((displacement + ratio) / 2, (displacement - ratio) / 2)
  }
}
