/// The schedule of the overlay's updates: while frames are drawn, and once afterwards.
///
/// An update of the overlay causes a frame, too. Frames caused only by the overlay do not count;
/// otherwise it would update itself forever.
struct ReadoutSchedule {
  /// The interval between updates, in seconds.
  static let interval = 0.25

  /// Whether a timer is running.
  private(set) var isWaiting = false
  /// The number of the frame with the last update, which may contain other changes, too.
  private var updateFrame: Int?

  /// Handles a drawn frame.
  ///
  /// - Parameter number: The number of frames drawn so far.
  /// - Returns: Whether the caller must start the timer.
  mutating func recordFrame(_ number: Int) -> Bool {
    guard !isWaiting, number != updateFrame else { return false }
    isWaiting = true
    return true
  }

  /// Handles the timer, which updates the overlay.
  ///
  /// - Parameters:
  ///   - number: The number of frames drawn so far.
  ///   - changes: Whether the update changes the displayed texts.
  mutating func update(after number: Int, changes: Bool) {
    isWaiting = false
    updateFrame = changes ? number + 1 : nil
  }
}
