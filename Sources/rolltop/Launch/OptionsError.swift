/// An error in the command line, with a message for the user.
struct OptionsError: Error, Equatable, CustomStringConvertible {
  /// The message.
  var description: String

  init(_ description: String) {
    self.description = description
  }
}
