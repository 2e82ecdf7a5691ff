import CSDL2

/// The descriptor that becomes readable when the display has events: the connection to the server
/// under X11 and Wayland.
///
/// SDL reads the events; with its other drivers the loop polls every 20 ms.
@MainActor
struct DisplayConnection {
  /// The descriptors to wait for; empty when the display has to be polled.
  let descriptors: [Int32]

  /// Finds the connection of a window.
  init(window: DesktopWindow) {
    descriptors = window.driver.serverDescriptor(of: window.handle).map { [$0] } ?? []
  }
}
