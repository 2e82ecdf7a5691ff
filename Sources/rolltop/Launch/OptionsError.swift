/// Why a command line cannot be obeyed, in words for the person who typed it.
struct OptionsError: Error, Equatable, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}
