import Glibc

/// The processor time of the calling thread, for the costs of frames.
enum ProcessorClock {
  /// Seconds since the thread started.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
