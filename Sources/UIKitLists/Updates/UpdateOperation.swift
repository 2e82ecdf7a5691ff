/// What a batch says about a row or a section, for its messages.
package enum UpdateOperation: Sendable, Hashable {
  /// It is new.
  case insertion
  /// It is gone.
  case deletion
  /// It has another content.
  case reload
  /// It was in this place and is in another one.
  case moveSource
  /// It is in this place and was in another one.
  case moveDestination

  /// Whether the index that goes with it names the table after the update.
  package var namesTableAfter: Bool { self == .insertion || self == .moveDestination }
}
