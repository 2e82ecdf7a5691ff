/// Converts a display server's timestamps to the loop's clock.
///
/// The origin of the server's clock is unknown, because the server may run on a different machine.
/// The event with the fastest delivery so far determines the offset between the clocks. An event
/// that had to wait, for example while a frame was drawn, therefore gets the time at which it
/// occurred.
package struct StampClock {
  /// The maximum age of an event, in seconds; a larger difference means that a clock was changed.
  private static let maximumAge = 0.1
  /// The fraction of an event's age by which later events count as younger, to compensate for clock
  /// drift.
  private static let driftCompensation = 0.001

  /// The timestamp of the last event and its time on the loop's clock.
  private var last: (stamp: UInt32, time: Double)?

  /// Creates a clock for the events of one server.
  package init() {}

  /// Returns the time of an event on the loop's clock.
  ///
  /// - Parameters:
  ///   - stamp: The server's timestamp in milliseconds, which wraps around after 49 days.
  ///   - now: The current time, in seconds on the loop's clock.
  /// - Returns: The time in seconds, from `now - 0.1` to `now`.
  package mutating func time(ofStamp stamp: UInt32, at now: Double) -> Double {
    guard let last else { return restart(stamp, now) }
    let expected = last.time + Double(Int32(bitPattern: stamp &- last.stamp)) * 1e-3
    let age = now - expected
    guard age > 0, age <= StampClock.maximumAge else { return restart(stamp, now) }
    self.last = (stamp, expected + age * StampClock.driftCompensation)
    return expected
  }

  private mutating func restart(_ stamp: UInt32, _ now: Double) -> Double {
    last = (stamp, now)
    return now
  }
}
