import CSDL2
import Glibc

/// The descriptors that become readable when the display has events.
///
/// Under X11 and Wayland that is the connection to the server. On a console SDL reads
/// `/dev/input` itself and tells nobody, so the same devices are opened a second time:
/// each reader gets its own copy of the events. Where neither works there is
/// none, and the loop looks every 20 ms.
@MainActor
final class DisplayConnection {
  private let server: Int32?
  private let devices: InputDevices?

  /// Finds the connection of a window.
  init(window: DesktopWindow, driver: VideoDriver) {
    server = driver.serverDescriptor(of: window.handle)
    devices = driver.readsInputDevices ? InputDevices() : nil
  }

  /// What to wait for; empty when there is nothing that could be waited for.
  var descriptors: [Int32] {
    if let server { return [server] }
    return devices?.descriptors ?? []
  }

  /// Handles the wake-up; events of the server are SDL's to read.
  ///
  /// - Parameter readable: Those of `descriptors` that were readable.
  func noteReadable(_ readable: [Int32]) {
    guard server == nil else { return }
    for descriptor in readable { devices?.drain(descriptor) }
  }
}
