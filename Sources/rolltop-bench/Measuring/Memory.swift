import Glibc

/// What the process takes.
enum Memory {
  /// The most memory that was resident so far, in bytes; 0 when the kernel does not say.
  static var peakResidentBytes: Int {
    kilobytes("VmHWM:") * 1024
  }

  /// Bytes of the heap and the stacks that are resident now; 0 when the kernel does not say.
  static var anonymousBytes: Int {
    kilobytes("RssAnon:") * 1024
  }

  private static func kilobytes(_ field: String) -> Int {
    guard let file = fopen("/proc/self/status", "r") else { return 0 }
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
