/// An error with a message for the user.
struct PickError: Error, Equatable, CustomStringConvertible {
  /// The message.
  var description: String

  init(_ description: String) {
    self.description = description
  }
}
