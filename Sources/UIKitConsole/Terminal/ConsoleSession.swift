/// Assigns the screen and the input devices to one program.
///
/// The authority is the kernel, through a virtual terminal, or a seat manager.
@MainActor
protocol ConsoleSession: AnyObject {
  /// The descriptor that becomes readable when there are changes.
  var descriptor: Int32 { get }
  /// The ID of the process that cleans up if this one is killed; for `console_guardian_remember`.
  var guardian: Int32 { get }

  /// Whether the connection to the seat manager or terminal is lost, so that the screen is
  /// unusable.
  var isLost: Bool { get }

  /// Returns the changes since the previous call.
  func takeChanges() -> [SessionChange]
  /// Allows another program to use the screen, after the change `release`.
  func allowRelease()
  /// Confirms that the program uses the screen again, after the change `acquire`.
  func acknowledge()
  /// Requests another terminal, from 1 to 12; the change `release` follows.
  func switchTo(_ number: Int)
  /// Returns the terminal in text mode; the object must not be used afterwards.
  func restore()
}

/// A request of a session.
enum SessionChange: UInt8 {
  /// Another program requests the screen; `allowRelease()` hands it over.
  case release
  /// This program regains the screen.
  case acquire
}
