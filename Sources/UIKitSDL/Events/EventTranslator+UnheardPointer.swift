import CSDL2

/// A pressed pointer that an X server tells SDL nothing of.
///
/// SDL gives up the server's grab of the pointer whenever it handles that the pointer has entered a
/// window. If it is pressed and has left again by then, its movements and its release go elsewhere,
/// and whatever follows it would wait for ever. The server is asked therefore while a button is held;
/// SDL hears of the pointer on the whole screen without coordinates, so that the loop is awake.
extension EventTranslator {
  /// Has the server tell SDL where the pressed pointer is and which buttons are up, if it has not.
  ///
  /// - Returns: Whether there are events to read.
  func findUnheardPointer() -> Bool {
    guard window.driver.name == "x11",
      SDL_GetWindowFlags(window.handle) & SDL_WINDOW_MOUSE_CAPTURE.rawValue != 0,
      PointerState.heard(in: window.handle).buttons != 0
    else {
      toldPointer = nil
      return false
    }
    let present = PointerState.onServer(in: window.handle)
    // All that the server has sent before its answer can be read now.
    guard SDL_PollEvent(nil) == 0 else { return true }
    let heard = PointerState.heard(in: window.handle)
    let missed = heard.buttons & ~present.buttons
    guard missed != 0 || heard.x != present.x || heard.y != present.y, toldPointer != present,
      let handles = window.driver.serverHandles(of: window.handle)
    else { return false }
    toldPointer = present
    let (display, number, x, y) = (handles.display, handles.window, present.x, present.y)
    rolltop_send_pointer_motion(display, number, x, y)
    for button in PointerState.Button.all where missed & button.mask != 0 {
      rolltop_send_button_release(display, number, button.serverNumber, x, y)
    }
    // Without a grab SDL takes the pointer to be in the window as long as nobody says otherwise.
    if present.buttons == 0 { rolltop_send_pointer_leave(display, number, x, y) }
    return true
  }
}

/// Where the pointer is, in pixels from a window's upper left corner, and which buttons are held.
struct PointerState: Equatable {
  var x: Int32 = 0
  var y: Int32 = 0
  /// SDL's mask of them.
  var buttons: UInt32 = 0

  /// A button that is followed.
  struct Button {
    /// SDL's mask of it.
    let mask: UInt32
    /// An X server's number of it.
    let serverNumber: UInt32

    static let all = [(1, 1), (2, 2), (3, 3), (4, 8)]
      .map { Button(mask: 1 << UInt32($0 - 1), serverNumber: $1) }
  }

  /// What the events have said that were read.
  static func heard(in window: OpaquePointer) -> PointerState {
    var state = PointerState()
    state.buttons = SDL_GetMouseState(&state.x, &state.y)
    return state
  }

  /// What the server says; asks it if the pointer has moved anywhere.
  static func onServer(in window: OpaquePointer) -> PointerState {
    var state = PointerState()
    state.buttons = SDL_GetGlobalMouseState(&state.x, &state.y)
    var (left, top) = (Int32(0), Int32(0))
    SDL_GetWindowPosition(window, &left, &top)
    state.x -= left
    state.y -= top
    return state
  }
}
