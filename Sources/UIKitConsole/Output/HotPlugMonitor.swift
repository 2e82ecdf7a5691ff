import CConsole
import Glibc

/// Reports when a graphics card has other screens than before.
@MainActor
final class HotPlugMonitor {
  /// Readable when the kernel says something about any device.
  let descriptor: Int32

  /// Starts to listen; `nil` where the kernel reports nothing.
  init?() {
    descriptor = console_open_uevents()
    if descriptor < 0 { return nil }
  }

  /// Reads the pending messages.
  ///
  /// - Returns: Whether one was about the screens of a graphics card.
  func takeChanges() -> Bool {
    var isChanged = false
    var bytes = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      // The kernel drops messages when there are too many; any may have been among them.
      if count < 0, errno == ENOBUFS { isChanged = true }
      guard count > 0 else { return isChanged }
      if HotPlugMonitor.isAboutScreens(bytes[..<count]) { isChanged = true }
    }
  }

  /// Whether a message of the kernel is about the screens of a graphics card.
  ///
  /// - Parameter message: A line that names the device, and settings such as `SUBSYSTEM=drm`; each
  ///   ends with a zero.
  /// - Returns: Whether it is.
  static func isAboutScreens(_ message: ArraySlice<UInt8>) -> Bool {
    let parts = message.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    return parts.contains("ACTION=change") && parts.contains("SUBSYSTEM=drm")
  }

  /// Stops to listen; the object must not be used afterwards.
  func close() {
    Glibc.close(descriptor)
  }
}
