public import UIKitCore

extension Stage {
  /// Presses a key and releases it.
  ///
  /// A key alone types no text; see ``type(_:)``.
  ///
  /// - Parameters:
  ///   - key: The key code.
  ///   - modifiers: The modifiers that are held meanwhile.
  public func press(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
    let press = UIKey(keyCode: key, modifierFlags: modifiers)
    deliver {
      loop.touches.keyDown(press)
      loop.touches.keyUp(press)
    }
  }

  /// Types text into the first responder.
  ///
  /// - Parameter text: The text that a keyboard or an input method inserts at once.
  public func type(_ text: String) {
    deliver { loop.touches.insertText(text) }
  }
}
