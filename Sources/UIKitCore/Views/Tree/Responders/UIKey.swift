public import Foundation

/// A key of the keyboard with its characters.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// The position of the key on the keyboard.
  open private(set) var keyCode: UIKeyboardHIDUsage
  /// The text of the key with the held modifiers; empty for keys that type nothing.
  open private(set) var characters: String
  /// The text of the key without modifiers, with letters in lower case; empty for keys that type
  /// nothing.
  open private(set) var charactersIgnoringModifiers: String
  /// The modifiers held during the press.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// The key's character in the keyboard's Latin layout, if the current layout is different.
  private let latinCharacters: String?

  /// Creates a key.
  ///
  /// - Parameters:
  ///   - keyCode: The position of the key on the keyboard.
  ///   - characters: The text of the key with the modifiers.
  ///   - charactersIgnoringModifiers: The text of the key without modifiers; `nil` for the same
  ///     text.
  ///   - latinCharacters: The text of the key without modifiers in the keyboard's Latin layout, for
  ///     shortcuts; `nil` if that is the current layout or unknown.
  ///   - modifierFlags: The held modifiers.
  package init(
    keyCode: UIKeyboardHIDUsage,
    characters: String = "",
    charactersIgnoringModifiers: String? = nil,
    latinCharacters: String? = nil,
    modifierFlags: UIKeyModifierFlags = []
  ) {
    self.keyCode = keyCode
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers ?? characters
    self.latinCharacters = latinCharacters
    self.modifierFlags = modifierFlags
    super.init()
  }

  /// The characters that identify the key in shortcuts, in lower case.
  ///
  /// The text of the key without modifiers if it is ASCII, otherwise the text in the keyboard's
  /// Latin layout. If that is unknown, the letter at this position of an American keyboard, or else
  /// the text of the key.
  package final var shortcutCharacters: String {
    let typed = charactersIgnoringModifiers.lowercased()
    guard typed.isEmpty || !typed.allSatisfy(\.isASCII) else { return typed }
    if let latinCharacters { return latinCharacters.lowercased() }
    let letters = UIKeyboardHIDUsage.keyboardA.rawValue...UIKeyboardHIDUsage.keyboardZ.rawValue
    guard letters.contains(keyCode.rawValue) else { return typed }
    let distance = UInt8(keyCode.rawValue - letters.lowerBound)
    return String(Unicode.Scalar(UInt8(ascii: "a") + distance))
  }
}
