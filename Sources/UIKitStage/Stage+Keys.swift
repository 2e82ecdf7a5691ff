public import Foundation
public import UIKitCore

extension Stage {
  /// Presses a key and releases it.
  ///
  /// A key alone types no text; see ``type(_:)``.
  ///
  /// - Parameters:
  ///   - key: The key code.
  ///   - modifiers: The modifiers that are held meanwhile.
  ///   - characters: What the key types, for lists that are searched by typing; empty for nothing.
  public func press(
    _ key: UIKeyboardHIDUsage,
    modifiers: UIKeyModifierFlags = [],
    characters: String = ""
  ) {
    let press = UIKey(keyCode: key, characters: characters, modifierFlags: modifiers)
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

  /// Composes text as an input method does, in place of what it composed before.
  ///
  /// ``type(_:)`` commits it, with the text that replaces it.
  ///
  /// - Parameters:
  ///   - text: The composed text; empty drops it.
  ///   - selection: The selection in it, in UTF-16 units; `nil`: the caret is at its end.
  public func compose(_ text: String, selection: Range<Int>? = nil) {
    let end = text.utf16.count
    let selected = selection ?? end..<end
    deliver {
      loop.touches.setMarkedText(
        text,
        selectedRange: NSRange(location: selected.lowerBound, length: selected.count)
      )
    }
  }
}

extension Stage {
  /// Whether an on-screen keyboard appears while text is edited.
  ///
  /// Default: `.automatic`, which has none: a stage has a keyboard.
  public var keyboard: KeyboardPresence {
    get { loop.inputViews?.presence ?? .automatic }
    set { deliver { loop.inputViews?.presence = newValue } }
  }

  /// Sets the language of the words that bars and menus have by themselves, and of the application's
  /// localized strings, for what is made afterwards.
  ///
  /// - Parameter languages: Codes such as `de` or `pt_BR`, the preferred one first; default: `en`.
  public func setLanguages(_ languages: [String]) {
    deliver { loop.languages = languages }
  }

  /// Sets the locale in which the system writes dates and numbers, for what is shown afterwards.
  ///
  /// - Parameter identifier: Such as `de_DE`; default: `en_US`.
  public func setLocale(_ identifier: String) {
    deliver { loop.localeIdentifier = identifier }
  }

  /// Sets the languages of the on-screen keyboard.
  ///
  /// - Parameter languages: Codes such as `de`, the first one being shown first; default: `en`.
  public func setKeyboardLanguages(_ languages: [String]) {
    deliver { loop.inputViews?.setLanguages(locales: languages) }
  }

  /// The position of a key of the on-screen keyboard.
  ///
  /// - Parameter title: What the key shows, such as `a` or `return`; `shift`, `delete` and `globe`
  ///   for those that show a picture.
  /// - Returns: The middle of the key in window coordinates, in points; `nil` when there is none.
  public func key(_ title: String) -> CGPoint? {
    update()
    guard let inputViews = loop.inputViews, inputViews.isShowingKeys else { return nil }
    return inputViews.keyboardView.center(ofKey: title)
  }
}
