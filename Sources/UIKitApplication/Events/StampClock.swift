/// Maps the times that a display server gives its events to the loop's clock.
///
/// The origin of the server's clock is not known: it may be another machine's. The event that was
/// delivered fastest so far says how far the clocks are apart, so that an event that had to wait,
/// as while a frame was drawn, is as old as it waited.
package struct StampClock {
  /// The largest age of an event, in seconds: a larger difference comes from a clock that was set.
  private static let maximumAge = 0.1
  /// The part of an event's age by which the next ones count as younger, for clocks that drift
  /// apart.
  private static let creep = 0.001

  /// The last event: its stamp, and its time on the loop's clock.
  private var last: (stamp: UInt32, time: Double)?

  /// Creates a clock for the events of one server.
  package init() {}

  /// The time of an event on the loop's clock.
  ///
  /// - Parameters:
  ///   - stamp: The server's time in milliseconds, which begins at 0 again after 49 days.
  ///   - now: The present time in seconds on the loop's clock.
  /// - Returns: Seconds, from `now - 0.1` to `now`.
  package mutating func time(ofStamp stamp: UInt32, at now: Double) -> Double {
    guard let last else { return restart(stamp, now) }
    let expected = last.time + Double(Int32(bitPattern: stamp &- last.stamp)) * 1e-3
    let age = now - expected
    guard age > 0, age <= StampClock.maximumAge else { return restart(stamp, now) }
    self.last = (stamp, expected + age * StampClock.creep)
    return expected
  }

  private mutating func restart(_ stamp: UInt32, _ now: Double) -> Double {
    last = (stamp, now)
    return now
  }
}
