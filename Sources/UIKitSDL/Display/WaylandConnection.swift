import CSDL2
import CWayland

/// Sends additional requests to a Wayland compositor over SDL's connection.
@MainActor
final class WaylandConnection {
  let handle: OpaquePointer
  private let outputs: OpaquePointer?

  /// Queries the compositor's globals and displays, and waits for the replies; `nil` if the
  /// connection has ended.
  ///
  /// - Parameter display: SDL's connection, which must outlive the object.
  init?(display: UnsafeMutableRawPointer) {
    guard let handle = rolltop_wayland_open(display) else { return nil }
    self.handle = handle
    outputs = rolltop_wayland_outputs_create(handle)
  }

  isolated deinit {
    outputs.map(rolltop_wayland_outputs_destroy)
    rolltop_wayland_close(handle)
  }

  /// Handles events that SDL has read; never blocks.
  func handleEvents() { _ = rolltop_wayland_handle(handle) }

  /// Announces that the loop is about to sleep, so that other threads do not read the events that
  /// wake it.
  ///
  /// - Returns: `false` if there are events to handle; the loop does not sleep.
  func beginWait() -> Bool { rolltop_wayland_begin_wait(handle) }

  /// Called after the sleep.
  func endWait() { rolltop_wayland_end_wait(handle) }

  /// Returns the scale of a display.
  ///
  /// - Parameters:
  ///   - x: The display's left edge in the desktop's coordinates.
  ///   - y: The display's top edge in the desktop's coordinates.
  /// - Returns: The scale; the largest scale of all displays if there is no display at this
  ///   position, and 1 without displays.
  func scaleOfDisplay(x: Int32, y: Int32) -> FractionalScale {
    var (pixels, units) = (Int32(1), Int32(1))
    guard let outputs, rolltop_wayland_outputs_find(outputs, x, y, &pixels, &units) else {
      return .one
    }
    return FractionalScale(pixels: Int(pixels), units: Int(units))
  }
}
