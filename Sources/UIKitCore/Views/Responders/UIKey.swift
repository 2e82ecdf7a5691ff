public import Foundation

/// A key of the keyboard with its characters.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// The position on the keyboard.
  open private(set) var keyCode: UIKeyboardHIDUsage
  /// What the key types with the modifiers held; empty for keys that type nothing.
  open private(set) var characters: String
  /// What the key types alone, in lower case for letters; empty as above.
  open private(set) var charactersIgnoringModifiers: String
  /// The modifiers that were held.
  open private(set) var modifierFlags: UIKeyModifierFlags

  /// Creates a key.
  ///
  /// - Parameters:
  ///   - keyCode: The position on the keyboard.
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
