import CSDL2

/// Windows destroyed by another program.
///
/// SDL does not report them, and the program would continue without a window; they are therefore
/// treated as closed by the user.
enum DestroyedWindows {
  /// SDL assigns window IDs in ascending order and does not reuse them.
  private static let maximumID: UInt32 = 4096
  /// The name of the window data that marks a destroyed window.
  private static let mark = "rolltop.destroyed"

  /// Returns whether another program has destroyed a window of an X server.
  ///
  /// SDL must not destroy it again, because it would wait forever for the server to unmap it.
  static func contains(_ window: OpaquePointer) -> Bool { SDL_GetWindowData(window, mark) != nil }

  /// Closes the window that an event reports as destroyed.
  ///
  /// - Parameter destroyed: The X11 ID of any window.
  static func record(_ destroyed: UInt) {
    for number in 1...maximumID {
      guard let window = SDL_GetWindowFromID(number),
        ServerInformation(of: window)?.words[1] == destroyed
      else { continue }
      SDL_SetWindowData(window, mark, UnsafeMutableRawPointer(window))
      var closing = SDL_Event()
      closing.window.type = SDL_WINDOWEVENT.rawValue
      closing.window.windowID = number
      closing.window.event = UInt8(SDL_WINDOWEVENT_CLOSE.rawValue)
      SDL_PushEvent(&closing)
      return
    }
  }
}
