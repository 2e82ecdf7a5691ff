import CConsole
import Glibc

/// Reports hot-plug events of graphics cards.
@MainActor
final class HotPlugMonitor {
  /// The non-blocking socket, which is readable when the kernel sends an event of any device.
  let descriptor: Int32

  /// Opens the socket; `nil` if the kernel does not provide events.
  init?() {
    let types = SOCK_RAW.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue
    descriptor = socket(AF_NETLINK, Int32(types), NETLINK_KOBJECT_UEVENT)
    guard descriptor >= 0 else { return nil }
    var address = sockaddr_nl()
    address.nl_family = UInt16(AF_NETLINK)
    // The first multicast group is the kernel's, to which only root may send.
    address.nl_groups = 1
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_nl>.size))
      }
    }
    guard result == 0 else {
      close()
      return nil
    }
  }

  /// Reads the pending messages.
  ///
  /// - Returns: Whether a message concerns the screens of a graphics card.
  func takeChanges() -> Bool {
    var isChanged = false
    var bytes = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      // The kernel drops messages when its buffer is full; the lost ones may concern a screen.
      if count < 0, errno == ENOBUFS { isChanged = true }
      guard count > 0 else { return isChanged }
      if HotPlugMonitor.isAboutScreens(bytes[..<count]) { isChanged = true }
    }
  }

  /// Returns whether a kernel message concerns the screens of a graphics card.
  ///
  /// - Parameter message: A line with the device, followed by settings such as `SUBSYSTEM=drm`,
  ///   each terminated by a zero byte.
  /// - Returns: Whether a screen may have changed.
  static func isAboutScreens(_ message: ArraySlice<UInt8>) -> Bool {
    let parts = message.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    return parts.contains("ACTION=change") && parts.contains("SUBSYSTEM=drm")
  }

  /// Closes the socket; the object must not be used afterwards.
  func close() {
    Glibc.close(descriptor)
  }
}
