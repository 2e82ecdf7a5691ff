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
      if !loop.touches.keyDown(key), event.repeat == 0 { handleDesktopKey(key) }
    } else {
      let code = heldKeys.removeValue(forKey: place) ?? place
      loop.touches.keyUp(key(code, event.keysym, text: nil))
    }
  }

  /// Describes a key; `text` is what it types with its modifiers, `nil` where SDL does not say.
  private func key(_ place: UIKeyboardHIDUsage, _ symbol: SDL_Keysym, text: String?) -> UIKey {
    var modifiers = UIKeyModifierFlags(SDL_Keymod(UInt32(symbol.mod)))
    let alone = EventTranslator.character(of: symbol.sym)
    let (mod, shift) = (UInt32(symbol.mod), KMOD_SHIFT.rawValue)
    if let text, mod & KMOD_ALT.rawValue == KMOD_RALT.rawValue, mod & shift == 0,
      text.lowercased() != alone
    {
      // The right Alt key chose another character of the layout: it is AltGr.
      modifiers.remove(.alternate)
    }
    return UIKey(
      place: place,
      text: text,
      alone: alone,
      modifiers: modifiers,
      hasDigits: mod & KMOD_NUM.rawValue != 0 && mod & shift == 0
    )
  }

  /// What the key types that was read last: SDL puts its text into the queue directly behind it.
  ///
  /// Where text is edited the text stays in the queue.
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
  /// X11 reports text also for shortcuts with Alt or the logo key, which is ignored. The right Alt
  /// key (AltGr) is not a shortcut modifier: many layouts need it for characters.
  func handleText(_ event: SDL_TextInputEvent) {
    guard SDL_GetModState().rawValue & (KMOD_LALT.rawValue | KMOD_GUI.rawValue) == 0 else { return }
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

extension UIKeyModifierFlags {
  /// The modifiers that SDL reports.
  init(_ state: SDL_Keymod) {
    func isOn(_ left: SDL_Keymod, _ right: SDL_Keymod) -> Bool {
      state.rawValue & (left.rawValue | right.rawValue) != 0
    }
    self = []
    if isOn(KMOD_CAPS, KMOD_CAPS) { insert(.alphaShift) }
    if isOn(KMOD_LSHIFT, KMOD_RSHIFT) { insert(.shift) }
    if isOn(KMOD_LCTRL, KMOD_RCTRL) { insert(.control) }
    if isOn(KMOD_LALT, KMOD_RALT) { insert(.alternate) }
    if isOn(KMOD_LGUI, KMOD_RGUI) { insert(.command) }
  }
}
