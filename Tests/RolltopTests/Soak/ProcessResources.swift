import Foundation
import UIKitGraphics

/// The resources used by this process.
struct ProcessResources {
  /// The resident memory in bytes, without caches of drawn content.
  let residentBytes: Int
  /// The memory in bytes that was in caches of drawn content.
  let cachedBytes: Int
  /// The open file descriptors, each with the target of its link.
  let descriptors: [String]
  /// The processor time of all threads since the start, in seconds.
  let processorSeconds: Double

  /// Measures the current resources.
  ///
  /// First, empties the caches of drawn content: their size is limited, but they take hours to
  /// fill. Also returns free memory to the system, because the C library keeps it.
  @MainActor
  static func current() -> ProcessResources {
    returnFreeMemory()
    let full = residentBytes()
    DrawingCaches.removeAll()
    returnFreeMemory()
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    let resident = residentBytes()
    return ProcessResources(
      residentBytes: resident,
      cachedBytes: max(0, full - resident),
      descriptors: openDescriptors(),
      processorSeconds: Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    )
  }

  /// Calls `malloc_trim(0)`, which is missing from Swift's module of the C library.
  private static func returnFreeMemory() {
    typealias Function = @convention(c) (Int) -> Int32
    guard let address = dlsym(nil, "malloc_trim") else { return }
    _ = unsafeBitCast(address, to: Function.self)(0)
  }

  private static func residentBytes() -> Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let fields = text.split(separator: " ")
    return fields.count > 1 ? (Int(fields[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))) : 0
  }

  private static func openDescriptors() -> [String] {
    let folder = "/proc/self/fd"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    // The folder's own descriptor is closed by now, so its link has no target.
    return names.compactMap { name in
      let path = "\(folder)/\(name)"
      return (try? FileManager.default.destinationOfSymbolicLink(atPath: path)).map {
        "\(name): \($0)"
      }
    }
    .sorted()
  }
}
