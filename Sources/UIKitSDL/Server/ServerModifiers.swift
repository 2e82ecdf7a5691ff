import CSDL2
import CXServer

/// Corrections of SDL's modifiers.
///
/// SDL derives modifiers from the key events that it receives. It misses the release of a key used
/// by an input method, after which Shift would stay pressed.
enum ServerModifiers {
  /// The modifiers: the server's mask, SDL's mask of both keys, and the mask that is added if SDL
  /// considers neither key pressed.
  ///
  /// X servers and Wayland compositors use the same bits. Mod1, Mod2, Mod4 and Mod5 are Alt, Num
  /// Lock, the logo key and AltGr in all layouts of xkeyboard-config.
  private static let modifiers: [(serverMask: Int32, bothKeys: SDL_Keymod, addedKey: SDL_Keymod)] =
    [
      (ShiftMask, KMOD_SHIFT, KMOD_LSHIFT), (LockMask, KMOD_CAPS, KMOD_CAPS),
      (ControlMask, KMOD_CTRL, KMOD_LCTRL), (Mod1Mask, KMOD_LALT, KMOD_LALT),
      (Mod2Mask, KMOD_NUM, KMOD_NUM), (Mod4Mask, KMOD_GUI, KMOD_LGUI),
      (Mod5Mask, KMOD_MODE, KMOD_MODE),
    ]

  /// Sets SDL's modifiers to those of a server.
  ///
  /// - Parameter state: The pressed or locked modifiers, in the bit order of X servers and Wayland
  ///   compositors: Shift, Lock, Control, Mod1 to Mod5 from the lowest bit on.
  static func set(_ state: UInt32) {
    var held = SDL_GetModState().rawValue
    for modifier in modifiers {
      if state & UInt32(modifier.serverMask) == 0 {
        held &= ~modifier.bothKeys.rawValue
      } else if held & modifier.bothKeys.rawValue == 0 {
        held |= modifier.addedKey.rawValue
      }
    }
    // The right Alt key is Alt or AltGr, depending on the layout.
    if state & UInt32(Mod1Mask | Mod5Mask) == 0 { held &= ~KMOD_RALT.rawValue }
    SDL_SetModState(SDL_Keymod(held))
  }

  /// Removes a key from SDL's modifiers.
  ///
  /// - Parameter symbol: The keysym of the released key.
  static func release(_ symbol: KeySym) {
    SDL_SetModState(SDL_Keymod(SDL_GetModState().rawValue & ~mask(of: symbol)))
  }

  /// Returns SDL's mask of a modifier key; 0 for other keys.
  private static func mask(of symbol: KeySym) -> UInt32 {
    switch Int32(truncatingIfNeeded: symbol) {
    case XK_Shift_L: KMOD_LSHIFT.rawValue
    case XK_Shift_R: KMOD_RSHIFT.rawValue
    case XK_Control_L: KMOD_LCTRL.rawValue
    case XK_Control_R: KMOD_RCTRL.rawValue
    case XK_Meta_L, XK_Alt_L: KMOD_LALT.rawValue
    case XK_Meta_R, XK_Alt_R: KMOD_ALT.rawValue
    case XK_Super_L: KMOD_LGUI.rawValue
    case XK_Super_R: KMOD_RGUI.rawValue
    // AltGr, and the layout switch in the same position.
    case XK_ISO_Level3_Shift, XK_Mode_switch: KMOD_RALT.rawValue | KMOD_MODE.rawValue
    default: 0
    }
  }
}
