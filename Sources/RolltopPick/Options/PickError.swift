/// Something that goes wrong, in a sentence for the user.
struct PickError: Error, Equatable, CustomStringConvertible {
  /// The sentence.
  var description: String

  init(_ description: String) {
    self.description = description
  }
}
