public import UIKitCore

extension Stage {
  /// Presses a key and releases it.
  ///
  /// A key alone types no text; see ``type(_:)``.
  ///
  /// - Parameters:
  ///   - key: The key's place on the keyboard.
  ///   - modifiers: Keys that are held meanwhile.
  public func press(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
    let press = UIKey(keyCode: key, modifierFlags: modifiers)
    deliver {
      loop.touches.keyDown(press)
      loop.touches.keyUp(press)
    }
  }

  /// Types text into the first responder.
  ///
  /// - Parameter text: What a keyboard or an input method would insert at once.
  public func type(_ text: String) {
    deliver { loop.touches.insertText(text) }
  }
}
