import CSDL2
import UIKitCore
import UIKitDesktop

extension EventTranslator {
  /// Handles a key; SDL's scancodes are usages of the USB HID keyboard page, like UIKit's key
  /// codes.
  func handleKey(_ event: SDL_KeyboardEvent) {
    let scancode = event.keysym.scancode
    guard let usage = UIKeyboardHIDUsage(rawValue: Int(scancode.rawValue)) else { return }
    lastKeyTime = loop.time
    if event.type == SDL_KEYDOWN.rawValue {
      loop.prepareForInput()
      let key = makeKey(usage, symbol: event.keysym, text: takeText())
      heldKeys[usage] = key.keyCode
      typingKey = key
      if !loop.touches.keyDown(key), event.repeat == 0 { handleDesktopKey(key) }
    } else {
      let code = heldKeys.removeValue(forKey: usage) ?? usage
      loop.touches.keyUp(makeKey(code, symbol: event.keysym, text: nil))
    }
  }

  /// Describes a key; `text` is the text that it types with its modifiers, `nil` if SDL does not
  /// report it.
  private func makeKey(
    _ usage: UIKeyboardHIDUsage,
    symbol: SDL_Keysym,
    text: String?
  ) -> UIKey {
    let sdlModifiers = SDL_Keymod(UInt32(symbol.mod))
    var modifiers = UIKeyModifierFlags(sdlModifiers)
    let alone = EventTranslator.character(of: symbol.sym)
    if let text,
      sdlModifiers.has(KMOD_MODE) || sdlModifiers.hasRightAltOnly && text.lowercased() != alone
    {
      // The right Alt key has selected a different character of the layout, so it acts as AltGr,
      // also together with Control.
      modifiers.subtract([.alternate, .control])
    }
    return UIKey(
      usage: usage,
      text: text,
      alone: alone,
      latin: Unicode.Scalar(symbol.unused).flatMap { $0.value == 0 ? nil : String($0) },
      modifiers: modifiers,
      hasDigits: sdlModifiers.has(KMOD_NUM) && !sdlModifiers.has(KMOD_SHIFT)
    )
  }

  /// Removes the text of the last key from the queue, where SDL inserts it directly after the key.
  ///
  /// While text is edited, the text stays in the queue.
  ///
  /// - Returns: The text; `nil` for a key that types none, and while an input method composes text.
  private func takeText() -> String? {
    let (keyDown, textInput) = (SDL_KEYDOWN.rawValue, SDL_TEXTINPUT.rawValue)
    var event = SDL_Event()
    guard SDL_PeepEvents(&event, 1, SDL_PEEKEVENT, keyDown, textInput) == 1,
      event.type == textInput
    else {
      return nil
    }
    let text = EventTranslator.text(of: event.text)
    if !loop.acceptsText { SDL_PeepEvents(&event, 1, SDL_GETEVENT, textInput, textInput) }
    return text.isEmpty ? nil : text
  }

  /// Handles text from the keyboard or an input method.
  ///
  /// Non-Latin layouts also type text with Control, and X11 reports text with Alt and the logo key.
  /// These keys are shortcuts, and their text is ignored. AltGr is not a shortcut modifier, because
  /// many layouts need it for characters. Text composed by an input method never belongs to a
  /// shortcut.
  func handleText(_ event: SDL_TextInputEvent) {
    let modifiers = typingKey?.modifierFlags ?? UIKeyModifierFlags(ofTextWith: SDL_GetModState())
    guard textInput.isComposing || modifiers.isDisjoint(with: [.control, .alternate, .command])
    else {
      return
    }
    let text = EventTranslator.text(of: event)
    guard !text.isEmpty else { return }
    lastKeyTime = loop.time
    textInput.isComposing = false
    loop.touches.insertText(text)
  }

  private static func text(of event: SDL_TextInputEvent) -> String {
    withUnsafeBytes(of: event.text) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  /// Returns the character of a key code, because SDL uses Unicode scalars for keys that type text;
  /// an empty string for other keys.
  private static func character(of code: SDL_Keycode) -> String {
    guard code > 0x20, code != 0x7F, code & (1 << 30) == 0,
      let scalar = Unicode.Scalar(UInt32(code))
    else { return code == 0x20 ? " " : "" }
    return String(scalar)
  }
}

extension EventTranslator {
  /// Corrects SDL's modifiers with those reported by a compositor, because SDL misses the release
  /// of a key used by an input method.
  ///
  /// Called after all events have been handled, because they rely on the previous modifiers.
  func correctModifiers() {
    guard let state = window.driver.openExchange?.takeModifiers() else { return }
    ServerModifiers.set(state)
  }
}

extension SDL_Keymod {
  /// Returns whether a modifier is pressed or locked, on either side.
  fileprivate func has(_ modifier: SDL_Keymod) -> Bool { rawValue & modifier.rawValue != 0 }

  /// Whether the right Alt key, which is AltGr in many layouts, is pressed without the left one.
  fileprivate var hasRightAltOnly: Bool { has(KMOD_RALT) && !has(KMOD_LALT) }
}

extension UIKeyModifierFlags {
  /// Converts SDL's modifiers.
  init(_ state: SDL_Keymod) {
    self = []
    if state.has(KMOD_CAPS) { insert(.alphaShift) }
    if state.has(KMOD_SHIFT) { insert(.shift) }
    if state.has(KMOD_CTRL) { insert(.control) }
    if state.has(KMOD_LALT) || state.has(KMOD_RALT) && !state.has(KMOD_MODE) { insert(.alternate) }
    if state.has(KMOD_GUI) { insert(.command) }
  }

  /// Creates the modifiers of a text whose key is unknown; empty with AltGr, whose combinations
  /// select characters.
  fileprivate init(ofTextWith state: SDL_Keymod) {
    self = state.has(KMOD_MODE) || state.hasRightAltOnly ? [] : UIKeyModifierFlags(state)
  }
}
