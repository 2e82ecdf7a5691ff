import CConsole
import Glibc

/// A seat whose devices are opened by seatd or logind, for users who lack permission.
///
/// The seat manager switches terminals and restores the terminal when this process ends.
@MainActor
final class Seat: ConsoleSession, DeviceOpener {
  /// The handle for `console_seat_open_device`, a C function that opens input devices.
  let handle: OpaquePointer
  let descriptor: Int32
  let guardian: Int32
  private(set) var isLost = false

  /// Opens the seat.
  ///
  /// `nil` if libseat is not installed, no seat manager is running, or the manager denies the seat.
  ///
  /// - Parameter environment: The process's environment. `ROLLTOP_SEAT` is `direct` or `libseat`;
  ///   without it, root uses no seat, because root may open all devices.
  init?(environment: [String: String]) {
    let requestedProvider = environment["ROLLTOP_SEAT"]
    guard requestedProvider == "libseat" || requestedProvider != "direct" && geteuid() != 0,
      let handle = console_seat_open()
    else { return nil }
    self.handle = handle
    descriptor = console_seat_descriptor(handle)
    guardian = console_guardian_start(-1, 0)
  }

  func takeChanges() -> [SessionChange] {
    var changes: [SessionChange] = []
    while true {
      switch console_seat_take_change(handle) {
      case 0: changes.append(.release)
      case 1: changes.append(.acquire)
      case -1: return changes
      default:
        isLost = true
        return changes
      }
    }
  }

  func allowRelease() { console_seat_release(handle) }

  /// Does nothing, because the manager does not expect a confirmation.
  func acknowledge() {}

  func switchTo(_ number: Int) { console_seat_switch(handle, Int32(clamping: number)) }

  func openDevice(_ path: String) -> Int32 { console_seat_open_device(handle, path) }

  func closeDevice(_ descriptor: Int32) { console_seat_close_device(handle, descriptor) }

  func restore() {
    close(guardian)
    console_seat_close(handle)
  }
}
