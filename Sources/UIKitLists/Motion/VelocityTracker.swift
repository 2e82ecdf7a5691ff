/// Estimates the velocity of a finger from its recent positions.
///
/// Times are in seconds on any one clock, positions in points, velocities in points per second.
package struct VelocityTracker: Sendable {
  /// The maximum age of samples that are used, in seconds.
  ///
  /// A lower maximum makes the estimate noisy on touch screens; a higher one includes movements
  /// before a change of direction.
  package static let maximumSampleAge = 0.1

  /// The minimum time between a new sample and the last but one, in seconds; also the minimum time
  /// that an estimate spans.
  ///
  /// The times of events that arrive in a burst reflect the queue rather than the finger.
  package static let minimumInterval = 0.005

  private struct Sample: Sendable {
    var time: Double
    var position: MotionVector
  }

  private var samples: [Sample] = []
  private var lastMovementTime = -Double.infinity

  /// Creates a tracker without samples.
  package init() {}

  /// Removes all samples, for the next touch.
  package mutating func reset() { self = VelocityTracker() }

  /// Adds a sample.
  ///
  /// A time earlier than that of the last sample is clamped to it, because some devices deliver
  /// events out of order.
  ///
  /// - Parameters:
  ///   - position: The finger's position.
  ///   - time: The time of the sample.
  package mutating func add(_ position: MotionVector, at time: Double) {
    guard time.isFinite, position.x.isFinite, position.y.isFinite else { return }
    let time = max(time, samples.last?.time ?? time)
    if samples.last?.position != position { lastMovementTime = time }
    // The newest sample is replaced while it is too close to the previous one, so that a mouse with
    // an event every millisecond yields one sample every four.
    if let previous = samples.dropLast().last, time - previous.time < Self.minimumInterval {
      samples.removeLast()
    } else if samples.count == 1, time == samples[0].time {
      samples.removeLast()
    }
    samples.append(Sample(time: time, position: position))
    let minimumTime = time - Self.maximumSampleAge
    // At least two samples are kept; `velocity(at:)` ignores those that are too old.
    while samples.count > 2, samples[1].time <= minimumTime { samples.removeFirst() }
  }

  /// Returns the velocity of a finger that is lifted at `time`.
  ///
  /// The velocity is 0 if the finger rested, that is, if its last movement was more than
  /// ``maximumSampleAge`` ago. It is also 0 if the samples within the last ``maximumSampleAge``
  /// before the newest one span less than ``minimumInterval``.
  ///
  /// - Parameter time: The time of the lift.
  /// - Returns: The velocity on both axes, in points per second.
  package func velocity(at time: Double) -> MotionVector {
    guard let last = samples.last, time - lastMovementTime <= Self.maximumSampleAge else {
      return .zero
    }
    guard let oldest = samples.first(where: { $0.time >= last.time - Self.maximumSampleAge }),
      last.time - oldest.time >= Self.minimumInterval
    else { return .zero }
    let seconds = last.time - oldest.time
    return MotionVector(
      x: (last.position.x - oldest.position.x) / seconds,
      y: (last.position.y - oldest.position.y) / seconds
    )
  }
}
