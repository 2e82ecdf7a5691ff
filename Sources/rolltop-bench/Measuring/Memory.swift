import Glibc

/// The memory of the process.
enum Memory {
  /// The peak resident memory in bytes; 0 if the kernel does not report it.
  static var peakResidentBytes: Int {
    kilobytes("VmHWM:") * 1024
  }

  /// Returns the peak resident memory of another process in bytes; 0 if the kernel does not report
  /// it.
  static func peakResidentBytes(of process: Int32) -> Int {
    kilobytes("VmHWM:", process: "\(process)") * 1024
  }

  /// The resident bytes of heap and stacks; 0 if the kernel does not report them.
  static var anonymousBytes: Int {
    kilobytes("RssAnon:") * 1024
  }

  private static func kilobytes(_ field: String, process: String = "self") -> Int {
    guard let file = fopen("/proc/\(process)/status", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), file) != nil {
      let text = String(
        decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)),
        as: UTF8.self
      )
      guard text.hasPrefix(field) else { continue }
      return text.dropFirst(field.count).split(whereSeparator: \.isWhitespace).first
        .flatMap { Int($0) } ?? 0
    }
    return 0
  }
}
