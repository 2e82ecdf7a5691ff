import CConsole
import Foundation

/// Opens the files of input devices for libinput, and records the first one for which the user lacks
/// permission.
final class DeviceFileOpener {
  private let seat: OpaquePointer?
  /// The problem of the first device for which the user lacks permission.
  private(set) var problem: DeviceProblem?

  /// Creates an opener.
  ///
  /// - Parameter seat: The seat that opens the devices; `nil` if the program opens them directly.
  init(seat: OpaquePointer?) {
    self.seat = seat
  }

  /// Returns the opener stored in libinput's user data.
  static func of(_ data: UnsafeMutableRawPointer) -> DeviceFileOpener {
    Unmanaged<DeviceFileOpener>.fromOpaque(data).takeUnretainedValue()
  }

  /// Opens a device.
  ///
  /// - Returns: The file descriptor, or a negative error number.
  func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 {
    if let seat { return console_seat_open_device(seat, path) }
    let descriptor = Foundation.open(path, flags | O_CLOEXEC)
    if descriptor >= 0 { return descriptor }
    let reason = errno
    record(String(cString: path), reason)
    return -reason
  }

  /// Returns whether the user may open a device; always `true` for a seat's devices.
  func canOpen(_ path: String) -> Bool {
    if seat != nil || access(path, R_OK) == 0 { return true }
    record(path, errno)
    return false
  }

  /// Closes a device.
  func close(_ descriptor: Int32) {
    if let seat {
      console_seat_close_device(seat, descriptor)
    } else {
      Foundation.close(descriptor)
    }
  }

  private func record(_ path: String, _ reason: Int32) {
    guard problem == nil, reason == EACCES || reason == EPERM else { return }
    problem = DeviceProblem(path, code: reason, group: "input")
  }
}
