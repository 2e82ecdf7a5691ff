import UIKit

/// Watches the entries of a directory for changes until it is released.
final class FolderWatch {
  private static let eventMask =
    IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_CLOSE_WRITE | IN_ATTRIB
    | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR

  private let source: any DispatchSourceRead

  /// Starts to watch; `nil` if the directory does not exist or is unreadable, or the kernel's
  /// watches are exhausted.
  ///
  /// - Parameters:
  ///   - folder: The path of the directory.
  ///   - onChange: Called on the main queue, once for simultaneous changes.
  init?(_ folder: String, onChange: @escaping @MainActor () -> Void) {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    let path = FileName.bytes(of: folder)
    guard inotify_add_watch(descriptor, path, UInt32(FolderWatch.eventMask)) >= 0 else {
      close(descriptor)
      return nil
    }
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler {
      // The events themselves are discarded.
      var buffer = [UInt8](repeating: 0, count: 4096)
      while read(descriptor, &buffer, buffer.count) > 0 {}
      MainActor.assumeIsolated(onChange)
    }
    source.setCancelHandler { close(descriptor) }
    source.activate()
  }

  deinit {
    source.cancel()
  }
}
