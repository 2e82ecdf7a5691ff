import CConsole
import Glibc
import UIKitCore

/// Translates keys to text, using the XKB layout of the environment variable `XKB_DEFAULT_LAYOUT`
/// and its companions.
@MainActor
final class KeyboardLayout {
  /// The meaning of a pressed key.
  struct Stroke {
    /// The key with its modifiers; `nil` for keys that UIKit does not support.
    var key: UIKey?
    /// The typed text; may be empty.
    var text: String
    /// The number of the terminal to which the key switches; `nil` for other keys.
    var terminal: Int?
    /// Whether the key repeats while it is pressed.
    var repeats: Bool
  }

  /// The offset of XKB key codes from the kernel's.
  private static let codeOffset: UInt32 = 8

  private let context: OpaquePointer
  private let keymap: OpaquePointer
  private var state: OpaquePointer
  /// The state of compose sequences; `nil` if the locale has none.
  private let compose: OpaquePointer?
  /// Whether the US layout replaces an unknown layout of the environment.
  let isFallback: Bool

  /// Loads the layout and the locale's compose sequences.
  ///
  /// `nil` without libxkbcommon or its layout files (`xkb-data`).
  ///
  /// - Parameters:
  ///   - locale: The locale, such as `de_DE.UTF-8`.
  ///   - layout: The layouts, such as `ru,de`; `nil` for those of the environment.
  init?(locale: String, layout: String? = nil) {
    guard console_load_xkbcommon() == nil, let context = xkb_context_new(XKB_CONTEXT_NO_FLAGS)
    else { return nil }
    // Missing layouts are reported below, and Compose files are optional.
    xkb_context_set_log_level(context, XKB_LOG_LEVEL_CRITICAL)
    let requestedKeymap =
      layout.map { KeyboardLayout.keymap(context, layout: $0) }
      ?? xkb_keymap_new_from_names(context, nil, XKB_KEYMAP_COMPILE_NO_FLAGS)
    isFallback = requestedKeymap == nil
    guard let keymap = requestedKeymap ?? KeyboardLayout.keymap(context, layout: "us"),
      let state = xkb_state_new(keymap)
    else {
      xkb_context_unref(context)
      return nil
    }
    self.context = context
    self.keymap = keymap
    self.state = state
    let flags = XKB_COMPOSE_COMPILE_NO_FLAGS
    if let table = xkb_compose_table_new_from_locale(context, locale, flags) {
      compose = xkb_compose_state_new(table, XKB_COMPOSE_STATE_NO_FLAGS)
      xkb_compose_table_unref(table)
    } else {
      compose = nil
    }
  }

  /// Compiles layouts regardless of the environment; `nil` without their files.
  private static func keymap(_ context: OpaquePointer, layout: String) -> OpaquePointer? {
    "evdev".withCString { rules in
      "pc105".withCString { model in
        layout.withCString { layout in
          var names = xkb_rule_names(
            rules: rules,
            model: model,
            layout: layout,
            variant: nil,
            options: nil
          )
          return xkb_keymap_new_from_names(context, &names, XKB_KEYMAP_COMPILE_NO_FLAGS)
        }
      }
    }
  }

  isolated deinit {
    xkb_compose_state_unref(compose)
    xkb_state_unref(state)
    xkb_keymap_unref(keymap)
    xkb_context_unref(context)
  }

  /// The pressed or locked modifiers.
  var modifiers: UIKeyModifierFlags {
    func isOn(_ name: String) -> Bool {
      xkb_state_mod_name_is_active(state, name, XKB_STATE_MODS_EFFECTIVE) > 0
    }
    var flags: UIKeyModifierFlags = []
    if isOn(XKB_MOD_NAME_CAPS) { flags.insert(.alphaShift) }
    if isOn(XKB_MOD_NAME_SHIFT) { flags.insert(.shift) }
    if isOn(XKB_MOD_NAME_CTRL) { flags.insert(.control) }
    if isOn(XKB_MOD_NAME_ALT) { flags.insert(.alternate) }
    if isOn(XKB_MOD_NAME_LOGO) { flags.insert(.command) }
    return flags
  }

  /// The lit LEDs of a keyboard: Num Lock, Caps Lock and Scroll Lock.
  var lights: libinput_led {
    let indicators = [
      (XKB_LED_NAME_NUM, LIBINPUT_LED_NUM_LOCK), (XKB_LED_NAME_CAPS, LIBINPUT_LED_CAPS_LOCK),
      (XKB_LED_NAME_SCROLL, LIBINPUT_LED_SCROLL_LOCK),
    ]
    return indicators.reduce(into: libinput_led(0)) { lights, light in
      if xkb_state_led_name_is_active(state, light.0) > 0 {
        lights = libinput_led(lights.rawValue | light.1.rawValue)
      }
    }
  }

  /// Records that a key was pressed.
  ///
  /// - Parameter code: The kernel's code.
  /// - Returns: The key's meaning with the current modifiers.
  func press(_ code: UInt32) -> Stroke {
    let stroke = stroke(code)
    xkb_state_update_key(state, code + KeyboardLayout.codeOffset, XKB_KEY_DOWN)
    return stroke
  }

  /// Records that a key was released.
  ///
  /// - Parameter code: The kernel's code.
  /// - Returns: The key; `nil` if UIKit does not support it.
  func release(_ code: UInt32) -> UIKey? {
    xkb_state_update_key(state, code + KeyboardLayout.codeOffset, XKB_KEY_UP)
    return key(code)
  }

  /// Returns the meaning of a key press or repetition, which continues a compose sequence.
  func stroke(_ code: UInt32) -> Stroke {
    let xkbCode = code + KeyboardLayout.codeOffset
    let symbol = xkb_state_key_get_one_sym(state, xkbCode)
    let firstSwitch = UInt32(XKB_KEY_XF86Switch_VT_1)
    let isSwitch = symbol >= firstSwitch && symbol < firstSwitch + 12
    return Stroke(
      key: key(code),
      text: isSwitch ? "" : text(symbol, xkbCode),
      terminal: isSwitch ? Int(symbol - firstSwitch) + 1 : nil,
      repeats: !isSwitch && xkb_keymap_key_repeats(keymap, xkbCode) == 1
    )
  }

  /// Resets the pressed keys, because a different program may have received their releases.
  func reset() {
    guard let newState = xkb_state_new(keymap) else { return }
    xkb_state_unref(state)
    state = newState
    if let compose { xkb_compose_state_reset(compose) }
  }

  private func key(_ code: UInt32) -> UIKey? {
    guard let usage = UIKeyboardHIDUsage(kernelCode: code) else { return nil }
    let plain = plainText(code + KeyboardLayout.codeOffset)
    let symbol = xkb_state_key_get_one_sym(state, code + KeyboardLayout.codeOffset)
    return UIKey(
      usage: usage,
      text: KeyboardLayout.printable(xkb_keysym_to_utf32(symbol)),
      alone: plain,
      latin: plain.allSatisfy(\.isASCII) ? nil : latinText(code + KeyboardLayout.codeOffset),
      modifiers: modifiers,
      hasDigits: false
    )
  }

  /// Returns the text of a key without modifiers.
  private func plainText(_ xkbCode: UInt32) -> String {
    plainText(xkbCode, in: xkb_state_key_get_layout(state, xkbCode))
  }

  private func plainText(_ xkbCode: UInt32, in layout: xkb_layout_index_t) -> String {
    var symbols: UnsafePointer<xkb_keysym_t>?
    guard xkb_keymap_key_get_syms_by_level(keymap, xkbCode, layout, 0, &symbols) > 0, let symbols
    else { return "" }
    return KeyboardLayout.printable(xkb_keysym_to_utf32(symbols[0]))
  }

  /// Returns a key's character in the first Latin layout; `nil` if the current layout is Latin, if
  /// no layout is, or if the character is not ASCII.
  private func latinText(_ xkbCode: UInt32) -> String? {
    let current = xkb_state_key_get_layout(state, xkbCode)
    // A Latin layout such as German has keys for letters beyond those of ASCII.
    guard !isLatin(current) else { return nil }
    guard let latin = (0..<xkb_keymap_num_layouts(keymap)).first(where: isLatin) else { return nil }
    let text = plainText(xkbCode, in: latin)
    return text.isEmpty || !text.allSatisfy(\.isASCII) ? nil : text
  }

  /// Returns whether a layout is Latin: whether one of its keys types an "a".
  private func isLatin(_ layout: xkb_layout_index_t) -> Bool {
    let codes = xkb_keymap_min_keycode(keymap)...xkb_keymap_max_keycode(keymap)
    return codes.contains {
      layout < xkb_keymap_num_layouts_for_key(keymap, $0) && plainText($0, in: layout) == "a"
    }
  }

  private static func printable(_ scalar: UInt32) -> String {
    guard scalar >= 0x20, scalar != 0x7F, let scalar = Unicode.Scalar(scalar) else { return "" }
    return String(scalar)
  }

  /// Returns the text of a key press: its character, the result of a compose sequence, or an empty
  /// string.
  private func text(_ symbol: xkb_keysym_t, _ xkbCode: UInt32) -> String {
    // Keys with these modifiers are shortcuts. The right Alt key (AltGr) does not count.
    guard modifiers.isDisjoint(with: [.control, .alternate, .command]) else { return "" }
    if let compose, xkb_compose_state_feed(compose, symbol) == XKB_COMPOSE_FEED_ACCEPTED {
      switch xkb_compose_state_get_status(compose) {
      case XKB_COMPOSE_COMPOSING, XKB_COMPOSE_CANCELLED: return ""
      case XKB_COMPOSE_COMPOSED: return read { xkb_compose_state_get_utf8(compose, $0, $1) }
      default: break
      }
    }
    let text = read { xkb_state_key_get_utf8(state, xkbCode, $0, $1) }
    return text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F } ? text : ""
  }

  private func read(_ body: (UnsafeMutablePointer<CChar>, Int) -> Int32) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
      guard let bytes = buffer.baseAddress, body(bytes, buffer.count) > 0 else { return "" }
      return String(cString: bytes)
    }
  }
}
