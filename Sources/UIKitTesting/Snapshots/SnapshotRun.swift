import Foundation

/// The references that one run of the tests has written, so that two pictures of one name do not
/// replace each other.
package final class SnapshotRun: @unchecked Sendable {
  /// The run of this process.
  static let current = SnapshotRun()

  private let lock = NSLock()
  private var paths: Set<String> = []

  /// Creates a run that has written nothing.
  package init() {}

  /// Whether this run has written a file.
  func hasWritten(_ path: String) -> Bool { lock.withLock { paths.contains(path) } }

  /// Remembers a file that was written.
  func didWrite(_ path: String) { lock.withLock { _ = paths.insert(path) } }
}
