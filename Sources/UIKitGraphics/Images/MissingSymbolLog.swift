internal import Foundation

/// Reports names that no symbol has, once for each name.
final class MissingSymbolLog: @unchecked Sendable {
  static let shared = MissingSymbolLog { StandardError.write(line: $0) }

  private let write: @Sendable (String) -> Void
  private let lock = NSLock()
  /// Guarded by the lock.
  private var names: Set<String> = []

  /// Creates a log.
  ///
  /// - Parameter write: Takes each line.
  init(write: @escaping @Sendable (String) -> Void) { self.write = write }

  /// Writes a line about a name, unless one was written before; in release builds, nothing.
  func report(_ name: String) {
    #if DEBUG
    let isNew = lock.withLock { names.count < 10_000 && names.insert(name).inserted }
    if isNew { write("No symbol named '\(name)' found; UIImage(systemName:) is nil") }
    #endif
  }
}
