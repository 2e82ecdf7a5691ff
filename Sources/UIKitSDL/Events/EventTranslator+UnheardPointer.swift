import CSDL2

/// Detects a pressed pointer whose events the X server does not send to SDL.
///
/// SDL releases the server's pointer grab when it handles that the pointer has entered a window. If
/// the pressed pointer has left the window again by then, its movements and its release go to other
/// windows, and SDL's state stays pressed. The translator therefore queries the server while a
/// button is pressed. SDL receives pointer movements anywhere on the screen, which wake the loop.
extension EventTranslator {
  /// Makes the server send SDL the pressed pointer's position and released buttons, if SDL has
  /// missed them.
  ///
  /// - Returns: Whether there are events to read.
  func findUnheardPointer() -> Bool {
    guard window.driver.name == "x11",
      SDL_GetWindowFlags(window.handle) & SDL_WINDOW_MOUSE_CAPTURE.rawValue != 0,
      PointerState.expected.buttons != 0,
      let (display, windowID) = window.driver.serverHandles(of: window.handle),
      let pointer = ServerPointer(display: display, window: windowID),
      let current = pointer.query().map({ PointerState(x: $0.x, y: $0.y, buttons: $0.buttons) })
    else {
      reportedPointer = nil
      return false
    }
    // All events that the server has sent before its reply can now be read.
    guard SDL_PollEvent(nil) == 0 else { return true }
    let expected = PointerState.expected
    let missed = expected.buttons & ~current.buttons
    guard missed != 0 || expected.x != current.x || expected.y != current.y,
      reportedPointer != current
    else {
      return false
    }
    reportedPointer = current
    pointer.sendMotion(x: current.x, y: current.y)
    // The first three buttons have the same numbers in SDL.
    for button in UInt32(1)...3 where missed & 1 << (button - 1) != 0 {
      pointer.sendRelease(of: button, x: current.x, y: current.y)
    }
    // Without a grab, SDL considers the pointer inside the window until an event says otherwise.
    if current.buttons == 0 { pointer.sendLeave(x: current.x, y: current.y) }
    return true
  }
}

/// The pointer's position in pixels from the window's upper left corner, and the pressed buttons
/// among the left, middle and right ones.
struct PointerState: Equatable {
  fileprivate(set) var x: Int32 = 0
  fileprivate(set) var y: Int32 = 0
  /// The pressed buttons, as an SDL mask.
  fileprivate(set) var buttons: UInt32 = 0

  /// The pointer's state according to the events read so far, for the window with the pointer.
  static var expected: PointerState {
    var state = PointerState()
    state.buttons = SDL_GetMouseState(&state.x, &state.y) & 0b111
    return state
  }
}
