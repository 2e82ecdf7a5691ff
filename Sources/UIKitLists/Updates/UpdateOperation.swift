/// The kind of a change to a row or section, for messages.
package enum UpdateOperation: Sendable, Hashable {
  /// An insertion.
  case insertion
  /// A deletion.
  case deletion
  /// A reload.
  case reload
  /// The source of a move.
  case moveSource
  /// The destination of a move.
  case moveDestination

  /// Whether the index of the operation refers to the table after the update.
  package var refersToTableAfter: Bool { self == .insertion || self == .moveDestination }
}
