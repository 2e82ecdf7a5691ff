import CSDL2
import CWayland

/// The program's requests to a Wayland compositor beside SDL, on SDL's connection.
@MainActor
final class WaylandConnection {
  let handle: OpaquePointer
  private let outputs: OpaquePointer?

  /// Asks what the compositor offers, and for its displays, and waits for the answers; `nil` when the
  /// connection has ended.
  ///
  /// - Parameter display: SDL's connection, which has to outlive the object.
  init?(display: UnsafeMutableRawPointer) {
    guard let handle = rolltop_wayland_open(display) else { return nil }
    self.handle = handle
    outputs = rolltop_wayland_outputs_create(handle)
  }

  isolated deinit {
    outputs.map(rolltop_wayland_outputs_destroy)
    rolltop_wayland_close(handle)
  }

  /// Handles what SDL has read; never blocks.
  func handleEvents() { _ = rolltop_wayland_handle(handle) }

  /// The scale of a display.
  ///
  /// - Parameters:
  ///   - x: The display's left edge in the desktop's coordinates.
  ///   - y: Its top edge.
  /// - Returns: The largest scale of all where there is no such display.
  func scaleOfDisplay(x: Int32, y: Int32) -> FractionalScale {
    var (pixels, units) = (Int32(1), Int32(1))
    guard let outputs, rolltop_wayland_outputs_find(outputs, x, y, &pixels, &units) else {
      return .one
    }
    return FractionalScale(pixels: Int(pixels), units: Int(units))
  }
}
