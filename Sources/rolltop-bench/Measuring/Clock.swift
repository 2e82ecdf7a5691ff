import Glibc
import UIKitSupport

/// The clocks of the machine, in seconds.
enum Clock {
  /// Processor time of the calling thread.
  static var processor: Double { ProcessorClock.now }
  /// Processor time of all threads of the process.
  static var process: Double { read(CLOCK_PROCESS_CPUTIME_ID) }
  /// Time since the machine was booted; the same in all processes.
  static var wall: Double { read(CLOCK_MONOTONIC) }

  private static func read(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
