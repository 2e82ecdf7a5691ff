import CSDL2
import CXServer

/// The pointer of an X server over a window.
struct ServerPointer {
  /// The driver's display.
  private let display: OpaquePointer
  /// The X11 ID of an SDL window.
  private let window: UInt

  /// Prepares queries of the pointer; `nil` without libX11.
  ///
  /// - Parameters:
  ///   - display: The driver's display.
  ///   - window: The X11 ID of an SDL window.
  init?(display: UnsafeMutableRawPointer, window: UInt) {
    guard x_server_load_x11() == nil else { return nil }
    (self.display, self.window) = (OpaquePointer(display), window)
  }

  /// Queries the server and waits for the reply; SDL's function may return the state of earlier
  /// events.
  ///
  /// - Returns: The position in pixels from the window's upper left corner and SDL's mask of the
  ///   pressed left, middle and right buttons, as the server does not report others; `nil` if the
  ///   pointer is on a different screen.
  func query() -> (x: Int32, y: Int32, buttons: UInt32)? {
    var (root, child) = (Window(), Window())
    var (rootX, rootY, x, y, state) = (Int32(), Int32(), Int32(), Int32(), UInt32())
    let isOnScreen = XQueryPointer(
      display,
      window,
      &root,
      &child,
      &rootX,
      &rootY,
      &x,
      &y,
      &state
    )
    // The buttons follow the modifier keys, starting with the first button, as in SDL's mask.
    return isOnScreen != 0 ? (x, y, state >> 8 & 0b111) : nil
  }

  /// Makes the server send SDL the pointer's position, in pixels from the window's upper left
  /// corner.
  func sendMotion(x: Int32, y: Int32) {
    var event = XEvent()
    event.xmotion.type = MotionNotify
    event.xmotion.window = window
    (event.xmotion.x, event.xmotion.y, event.xmotion.same_screen) = (x, y, 1)
    send(&event)
  }

  /// Makes the server send SDL the release of a button, given by the server's number.
  func sendRelease(of button: UInt32, x: Int32, y: Int32) {
    var event = XEvent()
    event.xbutton.type = ButtonRelease
    event.xbutton.window = window
    event.xbutton.button = button
    (event.xbutton.x, event.xbutton.y, event.xbutton.same_screen) = (x, y, 1)
    send(&event)
  }

  /// Makes the server notify SDL that the pointer has left the window.
  func sendLeave(x: Int32, y: Int32) {
    var event = XEvent()
    event.xcrossing.type = LeaveNotify
    event.xcrossing.window = window
    event.xcrossing.detail = NotifyNonlinear
    (event.xcrossing.x, event.xcrossing.y, event.xcrossing.same_screen) = (x, y, 1)
    send(&event)
  }

  private func send(_ event: inout XEvent) {
    // Without an event mask, the event is sent to the client that created the window, which is SDL.
    XSendEvent(display, window, 0, 0, &event)
    XFlush(display)
  }
}
