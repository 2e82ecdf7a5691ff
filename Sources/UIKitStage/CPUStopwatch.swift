import Glibc

/// Accumulates the processor time of work on this thread.
///
/// Waiting, other threads and other processes do not count, so that frame costs are comparable on a
/// busy machine.
struct CPUStopwatch {
  /// The seconds measured since the last reset.
  private(set) var seconds = 0.0

  /// Runs work and adds its time.
  mutating func measure<Result>(_ work: () -> Result) -> Result {
    let start = CPUStopwatch.now
    let result = work()
    seconds += CPUStopwatch.now - start
    return result
  }

  /// Starts again from 0.
  mutating func reset() {
    seconds = 0
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
