import Foundation

/// The references written by a test run, so that two images with the same name do not overwrite
/// each other.
package final class SnapshotRun: @unchecked Sendable {
  /// The run of this process.
  static let current = SnapshotRun()

  private let lock = NSLock()
  private var paths: Set<String> = []

  /// Creates a run without written files.
  package init() {}

  /// Returns whether the run has written a file.
  func hasWritten(_ path: String) -> Bool { lock.withLock { paths.contains(path) } }

  /// Records that the run has written a file.
  func didWrite(_ path: String) { lock.withLock { _ = paths.insert(path) } }
}
