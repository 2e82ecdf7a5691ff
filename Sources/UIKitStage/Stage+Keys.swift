public import Foundation
public import UIKitCore

extension Stage {
  /// Presses and releases a key.
  ///
  /// A key does not type text; use ``type(_:)``.
  ///
  /// - Parameters:
  ///   - key: The key code.
  ///   - modifiers: The modifier keys held during the key press.
  ///   - characters: The characters of the key, for lists with type-ahead search; empty for none.
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
  /// - Parameter text: The text, inserted at once as by a keyboard or an input method.
  public func type(_ text: String) {
    deliver { loop.touches.insertText(text) }
  }

  /// Composes text as an input method does, in place of the previously composed text.
  ///
  /// ``type(_:)`` replaces the composed text and ends the composition.
  ///
  /// - Parameters:
  ///   - text: The composed text; empty text cancels the composition.
  ///   - selection: The selection in the composed text, in UTF-16 units; `nil` for a caret at its
  ///     end.
  public func compose(_ text: String, selection: Range<Int>? = nil) {
    let end = text.utf16.count
    let selectedRange = selection ?? end..<end
    deliver {
      loop.touches.setMarkedText(
        text,
        selectedRange: NSRange(location: selectedRange.lowerBound, length: selectedRange.count)
      )
    }
  }
}

extension Stage {
  /// Whether an on-screen keyboard appears during text editing.
  ///
  /// Default: `.automatic`, which shows none because a stage has a hardware keyboard.
  public var keyboard: KeyboardPresence {
    get { loop.inputViewPresenter?.presence ?? .automatic }
    set { deliver { loop.inputViewPresenter?.presence = newValue } }
  }

  /// Sets the languages of the built-in texts of bars and menus and of the application's localised
  /// strings.
  ///
  /// Existing texts are not updated.
  ///
  /// - Parameter languages: Language codes such as `de` or `pt_BR`, in order of preference;
  ///   default: `en`.
  public func setLanguages(_ languages: [String]) {
    deliver { loop.languages = languages }
  }

  /// Sets the locale of dates and numbers displayed by the system.
  ///
  /// Existing text is not updated.
  ///
  /// - Parameter identifier: A locale identifier such as `de_DE`; default: `en_US`.
  public func setLocale(_ identifier: String) {
    deliver { loop.localeIdentifier = identifier }
  }

  /// Sets the languages of the on-screen keyboard.
  ///
  /// - Parameter languages: Language codes such as `de`. The first language is displayed first;
  ///   default: `en`.
  public func setKeyboardLanguages(_ languages: [String]) {
    deliver { loop.inputViewPresenter?.setLanguages(locales: languages) }
  }

  /// Returns the position of a key of the on-screen keyboard.
  ///
  /// - Parameter title: The title of the key, such as `a` or `return`. Keys with a symbol have the
  ///   titles `shift`, `delete` and `globe`.
  /// - Returns: The centre of the key in window coordinates, in points; `nil` if there is no such
  ///   key.
  public func key(_ title: String) -> CGPoint? {
    update()
    guard let presenter = loop.inputViewPresenter, presenter.isShowingKeys else { return nil }
    return presenter.keyboardView.center(ofKey: title)
  }
}
