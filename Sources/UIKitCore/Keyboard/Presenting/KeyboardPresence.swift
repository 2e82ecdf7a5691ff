/// Whether the on-screen keyboard appears during text editing.
///
/// UIKit has no such type, because iOS knows the connected keyboards. The values of the environment
/// variable `ROLLTOP_KEYBOARD` are the raw values.
public enum KeyboardPresence: String, Sendable {
  /// The keyboard appears on a console without a hardware keyboard, but not in windows.
  case automatic
  /// The keyboard always appears.
  case onScreen = "onscreen"
  /// The keyboard never appears.
  case hardware
}
