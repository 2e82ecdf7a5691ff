/// A duplicate identifier of two rows or two sections.
///
/// Identifiers must be unique in a list; otherwise it is ambiguous which of the two elements has
/// moved.
package struct DuplicateIdentifier: Error, Hashable, Sendable, CustomStringConvertible {
  /// One of the two compared lists.
  package enum List: String, Sendable {
    /// The list before the change.
    case old
    /// The list after the change.
    case new
  }

  /// The list with the duplicate.
  package var list: List

  /// The index of the first occurrence in the whole list.
  package var first: Int

  /// The index of the second occurrence in the whole list.
  package var second: Int

  /// The identifier's description.
  package var identifier: String

  /// The error message.
  package var description: String {
    "The \(list.rawValue) list has the identifier \(identifier) at \(first) and again at \(second)"
  }
}
