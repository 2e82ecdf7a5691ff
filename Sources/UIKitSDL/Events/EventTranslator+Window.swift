import CSDL2
import UIKitApplication
import UIKitCore

extension EventTranslator {
  /// Handles a change of the desktop window; SDL also sends `SDL_QUIT` after the last window is
  /// closed.
  func handleWindow(_ event: SDL_WindowEvent) {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_MOVED, SDL_WINDOWEVENT_RESIZED:
      saveGeometryLater()
    case SDL_WINDOWEVENT_EXPOSED:
      window.presenter?.presentAgain()
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED:
      redrawAll()
    case SDL_WINDOWEVENT_LEAVE:
      loop.touches.pointerMoved(to: nil)
    case SDL_WINDOWEVENT_CLOSE:
      isClosed = true
    case SDL_WINDOWEVENT_FOCUS_GAINED:
      // The user may have changed the desktop's settings in a different window.
      window.updateDesktopScale()
      updateFrameAfterFocusChange()
      lifecycle.becomeActive()
    case SDL_WINDOWEVENT_FOCUS_LOST:
      updateFrameAfterFocusChange()
      lifecycle.resignActive()
    case SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_HIDDEN:
      lifecycle.enterBackground()
    case SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_MAXIMIZED:
      lifecycle.enterForeground()
      saveGeometryLater()
    default:
      break
    }
  }

  /// Commits the window frame, which libdecor draws differently on Wayland once the window has
  /// gained or lost the focus.
  ///
  /// The frame is part of the window's surface and waits for a commit, which does not occur while
  /// the window's content is unchanged. SDL reports the focus, but not the compositor's new window
  /// state, which follows it.
  private func updateFrameAfterFocusChange() {
    guard window.surface != nil else { return }
    loop.scheduleCosmetic(after: 0.1) { [weak window] in window?.surface?.apply() }
  }

  /// Saves the size and position after one second, once for all changes until then, so that the
  /// program can be terminated at any time.
  private func saveGeometryLater() {
    guard !isSavingGeometry else { return }
    isSavingGeometry = true
    loop.scheduleCosmetic(after: 1) { [weak self] in
      self?.isSavingGeometry = false
      self?.window.saveGeometry()
    }
  }
}
