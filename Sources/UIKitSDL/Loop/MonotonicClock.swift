import Glibc

/// The seconds since the clock was made; the only clock that frames know.
struct MonotonicClock {
  private let start = MonotonicClock.reading

  /// Seconds since the clock was made.
  var now: Double { MonotonicClock.reading - start }

  private static var reading: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
