import UIKit

/// The metadata of one directory entry.
struct FileEntry: Equatable, Sendable {
  /// The type of an entry or, for a symbolic link, of the link's target.
  enum Kind: Equatable, Sendable {
    case folder
    case file
    /// A device, a socket or a pipe.
    case special
    /// A dangling link.
    case brokenLink
    /// An entry whose metadata cannot be read, for example because it has been deleted meanwhile.
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
  /// The nine permission bits for the owner, the group and others.
  var permissions: UInt16 = 0

  /// Whether the name begins with a dot, which hides the entry by convention.
  var isHidden: Bool { name.hasPrefix(".") }
}
