extension UIKeyboardHIDUsage {
  /// The text of a numeric pad key while Num Lock is on; `nil` for other keys.
  package var keypadCharacter: String? {
    switch self {
    case .keypad0: "0"
    case .keypad1, .keypad2, .keypad3, .keypad4, .keypad5, .keypad6, .keypad7, .keypad8, .keypad9:
      String(rawValue - UIKeyboardHIDUsage.keypad1.rawValue + 1)
    case .keypadSlash: "/"
    case .keypadAsterisk: "*"
    case .keypadHyphen: "-"
    case .keypadPlus: "+"
    case .keypadPeriod: "."
    case .keypadComma: ","
    case .keypadEqualSign, .keypadEqualSignAS400: "="
    default: nil
    }
  }

  /// The navigation key of a numeric pad key while Num Lock is off; `nil` for other keys.
  package var keypadNavigation: UIKeyboardHIDUsage? {
    switch self {
    case .keypad0: .keyboardInsert
    case .keypad1: .keyboardEnd
    case .keypad2: .keyboardDownArrow
    case .keypad3: .keyboardPageDown
    case .keypad4: .keyboardLeftArrow
    case .keypad6: .keyboardRightArrow
    case .keypad7: .keyboardHome
    case .keypad8: .keyboardUpArrow
    case .keypad9: .keyboardPageUp
    case .keypadPeriod: .keyboardDeleteForward
    default: nil
    }
  }
}

extension UIKey {
  /// Creates a key of a keyboard with a layout that determines the typed text.
  ///
  /// Numeric pad keys that type no digit move the caret or the focus.
  ///
  /// - Parameters:
  ///   - usage: The position on the keyboard.
  ///   - text: The text that the layout types with the held modifiers; `nil` if unknown.
  ///   - alone: The text that the layout types without modifiers.
  ///   - latin: The text that the key types without modifiers in the keyboard's Latin layout; `nil`
  ///     if that is the current layout or unknown.
  ///   - modifiers: The held modifiers.
  ///   - hasDigits: Whether the numeric pad types digits, if `text` is unknown or empty.
  package convenience init(
    usage: UIKeyboardHIDUsage,
    text: String?,
    alone: String,
    latin: String? = nil,
    modifiers: UIKeyModifierFlags,
    hasDigits: Bool
  ) {
    let keypadCharacter = usage.keypadCharacter
    let typesCharacter = text.map { !$0.isEmpty } ?? false || hasDigits
    if let navigation = usage.keypadNavigation, !typesCharacter {
      self.init(keyCode: navigation, modifierFlags: modifiers.union(.numericPad))
      return
    }
    let plain = keypadCharacter ?? alone
    let shifted = modifiers.contains(.shift) ? plain.uppercased() : plain
    self.init(
      keyCode: usage,
      // Without digits, the middle key of the numeric pad does nothing.
      characters: text ?? (usage == .keypad5 && !typesCharacter ? "" : shifted),
      charactersIgnoringModifiers: plain,
      latinCharacters: latin,
      modifierFlags: keypadCharacter == nil ? modifiers : modifiers.union(.numericPad)
    )
  }
}
