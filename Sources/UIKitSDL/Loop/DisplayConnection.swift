import CSDL2
import Glibc

/// The descriptors that become readable when the display has events.
///
/// Under X11 and Wayland that is the connection to the server. On a console SDL reads `/dev/input`
/// itself without exposing its descriptors, so the same devices are opened a second time: each
/// reader gets its own copy of the events. Without either the loop polls every 20 ms.
@MainActor
final class DisplayConnection {
  private let server: Int32?
  private let devices: InputDevices?

  /// Finds the connection of a window.
  init(window: DesktopWindow, driver: VideoDriver) {
    server = driver.serverDescriptor(of: window.handle)
    devices = driver.readsInputDevices ? InputDevices() : nil
  }

  /// The descriptors to wait for; empty when the display has to be polled.
  var descriptors: [Int32] {
    if let server { return [server] }
    return devices?.descriptors ?? []
  }

  /// Handles a wake-up; the server's events are left for SDL to read.
  ///
  /// - Parameter readable: The readable ones of `descriptors`.
  func noteReadable(_ readable: [Int32]) {
    guard server == nil else { return }
    for descriptor in readable { devices?.drain(descriptor) }
  }
}
