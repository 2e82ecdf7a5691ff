/// The velocity of a finger, from where it was lately.
///
/// Times are in seconds on any one clock, places in points, velocities in points
/// per second.
package struct VelocityTracker: Sendable {
  /// How far back the samples count, in seconds.
  ///
  /// A shorter time makes velocities jump with the noise of touch screens, a
  /// longer one remembers what the finger has long given up.
  package static let window = 0.1

  /// The shortest time between two samples, in seconds.
  ///
  /// Events that arrive in a bunch say more about the queue than about the finger.
  package static let shortestGap = 0.005

  private struct Sample: Sendable {
    var time: Double
    var place: MotionVector
  }

  private var samples: [Sample] = []
  private var lastMovement = -Double.infinity

  /// Creates a tracker that knows nothing yet.
  package init() {}

  /// Forgets everything, for the next touch.
  package mutating func reset() { self = VelocityTracker() }

  /// Takes note of a place.
  ///
  /// A time before the last one counts as the last one: some devices stamp their
  /// events out of order.
  ///
  /// - Parameters:
  ///   - place: Where the finger is.
  ///   - time: When it was there.
  package mutating func add(_ place: MotionVector, at time: Double) {
    guard time.isFinite, place.x.isFinite, place.y.isFinite else { return }
    let time = max(time, samples.last?.time ?? time)
    if samples.last?.place != place { lastMovement = time }
    // The newest sample gives way as long as it is too close to the one before;
    // so a mouse with an event every millisecond still leaves one every five.
    if let previous = samples.dropLast().last, time - previous.time < Self.shortestGap {
      samples.removeLast()
    } else if samples.count == 1, time == samples[0].time {
      samples.removeLast()
    }
    samples.append(Sample(time: time, place: place))
    let oldest = time - Self.window
    // One sample from before the window stays, for fingers that report seldom.
    while samples.count > 2, samples[1].time <= oldest { samples.removeFirst() }
  }

  /// Returns the velocity of a finger that is lifted at `time`.
  ///
  /// It is 0 when the finger had stopped: when its last movement is more than
  /// ``window`` ago.
  ///
  /// - Parameter time: When the finger is lifted.
  /// - Returns: The velocity on both axes, in points per second.
  package func velocity(at time: Double) -> MotionVector {
    guard let last = samples.last, time - lastMovement <= Self.window else { return .zero }
    guard let first = samples.first(where: { $0.time >= last.time - Self.window }),
      last.time - first.time >= Self.shortestGap
    else { return .zero }
    let seconds = last.time - first.time
    return MotionVector(
      x: (last.place.x - first.place.x) / seconds,
      y: (last.place.y - first.place.y) / seconds
    )
  }
}
