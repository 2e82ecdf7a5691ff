import Foundation
import Glibc

/// Reads lines from a file descriptor into a store.
package struct LineReader: Sendable {
  /// The file descriptor, such as 0 for standard input.
  package let descriptor: Int32
  /// The store of the lines.
  package let store: LineStore

  /// The maximum number of bytes per call of `read`.
  private static let blockSize = 1 << 20
  /// Linux's `F_SETPIPE_SZ`.
  private static let setPipeSize: Int32 = 1031

  /// Creates a reader, which must be the only one to append to the store.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor of a file, pipe, socket or terminal.
  ///   - store: The store of the lines.
  package init(descriptor: Int32, store: LineStore) {
    self.descriptor = descriptor
    self.store = store
  }

  /// Reads until the end of the input.
  ///
  /// - Parameter onProgress: Called after each block and at the end.
  /// - Throws: `StoreError`; the lines read before the error are valid.
  package func readAll(onProgress: () -> Void = {}) throws(StoreError) {
    // A writer can fill a larger pipe while this process is busy. The call fails for other files.
    _ = fcntl(descriptor, Self.setPipeSize, Int32(Self.blockSize))
    while true {
      let count = try store.append(upTo: Self.blockSize) {
        read(descriptor, $0.baseAddress, $0.count)
      }
      if count > 0 {
        onProgress()
      } else if count == 0 {
        try store.finish()
        return onProgress()
      } else if errno == EAGAIN {
        // Another process that shares the open file has made it non-blocking.
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        poll(&entry, 1, -1)
      } else if errno != EINTR {
        let number = errno
        try store.finish()
        throw .unreadable(number)
      }
    }
  }

  /// Reads until the end of the input on a separate thread.
  ///
  /// - Parameters:
  ///   - onProgress: Called on that thread after each block and at the end.
  ///   - onFailure: Called on that thread if reading fails.
  package func start(
    onProgress: @escaping @Sendable () -> Void,
    onFailure: @escaping @Sendable (StoreError) -> Void
  ) {
    let thread = Thread {
      do throws(StoreError) {
        try readAll(onProgress: onProgress)
      } catch {
        onFailure(error)
        onProgress()
      }
    }
    thread.name = "lines"
    thread.start()
  }
}
