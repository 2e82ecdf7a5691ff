import CConsole
import Glibc

/// A seat whose devices seatd or logind opens, for users without permissions of their own.
///
/// The manager switches terminals, and gives the terminal back when this process ends in any way.
@MainActor
final class Seat: ConsoleSession, DeviceOpener {
  /// For `console_seat_open_device`, as input devices are opened by a function of C.
  let handle: OpaquePointer
  let descriptor: Int32
  let guardian: Int32
  private(set) var isLost = false

  /// Opens the seat.
  ///
  /// `nil` where libseat is not installed, or no manager runs or gives the seat.
  ///
  /// - Parameter environment: With `ROLLTOP_SEAT`, which is `direct` or `libseat`; else root, who may
  ///   use all devices, does without.
  init?(environment: [String: String]) {
    let choice = environment["ROLLTOP_SEAT"]
    guard choice == "libseat" || choice != "direct" && geteuid() != 0,
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

  /// Does nothing: the manager does not wait for it.
  func acknowledge() {}

  func switchTo(_ number: Int) { console_seat_switch(handle, Int32(clamping: number)) }

  func openDevice(_ path: String) -> Int32 { console_seat_open_device(handle, path) }

  func closeDevice(_ descriptor: Int32) { console_seat_close_device(handle, descriptor) }

  func restore() {
    close(guardian)
    console_seat_close(handle)
  }
}
