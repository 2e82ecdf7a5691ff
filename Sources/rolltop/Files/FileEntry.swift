import UIKit

/// What is known of one entry of a directory.
struct FileEntry: Equatable, Sendable {
  /// What an entry is, after following a link.
  enum Kind: Equatable, Sendable {
    case folder
    case file
    /// A device, a socket or a pipe.
    case special
    /// A link that leads nowhere.
    case brokenLink
    /// An entry that was listed and is not there any more, or cannot be looked at.
    case unknown
  }

  var name: String
  var kind: Kind
  /// Where a link leads, as written in it; `nil` when it is no link.
  var linkTarget: String?
  /// Bytes.
  var size: Int64 = 0
  /// When the content changed last; `nil`: unknown.
  var modified: Date?
  /// The nine permission bits.
  var permissions: UInt16 = 0

  /// Whether it is hidden by convention.
  var isHidden: Bool { name.hasPrefix(".") }
}
