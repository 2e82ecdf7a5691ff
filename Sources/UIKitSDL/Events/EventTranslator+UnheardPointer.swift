import CSDL2

/// A pressed pointer of which an X server sends SDL no event.
///
/// SDL gives up the server's grab of the pointer whenever it handles that the pointer has entered a
/// window. If it is pressed and has left again by then, its movements and its release go elsewhere,
/// and whatever follows it would wait for ever. The server is asked therefore while a button is held;
/// SDL hears that the pointer has moved anywhere on the screen, so that the loop is awake.
extension EventTranslator {
  /// Has the server report to SDL where the pressed pointer is and which buttons are up, if it has not.
  ///
  /// - Returns: Whether there are events to read.
  func findUnheardPointer() -> Bool {
    guard window.driver.name == "x11",
      SDL_GetWindowFlags(window.handle) & SDL_WINDOW_MOUSE_CAPTURE.rawValue != 0,
      PointerState.heard.buttons != 0,
      let (display, number) = window.driver.serverHandles(of: window.handle),
      let present = PointerState(onServer: display, in: number)
    else {
      reportedPointer = nil
      return false
    }
    // All that the server has sent before its answer can be read now.
    guard SDL_PollEvent(nil) == 0 else { return true }
    let heard = PointerState.heard
    let missed = heard.buttons & ~present.buttons
    guard missed != 0 || heard.x != present.x || heard.y != present.y, reportedPointer != present
    else {
      return false
    }
    reportedPointer = present
    rolltop_send_pointer_motion(display, number, present.x, present.y)
    // The first three buttons have the same numbers for SDL.
    for button in UInt32(1)...3 where missed & 1 << (button - 1) != 0 {
      rolltop_send_button_release(display, number, button, present.x, present.y)
    }
    // Without a grab SDL takes the pointer to be in the window as long as nobody says otherwise.
    if present.buttons == 0 { rolltop_send_pointer_leave(display, number, present.x, present.y) }
    return true
  }
}

/// The pointer's position, in pixels from a window's upper left corner, and the held ones of the
/// left, middle and right buttons.
struct PointerState: Equatable {
  private(set) var x: Int32 = 0
  private(set) var y: Int32 = 0
  /// SDL's mask of them.
  private(set) var buttons: UInt32 = 0

  /// The pointer's state by the events that were read, for the window that has it.
  static var heard: PointerState {
    var state = PointerState()
    state.buttons = SDL_GetMouseState(&state.x, &state.y) & 0b111
    return state
  }

  private init() {}

  /// Asks the server; `nil` when the pointer is on another screen.
  init?(onServer display: UnsafeMutableRawPointer, in window: UInt) {
    guard rolltop_query_pointer(display, window, &x, &y, &buttons) == SDL_TRUE else { return nil }
  }
}
