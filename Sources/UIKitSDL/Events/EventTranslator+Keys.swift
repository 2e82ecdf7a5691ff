import CSDL2
import UIKitCore

extension EventTranslator {
  /// SDL's scancodes are usages of the USB HID keyboard page, as UIKit's key codes are.
  func handleKey(_ event: SDL_KeyboardEvent) {
    let scancode = event.keysym.scancode
    guard let code = UIKeyboardHIDUsage(rawValue: Int(scancode.rawValue)) else { return }
    let modifiers = UIKeyModifierFlags(SDL_Keymod(UInt32(event.keysym.mod)))
    let typed = EventTranslator.character(of: event.keysym.sym)
    let key = UIKey(
      keyCode: code,
      characters: modifiers.contains(.shift) ? typed.uppercased() : typed,
      charactersIgnoringModifiers: typed,
      modifierFlags: modifiers
    )
    lastKey = loop.time
    if event.type == SDL_KEYDOWN.rawValue {
      if !loop.touches.keyDown(key), event.repeat == 0 { handleDesktopKey(key) }
    } else {
      loop.touches.keyUp(key)
    }
  }

  /// Handles text from the keyboard or an input method.
  ///
  /// X11 reports text also for shortcuts with Alt or the logo key, which is ignored. The right Alt
  /// key (AltGr) is not a shortcut modifier: many layouts need it for characters.
  func handleText(_ event: SDL_TextInputEvent) {
    guard SDL_GetModState().rawValue & (KMOD_LALT.rawValue | KMOD_GUI.rawValue) == 0 else { return }
    let text = withUnsafeBytes(of: event.text) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    guard !text.isEmpty else { return }
    lastKey = loop.time
    textInput.isComposing = false
    loop.touches.insertText(text)
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
