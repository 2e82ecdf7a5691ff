import Foundation
import UIKitGraphics

/// The resources that this process uses.
struct ProcessResources {
  /// The bytes of memory that are resident, without caches of what is drawn.
  let residentBytes: Int
  /// The bytes of them that were in caches of what is drawn.
  let cachedBytes: Int
  /// The open file descriptors, with what they are open for.
  let descriptors: [String]
  /// The processor seconds of all threads since the start.
  let processorSeconds: Double

  /// Reads the present values.
  ///
  /// The caches of what is drawn, whose size is limited, are emptied before, since hours pass until
  /// they are full. Free memory is returned to the system, since the C library keeps it.
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

  /// Calls `malloc_trim(0)`, which Swift's module of the C library lacks.
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
    // The descriptor of the folder itself is closed by now, and has no destination.
    return names.compactMap { name in
      let path = "\(folder)/\(name)"
      return (try? FileManager.default.destinationOfSymbolicLink(atPath: path)).map {
        "\(name): \($0)"
      }
    }
    .sorted()
  }
}
