import CSDL2
import CXServer

/// A grab of an X server's pointer for a window while a button is pressed.
///
/// The server grabs the pointer at each press, but SDL 3.4 gives up that grab if it reads the press
/// together with the event that the pointer has entered the window. It would not learn that the
/// pointer moves, or that the button is released, outside of the window.
@MainActor
final class PointerGrab {
  /// The events that the grab sends to the window.
  private static let events = [XI_ButtonPress, XI_ButtonRelease, XI_Motion]

  private let display: OpaquePointer
  /// The X11 ID of the window.
  private let window: UInt
  /// The grabbed device; `nil` without a grab.
  private var device: Int32?

  /// Prepares the grab; `nil` without libXi.
  ///
  /// - Parameters:
  ///   - display: The driver's display.
  ///   - window: The X11 ID of an SDL window.
  init?(display: UnsafeMutableRawPointer, window: UInt) {
    guard x_server_load_xinput() == nil else { return nil }
    (self.display, self.window) = (OpaquePointer(display), window)
  }

  /// Grabs the pointer; called after SDL has handled a press.
  func take() {
    var pointer = Int32()
    guard device == nil, XIGetClientPointer(display, 0, &pointer) != 0 else { return }
    var bits = PointerGrab.events.reduce(UInt8(0)) { $0 | 1 << $1 }
    let status = withUnsafeMutablePointer(to: &bits) { bits in
      var mask = XIEventMask(deviceid: pointer, mask_len: 1, mask: bits)
      return XIGrabDevice(
        display,
        pointer,
        window,
        UInt(CurrentTime),
        0,
        GrabModeAsync,
        GrabModeAsync,
        0,
        &mask
      )
    }
    if status == GrabSuccess { device = pointer }
  }

  /// Ends the grab if all buttons are released according to SDL.
  func endIfReleased() {
    guard let device, SDL_GetMouseState(nil, nil) == 0 else { return }
    self.device = nil
    XIUngrabDevice(display, device, UInt(CurrentTime))
    XFlush(display)
  }
}
