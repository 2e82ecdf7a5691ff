import CSDL2

/// Windows destroyed by another program.
///
/// SDL does not report them, and the program would continue without a window; they are therefore
/// treated as closed by the user.
enum DestroyedWindows {
  /// The highest window ID that is searched; SDL assigns IDs from 1 on and does not reuse them.
  private static let maximumID: UInt32 = 4096
  /// The name of the window data that marks a destroyed window.
  private static let mark = "rolltop.destroyed"

  /// Returns whether another program has destroyed a window of an X server.
  ///
  /// SDL must not destroy it again, because it would wait forever for the server to unmap it.
  static func contains(_ window: OpaquePointer) -> Bool { SDL_GetWindowData(window, mark) != nil }

  /// Marks the SDL window that an event reports as destroyed, and queues an event that closes it.
  ///
  /// - Parameter serverWindow: The X11 ID of the destroyed window, which may not be SDL's.
  static func record(_ serverWindow: UInt) {
    for id in 1...maximumID {
      guard let window = SDL_GetWindowFromID(id),
        ServerInformation(of: window)?.words[1] == serverWindow
      else { continue }
      SDL_SetWindowData(window, mark, UnsafeMutableRawPointer(window))
      var closeEvent = SDL_Event()
      closeEvent.window.type = SDL_WINDOWEVENT.rawValue
      closeEvent.window.windowID = id
      closeEvent.window.event = UInt8(SDL_WINDOWEVENT_CLOSE.rawValue)
      SDL_PushEvent(&closeEvent)
      return
    }
  }
}
