public import Foundation

/// A key of the keyboard with its characters.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// The position on the keyboard.
  open private(set) var keyCode: UIKeyboardHIDUsage
  /// The text that the key types with the modifiers held; empty for keys that type nothing.
  open private(set) var characters: String
  /// The text that the key types without modifiers, letters in lower case; empty as above.
  open private(set) var charactersIgnoringModifiers: String
  /// The modifiers that were held.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// The key's character in the keyboard's Latin layout, where its present layout is another.
  private let latinCharacters: String?

  /// Creates a key.
  ///
  /// - Parameters:
  ///   - keyCode: The position on the keyboard.
  ///   - characters: The text that it types with the modifiers.
  ///   - charactersIgnoringModifiers: The text that it types alone; `nil` means the same.
  ///   - latinCharacters: The text that it types alone in the keyboard's Latin layout, for
  ///     shortcuts; `nil` if that is the present one, or not known.
  ///   - modifierFlags: The modifiers held.
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

  /// The characters by which shortcuts find the key, in lower case.
  ///
  /// That is the text that it types alone, if it is ASCII; or else the text in the keyboard's Latin
  /// layout; or, if that is not known, the letter at its place on an American keyboard.
  package final var shortcutCharacters: String {
    let typed = charactersIgnoringModifiers.lowercased()
    guard typed.isEmpty || !typed.allSatisfy(\.isASCII) else { return typed }
    if let latinCharacters { return latinCharacters.lowercased() }
    let places = UIKeyboardHIDUsage.keyboardA.rawValue...UIKeyboardHIDUsage.keyboardZ.rawValue
    guard places.contains(keyCode.rawValue) else { return typed }
    let distance = UInt8(keyCode.rawValue - places.lowerBound)
    return String(Unicode.Scalar(UInt8(ascii: "a") + distance))
  }
}
