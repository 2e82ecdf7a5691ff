import CSDL2
import Glibc

/// The descriptor that becomes readable when the display has events: the connection to the server
/// under X11 and Wayland.
///
/// SDL reads the events; with its other drivers the loop polls every 20 ms.
@MainActor
struct DisplayConnection {
  /// The descriptors to wait for; empty when the display has to be polled.
  let descriptors: [Int32]

  /// Whether the server has closed the connection.
  var isBroken: Bool {
    guard let descriptor = descriptors.first else { return false }
    var entry = pollfd(fd: descriptor, events: 0, revents: 0)
    return poll(&entry, 1, 0) > 0 && entry.revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0
  }
}

extension DisplayConnection {
  /// Finds the connection of a window.
  init(window: DesktopWindow) {
    self.init(descriptors: window.driver.serverDescriptor(of: window.handle).map { [$0] } ?? [])
  }
}
