import CSDL2
package import UIKitApplication
package import UIKitCore

extension DesktopWindow: Display {
  /// Whether the display has presented the last frame, or presenting blocks.
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

  /// Whether the user can resize the window; `false` for a window that covers the whole screen from
  /// the start.
  package var isResizable: Bool { !startsFullScreen }

  /// `true`, because a desktop supports several windows.
  package var allowsAdditionalWindows: Bool { true }

  /// Opens an additional window on the same display.
  ///
  /// - Throws: `LaunchFailure.noWindow`.
  package func makeAdditionalWindow() throws -> (any Display)? { try makeNeighbor() }

  /// Raises the window and requests the keyboard focus.
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
  ///   - loop: The frame loop that receives touches and keys.
  ///   - lifecycle: The lifecycle to notify of focus and visibility.
  /// - Returns: A new translator.
  package func makeEventSource(loop: FrameLoop, lifecycle: Lifecycle) -> any EventSource {
    loop.hasDesktopKeys = !startsFullScreen
    return EventTranslator(loop: loop, window: self, lifecycle: lifecycle)
  }
}
