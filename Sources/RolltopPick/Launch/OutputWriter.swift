import UIKit

/// Writes bytes to a file descriptor in large blocks.
struct OutputWriter {
  private let descriptor: Int32
  private let separator: UInt8
  /// The buffered bytes.
  private var bytes: [UInt8] = []

  /// The number of buffered bytes from which on they are written.
  private static let blockSize = 1 << 16

  /// - Parameters:
  ///   - descriptor: The file descriptor; SIGPIPE must be ignored.
  ///   - separator: The byte after each line.
  init(descriptor: Int32, separator: UInt8) {
    self.descriptor = descriptor
    self.separator = separator
  }

  /// Writes a short line.
  ///
  /// - Throws: `PickError` if writing fails.
  mutating func write(_ line: some Sequence<UInt8>) throws(PickError) {
    bytes.append(contentsOf: line)
    try endLine()
  }

  /// Writes a line; a long line is written without a copy.
  ///
  /// - Throws: `PickError` if writing fails.
  mutating func write(_ line: UnsafeBufferPointer<UInt8>) throws(PickError) {
    if line.count < Self.blockSize {
      bytes.append(contentsOf: line)
    } else {
      try flush()
      try check(writeBlock(UnsafeRawBufferPointer(line)))
    }
    try endLine()
  }

  private mutating func endLine() throws(PickError) {
    bytes.append(separator)
    if bytes.count >= Self.blockSize { try flush() }
  }

  /// Writes the buffered bytes.
  ///
  /// A closed pipe is not an error, because its reader needs no more lines.
  ///
  /// - Throws: `PickError` if writing fails.
  mutating func flush() throws(PickError) {
    let code = bytes.withUnsafeBytes { writeBlock($0) }
    bytes.removeAll(keepingCapacity: true)
    try check(code)
  }

  /// Writes a block completely, or until the pipe is closed.
  ///
  /// - Returns: 0, or an error number.
  private func writeBlock(_ block: UnsafeRawBufferPointer) -> Int32 {
    var start = 0
    while start < block.count {
      let count = Foundation.write(
        descriptor,
        block.baseAddress?.advanced(by: start),
        block.count - start
      )
      if count > 0 {
        start += count
      } else if errno == EAGAIN {
        var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&entry, 1, -1)
      } else if errno == EPIPE {
        return 0
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }

  /// Throws `PickError` for an error number.
  private func check(_ code: Int32) throws(PickError) {
    guard code != 0 else { return }
    throw PickError("standard output cannot be written: \(String(cString: strerror(code)))")
  }
}
