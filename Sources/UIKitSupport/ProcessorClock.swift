import Glibc

/// The processor time of the calling thread, for the costs of frames.
///
/// Waiting, other threads and other processes do not count, so that costs are comparable on a
/// busy machine.
package enum ProcessorClock {
  /// Seconds of processor time since the thread started.
  package static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
