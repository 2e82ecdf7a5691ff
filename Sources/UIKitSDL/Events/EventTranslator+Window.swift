import CSDL2
import UIKitApplication
import UIKitCore

extension EventTranslator {
  /// Handles a change of the desktop window; SDL also sends `SDL_QUIT` after the last window
  /// closes.
  func handleWindow(_ event: SDL_WindowEvent) {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_MOVED, SDL_WINDOWEVENT_RESIZED:
      savePlaceLater()
    case SDL_WINDOWEVENT_EXPOSED:
      window.presenter?.presentAgain()
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED:
      redrawAll()
    case SDL_WINDOWEVENT_LEAVE:
      loop.touches.pointerMoved(to: nil)
    case SDL_WINDOWEVENT_CLOSE:
      isClosed = true
    case SDL_WINDOWEVENT_FOCUS_GAINED:
      // The desktop's settings are changed in another window.
      window.updateDesktopScale()
      showFrameOfFocus()
      lifecycle.becomeActive()
    case SDL_WINDOWEVENT_FOCUS_LOST:
      showFrameOfFocus()
      lifecycle.resignActive()
    case SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_HIDDEN:
      lifecycle.enterBackground()
    case SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_MAXIMIZED:
      lifecycle.enterForeground()
      savePlaceLater()
    default:
      break
    }
  }

  /// Has a Wayland compositor show the frame that libdecor draws for a window with or without the
  /// focus: it is a part of the window's surface, and waits for a commit, of which there is none
  /// while the window's content stays as it is.
  ///
  /// SDL reports the focus, but not the compositor's new state of the window, which follows it.
  private func showFrameOfFocus() {
    guard window.surface != nil else { return }
    loop.later(0.1) { [weak window] in window?.surface?.apply() }
  }

  /// Saves size and place a second later, once for all changes until then: the program may end in
  /// any way.
  private func savePlaceLater() {
    guard !isSavingPlace else { return }
    isSavingPlace = true
    loop.later(1) { [weak self] in
      self?.isSavingPlace = false
      self?.window.savePlace()
    }
  }
}
