import CSDL2
import CWayland

/// What the program asks of a Wayland compositor beside SDL, on SDL's connection.
@MainActor
final class WaylandConnection {
  let handle: OpaquePointer

  /// Asks what the compositor offers, and waits for it; `nil` when the connection has ended.
  ///
  /// - Parameter display: SDL's connection, which has to outlive the object.
  init?(display: UnsafeMutableRawPointer) {
    guard let handle = rolltop_wayland_open(display) else { return nil }
    self.handle = handle
  }

  isolated deinit { rolltop_wayland_close(handle) }

  /// Handles what SDL has read; never blocks.
  func handleEvents() { _ = rolltop_wayland_handle(handle) }
}
