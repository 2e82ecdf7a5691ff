import UIKitSupport

/// A stopwatch that adds up the CPU time of work on the current thread.
struct CPUStopwatch {
  /// The CPU time since the last reset, in seconds.
  private(set) var seconds = 0.0

  /// Runs work and adds its CPU time.
  mutating func measure<Result>(_ work: () -> Result) -> Result {
    let start = ProcessorClock.now
    let result = work()
    seconds += ProcessorClock.now - start
    return result
  }

  /// Resets the time to 0.
  mutating func reset() {
    seconds = 0
  }
}
