import CSDL2
import UIKitCore

extension EventTranslator {
  /// Handles a desktop shortcut that the application has not used: Ctrl+W closes the window, Ctrl+Q
  /// closes all windows, F11 and Alt+Return toggle full screen.
  ///
  /// Applications launched in full screen, such as kiosks, have no such shortcuts.
  func handleDesktopKey(_ key: UIKey) {
    guard loop.hasDesktopKeys else { return }
    let modifiers = key.heldModifiers
    if modifiers == .control, key.shortcutCharacters == "q" {
      isClosed = true
      EventRoutes.closeAll()
    } else if modifiers == .control, key.shortcutCharacters == "w" {
      isClosed = true
    } else if key.keyCode == .keyboardF11, modifiers.isEmpty {
      window.toggleFullScreen()
    } else if key.keyCode == .keyboardReturnOrEnter, modifiers == .alternate {
      window.toggleFullScreen()
    }
  }
}
