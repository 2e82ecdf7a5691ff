import UIKitSupport

/// Accumulates the processor time of work on this thread.
struct CPUStopwatch {
  /// The seconds measured since the last reset.
  private(set) var seconds = 0.0

  /// Runs work and adds its time.
  mutating func measure<Result>(_ work: () -> Result) -> Result {
    let start = ProcessorClock.now
    let result = work()
    seconds += ProcessorClock.now - start
    return result
  }

  /// Starts again from 0.
  mutating func reset() {
    seconds = 0
  }
}
