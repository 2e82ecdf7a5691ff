import UIKit

/// A source of directory listings.
///
/// The methods may block and are called on any thread.
protocol FileSystem: Sendable {
  /// The entries of a directory in no particular order.
  ///
  /// - Throws: `FileSystemError` when the directory cannot be read. A problem with a single entry
  ///   is part of the entry.
  func entries(of directory: String) throws(FileSystemError) -> [FileEntry]

  /// One entry by its path.
  ///
  /// - Throws: `FileSystemError` when there is nothing of that name.
  func entry(at path: String) throws(FileSystemError) -> FileEntry

  /// Watches a directory until the watch is released.
  ///
  /// - Parameters:
  ///   - directory: The path of the directory.
  ///   - onChange: Called after what is in it has changed.
  /// - Returns: The watch; `nil` where nothing changes or changes cannot be seen.
  @MainActor
  func watch(_ directory: String, onChange: @escaping @MainActor () -> Void) -> AnyObject?
}

extension FileSystem {
  /// Watches nothing.
  func watch(_ directory: String, onChange: @escaping @MainActor () -> Void) -> AnyObject? { nil }
}

/// The message that explains why a directory or a file cannot be shown.
struct FileSystemError: Error, Equatable {
  var path: String
  var reason: String
}
