import Glibc

/// The time of one memcpy of the framebuffer, the unit of frame times.
///
/// Workloads measure it before and after their frames, so that a busy or slow machine affects both
/// times.
final class MemcpyTimer {
  private static let byteCount = 1280 * 800 * 4
  private static let repetitions = 101

  private let source: UnsafeMutableRawPointer
  private let destination: UnsafeMutableRawPointer

  init() {
    source = .allocate(byteCount: MemcpyTimer.byteCount, alignment: 4096)
    destination = .allocate(byteCount: MemcpyTimer.byteCount, alignment: 4096)
    memset(source, 1, MemcpyTimer.byteCount)
    memset(destination, 2, MemcpyTimer.byteCount)
  }

  deinit {
    source.deallocate()
    destination.deallocate()
  }

  /// Returns the median of about a hundred copies, in seconds of this thread's processor time.
  func measure() -> Double {
    var times: [Double] = []
    for index in 0..<MemcpyTimer.repetitions {
      source.storeBytes(of: UInt8(truncatingIfNeeded: index), as: UInt8.self)
      let start = Clock.processor
      memcpy(destination, source, MemcpyTimer.byteCount)
      times.append(Clock.processor - start)
    }
    return Distribution(times).median
  }
}
