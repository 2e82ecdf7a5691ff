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
      PointerState.known.buttons != 0,
      let (display, number) = window.driver.serverHandles(of: window.handle),
      let current = PointerState(onServer: display, in: number)
    else {
      reportedPointer = nil
      return false
    }
    // All events that the server has sent before its reply can now be read.
    guard SDL_PollEvent(nil) == 0 else { return true }
    let known = PointerState.known
    let missed = known.buttons & ~current.buttons
    guard missed != 0 || known.x != current.x || known.y != current.y, reportedPointer != current
    else {
      return false
    }
    reportedPointer = current
    rolltop_send_pointer_motion(display, number, current.x, current.y)
    // The first three buttons have the same numbers in SDL.
    for button in UInt32(1)...3 where missed & 1 << (button - 1) != 0 {
      rolltop_send_button_release(display, number, button, current.x, current.y)
    }
    // Without a grab, SDL considers the pointer inside the window until an event says otherwise.
    if current.buttons == 0 { rolltop_send_pointer_leave(display, number, current.x, current.y) }
    return true
  }
}

/// The pointer's position in pixels from the window's upper left corner, and the pressed buttons
/// among the left, middle and right ones.
struct PointerState: Equatable {
  private(set) var x: Int32 = 0
  private(set) var y: Int32 = 0
  /// The pressed buttons, as an SDL mask.
  private(set) var buttons: UInt32 = 0

  /// The pointer's state according to the events read so far, for the window with the pointer.
  static var known: PointerState {
    var state = PointerState()
    state.buttons = SDL_GetMouseState(&state.x, &state.y) & 0b111
    return state
  }

  private init() {}

  /// Queries the server; `nil` if the pointer is on a different screen.
  init?(onServer display: UnsafeMutableRawPointer, in window: UInt) {
    guard rolltop_query_pointer(display, window, &x, &y, &buttons) == SDL_TRUE else { return nil }
  }
}
