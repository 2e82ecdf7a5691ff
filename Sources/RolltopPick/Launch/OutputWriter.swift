import UIKit

/// Writes bytes to a descriptor in large blocks.
struct OutputWriter {
  private let descriptor: Int32
  private let separator: UInt8
  private var bytes: [UInt8] = []

  private static let blockSize = 1 << 16

  /// - Parameters:
  ///   - descriptor: The descriptor; SIGPIPE has to be ignored.
  ///   - separator: The byte behind each line.
  init(descriptor: Int32, separator: UInt8) {
    self.descriptor = descriptor
    self.separator = separator
  }

  /// Writes a line.
  ///
  /// - Throws: `PickError` when nothing can be written.
  mutating func write(_ line: some Sequence<UInt8>) throws(PickError) {
    bytes.append(contentsOf: line)
    bytes.append(separator)
    if bytes.count >= Self.blockSize { try flush() }
  }

  /// Writes what is left.
  ///
  /// A reader that has closed its pipe has what it wanted.
  ///
  /// - Throws: `PickError` when nothing can be written.
  mutating func flush() throws(PickError) {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes { block in
        Foundation.write(descriptor, block.baseAddress?.advanced(by: start), block.count - start)
      }
      if count > 0 {
        start += count
      } else if errno == EAGAIN {
        var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&entry, 1, -1)
      } else if errno == EPIPE {
        break
      } else if errno != EINTR {
        throw PickError("standard output cannot be written: \(String(cString: strerror(errno)))")
      }
    }
    bytes.removeAll(keepingCapacity: true)
  }
}
