internal import Foundation

/// A log of missing symbol names, which reports each name once.
final class MissingSymbolLog: @unchecked Sendable {
  static let shared = MissingSymbolLog { StandardError.write(line: $0) }

  private let write: @Sendable (String) -> Void
  private let lock = NSLock()
  /// The reported names, guarded by the lock.
  private var names: Set<String> = []

  /// Creates a log.
  ///
  /// - Parameter write: Writes a line.
  init(write: @escaping @Sendable (String) -> Void) { self.write = write }

  /// Reports a name unless it was reported before; does nothing in release builds.
  func report(_ name: String) {
    #if DEBUG
    let isNew = lock.withLock { names.count < 10_000 && names.insert(name).inserted }
    if isNew { write("No symbol named '\(name)' found; UIImage(systemName:) is nil") }
    #endif
  }
}
