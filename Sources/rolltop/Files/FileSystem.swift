import UIKit

/// Where directories come from.
///
/// The methods may take long and are called on any thread.
protocol FileSystem: Sendable {
  /// The entries of a directory in no particular order.
  ///
  /// - Throws: `FileSystemError` when the directory cannot be read. What is wrong
  ///   with a single entry is part of the entry.
  func entries(of directory: String) throws(FileSystemError) -> [FileEntry]

  /// One entry by its path.
  ///
  /// - Throws: `FileSystemError` when there is nothing of that name.
  func entry(at path: String) throws(FileSystemError) -> FileEntry
}

/// Why a directory or a file cannot be shown, in words for the screen.
struct FileSystemError: Error, Equatable {
  var path: String
  var reason: String
}
