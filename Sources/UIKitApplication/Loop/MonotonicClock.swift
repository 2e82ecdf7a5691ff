import Glibc

/// A clock that counts seconds since its creation; the only clock of frames.
package struct MonotonicClock {
  private let start = MonotonicClock.reading

  /// Starts a clock at 0.
  package init() {}

  /// Seconds since the clock was created.
  package var now: Double { MonotonicClock.reading - start }

  /// Converts a device's timestamp to a different clock.
  ///
  /// - Parameters:
  ///   - stamp: The device's timestamp, in microseconds of the kernel's monotonic clock.
  ///   - now: The current time on the other clock, in seconds.
  /// - Returns: A time at most a tenth of a second before `now`; older timestamps are limited
  ///   to it.
  package static func time(ofStamp stamp: UInt64, at now: Double) -> Double {
    let age = reading - Double(stamp) * 1e-6
    return now - min(max(age, 0), 0.1)
  }

  private static var reading: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
