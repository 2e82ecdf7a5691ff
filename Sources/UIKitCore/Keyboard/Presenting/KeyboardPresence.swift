/// Whether an on-screen keyboard appears while text is edited.
///
/// UIKit has no such type: a phone knows its keyboards. The environment variable `ROLLTOP_KEYBOARD`
/// has the raw values.
public enum KeyboardPresence: String, Sendable {
  /// On a console without a keyboard it appears; not in windows.
  case automatic
  /// It appears.
  case onScreen = "onscreen"
  /// It does not appear.
  case hardware
}
