/// Two rows, or two sections, that claim to be the same one.
///
/// Identifiers have to be unique in a list; without that there is no telling
/// which of the two has moved.
package struct DuplicateIdentifier: Error, Hashable, Sendable, CustomStringConvertible {
  /// Which of the two lists.
  package enum List: String, Sendable {
    /// The list before the change.
    case old
    /// The list after the change.
    case new
  }

  /// The list that has it twice.
  package var list: List

  /// Where it occurs first, counted over the whole list.
  package var first: Int

  /// Where it occurs again, counted over the whole list.
  package var second: Int

  /// The identifier in words.
  package var identifier: String

  /// The mistake in words.
  package var description: String {
    "The \(list.rawValue) list has the identifier \(identifier) at \(first) and again at \(second)"
  }
}
