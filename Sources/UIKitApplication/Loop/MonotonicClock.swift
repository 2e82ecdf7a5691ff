import Glibc

/// The seconds since the clock was made; the only clock that frames know.
package struct MonotonicClock {
  private let start = MonotonicClock.reading

  /// Starts a clock at 0.
  package init() {}

  /// Seconds since the clock was made.
  package var now: Double { MonotonicClock.reading - start }

  private static var reading: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
