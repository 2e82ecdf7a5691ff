import UIKit

/// Measurements of the machine and of this program's use of it.
enum Machine {
  /// Measures the processor time for copying a framebuffer.
  ///
  /// - Parameter byteCount: The framebuffer's size, in bytes.
  /// - Returns: The median of several copies, in seconds; 0 for an empty framebuffer.
  static func secondsToCopy(byteCount: Int) -> Double {
    guard byteCount > 0 else { return 0 }
    let source = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 4096)
    let destination = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 4096)
    defer {
      source.deallocate()
      destination.deallocate()
    }
    source.initializeMemory(as: UInt8.self, repeating: 1, count: byteCount)
    destination.initializeMemory(as: UInt8.self, repeating: 2, count: byteCount)
    let times = (0..<21).map { _ in
      let start = processorSeconds
      destination.copyMemory(from: source, byteCount: byteCount)
      return processorSeconds - start
    }
    return times.sorted()[times.count / 2]
  }

  /// The number of the program's context switches so far.
  static var contextSwitches: Int {
    var usage = rusage()
    getrusage(numericCast(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_nvcsw + usage.ru_nivcsw
  }

  /// The processor time of the program, in seconds.
  static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
