/// The schedule of the display's updates: while frames are drawn, and once afterwards.
///
/// An update of the display causes a frame, too. Frames caused only by the display do not count;
/// otherwise it would update itself for ever.
struct ReadoutSchedule {
  /// Seconds between two updates.
  static let interval = 0.25

  /// Whether a timer is running.
  private(set) var isWaiting = false
  /// The number of the frame that shows the last update; it may have other changes as well.
  private var ownFrame: Int?

  /// Handles a drawn frame.
  ///
  /// - Parameter number: How many frames were drawn so far.
  /// - Returns: Whether the caller must start the timer.
  mutating func recordFrame(_ number: Int) -> Bool {
    guard !isWaiting, number != ownFrame else { return false }
    isWaiting = true
    return true
  }

  /// Handles the timer's expiry, at which the display is updated.
  ///
  /// - Parameters:
  ///   - number: How many frames were drawn so far.
  ///   - changes: Whether the update changes the displayed texts.
  mutating func update(after number: Int, changes: Bool) {
    isWaiting = false
    ownFrame = changes ? number + 1 : nil
  }
}
