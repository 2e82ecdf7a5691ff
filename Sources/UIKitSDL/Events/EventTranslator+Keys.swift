import CSDL2
import UIKitCore

extension EventTranslator {
  /// SDL's scancodes are usages of the USB HID keyboard page, as UIKit's key codes are.
  func handleKey(_ event: SDL_KeyboardEvent) {
    let scancode = event.keysym.scancode
    guard let place = UIKeyboardHIDUsage(rawValue: Int(scancode.rawValue)) else { return }
    lastKey = loop.time
    if event.type == SDL_KEYDOWN.rawValue {
      let key = key(place, event.keysym, text: takeText())
      heldKeys[place] = key.keyCode
      typingKey = key
      if !loop.touches.keyDown(key), event.repeat == 0 { handleDesktopKey(key) }
    } else {
      let code = heldKeys.removeValue(forKey: place) ?? place
      loop.touches.keyUp(key(code, event.keysym, text: nil))
    }
  }

  /// Describes a key; `text` is what it types with its modifiers, `nil` where SDL does not say.
  private func key(_ place: UIKeyboardHIDUsage, _ symbol: SDL_Keysym, text: String?) -> UIKey {
    let mod = SDL_Keymod(UInt32(symbol.mod))
    var modifiers = UIKeyModifierFlags(mod)
    let alone = EventTranslator.character(of: symbol.sym)
    if let text, mod.has(KMOD_MODE) || mod.hasRightAltOnly && text.lowercased() != alone {
      // The right Alt key chose another character of the layout: it is AltGr, with Control as well.
      modifiers.subtract([.alternate, .control])
    }
    return UIKey(
      place: place,
      text: text,
      alone: alone,
      latin: Unicode.Scalar(symbol.unused).flatMap { $0.value == 0 ? nil : String($0) },
      modifiers: modifiers,
      hasDigits: mod.has(KMOD_NUM) && !mod.has(KMOD_SHIFT)
    )
  }

  /// Removes the text of the last key from the queue: SDL puts it directly behind the key.
  ///
  /// While text is edited, the text stays in the queue.
  ///
  /// - Returns: `nil` for a key that types nothing, and while an input method composes.
  private func takeText() -> String? {
    let (first, last) = (SDL_KEYDOWN.rawValue, SDL_TEXTINPUT.rawValue)
    var next = SDL_Event()
    guard SDL_PeepEvents(&next, 1, SDL_PEEKEVENT, first, last) == 1, next.type == last else {
      return nil
    }
    let text = EventTranslator.text(of: next.text)
    if !loop.takesText { SDL_PeepEvents(&next, 1, SDL_GETEVENT, last, last) }
    return text.isEmpty ? nil : text
  }

  /// Handles text from the keyboard or an input method.
  ///
  /// Layouts that are not Latin type also with Control, and X11 reports text with Alt and the logo key:
  /// these keys are shortcuts, whose text is ignored. AltGr is not a shortcut modifier: many layouts
  /// need it for characters. What an input method has composed is never a shortcut's.
  func handleText(_ event: SDL_TextInputEvent) {
    let held = typingKey?.modifierFlags ?? UIKeyModifierFlags(ofTextWith: SDL_GetModState())
    guard textInput.isComposing || held.isDisjoint(with: [.control, .alternate, .command]) else {
      return
    }
    let text = EventTranslator.text(of: event)
    guard !text.isEmpty else { return }
    lastKey = loop.time
    textInput.isComposing = false
    loop.touches.insertText(text)
  }

  private static func text(of event: SDL_TextInputEvent) -> String {
    withUnsafeBytes(of: event.text) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  /// SDL's key codes are Unicode scalars for keys that type something.
  private static func character(of code: SDL_Keycode) -> String {
    guard code > 0x20, code != 0x7F, code & (1 << 30) == 0,
      let scalar = Unicode.Scalar(UInt32(code))
    else { return code == 0x20 ? " " : "" }
    return String(scalar)
  }
}

extension EventTranslator {
  /// Has SDL know the modifiers of a compositor that has reported them: SDL misses the release of a key
  /// that an input method has used.
  ///
  /// Called when all events have been handled: they have the modifiers from before.
  func correctModifiers() {
    guard let state = window.driver.openExchange?.takeModifiers() else { return }
    rolltop_set_modifiers(state)
  }
}

extension SDL_Keymod {
  /// Whether a modifier is held or locked, on either side.
  fileprivate func has(_ modifier: SDL_Keymod) -> Bool { rawValue & modifier.rawValue != 0 }

  /// Whether the right Alt key, which is AltGr in many layouts, is the only one of them.
  fileprivate var hasRightAltOnly: Bool { has(KMOD_RALT) && !has(KMOD_LALT) }
}

extension UIKeyModifierFlags {
  /// The modifiers that SDL reports.
  init(_ state: SDL_Keymod) {
    self = []
    if state.has(KMOD_CAPS) { insert(.alphaShift) }
    if state.has(KMOD_SHIFT) { insert(.shift) }
    if state.has(KMOD_CTRL) { insert(.control) }
    if state.has(KMOD_LALT) || state.has(KMOD_RALT) && !state.has(KMOD_MODE) { insert(.alternate) }
    if state.has(KMOD_GUI) { insert(.command) }
  }

  /// The modifiers of a text whose key is not known; those beside AltGr choose its characters.
  fileprivate init(ofTextWith state: SDL_Keymod) {
    self = state.has(KMOD_MODE) || state.hasRightAltOnly ? [] : UIKeyModifierFlags(state)
  }
}
