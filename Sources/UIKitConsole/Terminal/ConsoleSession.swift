/// Gives the screen and the input devices to one program: the kernel, by a text terminal, or a
/// manager of seats.
@MainActor
protocol ConsoleSession: AnyObject {
  /// Readable when there are changes.
  var descriptor: Int32 { get }
  /// The process that cleans up when this one is killed; for `console_guardian_remember`.
  var guardian: Int32 { get }

  /// Whether who decides has gone, so that the screen cannot be used any more.
  var isLost: Bool { get }

  /// The changes since the last call.
  func takeChanges() -> [SessionChange]
  /// Lets another program have the screen, after a change to `release`.
  func allowRelease()
  /// Reports that the screen was taken back, after a change to `acquire`.
  func acknowledge()
  /// Asks for another terminal, from 1 to 12; a `release` follows.
  func switchTo(_ number: Int)
  /// Gives the terminal back in text mode; the object must not be used afterwards.
  func restore()
}

/// A request of a session.
enum SessionChange: UInt8 {
  /// Another program is to be shown; `allowRelease()` lets it.
  case release
  /// This program is shown again.
  case acquire
}
