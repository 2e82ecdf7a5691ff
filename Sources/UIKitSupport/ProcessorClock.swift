import Glibc

/// The CPU time of the calling thread, for measuring frames.
///
/// Excludes waiting, other threads and other processes, so that measurements are comparable on a
/// busy computer.
package enum ProcessorClock {
  /// The CPU time since the thread started, in seconds.
  package static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
