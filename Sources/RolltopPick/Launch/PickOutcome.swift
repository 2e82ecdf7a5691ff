/// The outcome of a window.
enum PickOutcome: Equatable {
  /// With lines, by their numbers; perhaps none.
  ///
  /// `key` is one of the expected keys, or empty for Return and a tap.
  case chosen(lines: [Int], query: String, key: String)
  /// With a text that is no line, as dmenu allows it.
  case typed(String)
  /// Without a choice.
  case cancelled
}
