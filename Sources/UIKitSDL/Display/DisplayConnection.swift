import CSDL2
import Glibc

/// The connection to an X11 or Wayland server, whose descriptor becomes readable when there are
/// events.
///
/// SDL reads the events; with other drivers the loop polls every 20 ms.
@MainActor
struct DisplayConnection {
  /// The descriptors to wait for; empty if the display must be polled.
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
