/// A responder that takes typed text while it is the first responder.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text before the insertion point or anywhere else.
  var hasText: Bool { get }

  /// Puts text at the insertion point; a line break for the Return key.
  ///
  /// - Parameter text: One or more characters.
  func insertText(_ text: String)

  /// Deletes the character before the insertion point.
  func deleteBackward()
}
