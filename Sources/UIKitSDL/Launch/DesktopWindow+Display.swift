import CSDL2
package import UIKitApplication
package import UIKitCore

extension DesktopWindow: Display {
  /// Whether the display has shown the last frame, or presenting waits by itself.
  package var isReady: Bool { (pacer?.isReady ?? true) && (presenter?.isReady ?? true) }

  /// Whether the desktop's screen saver is disabled.
  package var keepsScreenOn: Bool {
    get { driver.keepsScreenOn }
    set { driver.keepsScreenOn = newValue }
  }

  /// The desktop's clipboard.
  package var clipboard: (any DesktopClipboard)? { SystemClipboard(driver: driver) }

  /// The desktop's primary selection.
  package var primarySelection: (any DesktopClipboard)? { PrimarySelection(driver: driver) }

  /// Whether the window does not cover the whole screen from the start.
  package var isResizable: Bool { !startsFullScreen }

  /// True: a desktop has room for many.
  package var allowsFurtherWindows: Bool { true }

  /// Opens a further window on the same display.
  ///
  /// - Throws: `LaunchFailure.noWindow`.
  package func makeFurtherWindow() throws -> (any Display)? { try makeNeighbor() }

  /// Raises the window, and asks for the keyboard focus.
  package func bringToFront() {
    SDL_RestoreWindow(handle)
    SDL_RaiseWindow(handle)
  }

  /// Creates the presenter of the window's frames.
  ///
  /// - Throws: `LaunchFailure.noWindow`.
  package func makeSurface() throws -> any FrameSurface { try makePresenter() }

  /// Creates the translator of SDL's events.
  ///
  /// - Parameters:
  ///   - loop: Gets touches and keys.
  ///   - lifecycle: Is notified of focus and visibility.
  /// - Returns: A new translator.
  package func makeEventSource(loop: FrameLoop, lifecycle: Lifecycle) -> any EventSource {
    loop.hasDesktopKeys = !startsFullScreen
    return EventTranslator(loop: loop, window: self, lifecycle: lifecycle)
  }
}
