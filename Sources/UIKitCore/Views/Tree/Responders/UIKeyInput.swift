/// A responder that receives typed text while it is the first responder.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether the responder contains text.
  var hasText: Bool { get }

  /// Inserts text at the insertion point; a line break for the Return key.
  ///
  /// - Parameter text: One or more characters.
  func insertText(_ text: String)

  /// Deletes the character before the insertion point.
  func deleteBackward()
}
