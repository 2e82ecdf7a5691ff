/// The outcome of a window.
enum PickOutcome: Equatable {
  /// The user has chosen lines, given by their numbers; the list may be empty.
  ///
  /// `key` is one of the expected keys, or empty for Return and a tap.
  case picked(lines: [Int], query: String, key: String)
  /// The user has chosen the typed text instead of a line, as dmenu allows.
  case typed(String)
  /// The user has cancelled.
  case cancelled
}
