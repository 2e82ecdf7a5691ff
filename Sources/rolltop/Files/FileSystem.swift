import UIKit

/// A source of directory listings.
///
/// The methods that read may block and may be called on any thread.
protocol FileSystem: Sendable {
  /// Returns the entries of a directory in no particular order.
  ///
  /// - Throws: `FileSystemError` if the directory is unreadable. An unreadable entry is reported as
  ///   an entry of an unknown kind.
  func entries(of directory: String) throws(FileSystemError) -> [FileEntry]

  /// Returns the entry at a path.
  ///
  /// - Throws: `FileSystemError` if it does not exist.
  func entry(at path: String) throws(FileSystemError) -> FileEntry

  /// Watches a directory until the watch is released.
  ///
  /// - Parameters:
  ///   - directory: The path of the directory.
  ///   - onChange: Called after the content has changed, once for simultaneous changes.
  /// - Returns: The watch; `nil` if the content never changes or changes cannot be observed.
  @MainActor
  func watch(_ directory: String, onChange: @escaping @MainActor () -> Void) -> AnyObject?
}

extension FileSystem {
  /// Returns `nil`, because changes cannot be observed.
  func watch(_ directory: String, onChange: @escaping @MainActor () -> Void) -> AnyObject? { nil }
}

/// The reason why a directory or a file cannot be displayed.
struct FileSystemError: Error, Equatable {
  var path: String
  var reason: String
}
