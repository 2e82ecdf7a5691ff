import CSDL2
import UIKitCore

extension EventTranslator {
  /// Handles a key of the desktop that the application has not used: Ctrl+W closes the window,
  /// Ctrl+Q all windows, F11 and Alt+Return switch between a window and the whole screen.
  ///
  /// Applications that were launched on the whole screen, as kiosks are, have no such keys.
  func handleDesktopKey(_ key: UIKey) {
    guard loop.hasDesktopKeys else { return }
    let held = key.heldModifiers
    if held == .control, key.shortcutCharacters == "q" {
      isClosed = true
      EventRoutes.closeAll()
    } else if held == .control, key.shortcutCharacters == "w" {
      isClosed = true
    } else if key.keyCode == .keyboardF11, held.isEmpty {
      window.toggleFullScreen()
    } else if key.keyCode == .keyboardReturnOrEnter, held == .alternate {
      window.toggleFullScreen()
    }
  }
}
