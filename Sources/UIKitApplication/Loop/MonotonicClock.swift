import Glibc

/// The seconds since the clock was made; the only clock that frames know.
package struct MonotonicClock {
  private let start = MonotonicClock.reading

  /// Starts a clock at 0.
  package init() {}

  /// Seconds since the clock was made.
  package var now: Double { MonotonicClock.reading - start }

  /// When a device saw something, on a clock that has a time at present.
  ///
  /// - Parameters:
  ///   - stamp: The device's time, in microseconds of the kernel's monotonic clock.
  ///   - now: The present time on the other clock, in seconds.
  /// - Returns: A time before `now` by at most a tenth of a second: what a device says of longer ago
  ///   is taken for a mistake.
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
