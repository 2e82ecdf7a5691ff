import UIKit

/// The metadata of one directory entry.
struct FileEntry: Equatable, Sendable {
  /// The kind of an entry, after following a link.
  enum Kind: Equatable, Sendable {
    case folder
    case file
    /// A device, a socket or a pipe.
    case special
    /// A dangling link.
    case brokenLink
    /// An entry that has been deleted after the listing, or cannot be read.
    case unknown
  }

  var name: String
  var kind: Kind
  /// The target of a symbolic link as stored; `nil` for other entries.
  var linkTarget: String?
  /// The size in bytes.
  var size: Int64 = 0
  /// The modification date; `nil` if unknown.
  var modified: Date?
  /// The nine permission bits.
  var permissions: UInt16 = 0

  /// Whether it is hidden by convention.
  var isHidden: Bool { name.hasPrefix(".") }
}
