public import Foundation

/// A key of the keyboard together with what it types.
@preconcurrency @MainActor
public final class UIKey: NSObject {
  /// The place on the keyboard.
  public let keyCode: UIKeyboardHIDUsage
  /// What the key types with the modifiers held; empty for keys that type nothing.
  public let characters: String
  /// What the key types alone, in lower case for letters; empty as above.
  public let charactersIgnoringModifiers: String
  /// The modifiers that were held.
  public let modifierFlags: UIKeyModifierFlags

  /// Creates a key.
  ///
  /// - Parameters:
  ///   - keyCode: The place on the keyboard.
  ///   - characters: What it types with the modifiers.
  ///   - charactersIgnoringModifiers: What it types alone; `nil` means the same.
  ///   - modifierFlags: The modifiers held.
  package init(
    keyCode: UIKeyboardHIDUsage,
    characters: String = "",
    charactersIgnoringModifiers: String? = nil,
    modifierFlags: UIKeyModifierFlags = []
  ) {
    self.keyCode = keyCode
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers ?? characters
    self.modifierFlags = modifierFlags
    super.init()
  }
}
