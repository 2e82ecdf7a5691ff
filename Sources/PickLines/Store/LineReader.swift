import Foundation
import Glibc

/// Reads a descriptor into a store.
package struct LineReader: Sendable {
  /// The descriptor, such as 0 for standard input.
  package let descriptor: Int32
  /// The store of the lines.
  package let store: LineStore

  /// The most bytes of one call of `read`.
  private static let blockSize = 1 << 20
  /// Linux's `F_SETPIPE_SZ`.
  private static let setPipeSize: Int32 = 1031

  /// Creates a reader, which must be the only one to append to the store.
  ///
  /// - Parameters:
  ///   - descriptor: A file, pipe, socket or terminal.
  ///   - store: Where lines are put.
  package init(descriptor: Int32, store: LineStore) {
    self.descriptor = descriptor
    self.store = store
  }

  /// Reads until the end of the input.
  ///
  /// - Parameter onProgress: Called after each block, and after the end.
  /// - Throws: `StoreError`; the lines before it can be used.
  package func readAll(onProgress: () -> Void = {}) throws(StoreError) {
    // A writer fills a larger pipe while this one does something else. Other files refuse.
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
        // Another process has made the file that it has in common with this one non-blocking.
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        poll(&entry, 1, -1)
      } else if errno != EINTR {
        let number = errno
        try store.finish()
        throw .unreadable(number)
      }
    }
  }

  /// Reads until the end of the input on a thread of its own.
  ///
  /// - Parameters:
  ///   - onProgress: Called on that thread after each block, and after the end.
  ///   - onFailure: Called on that thread when reading fails.
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
