/// The schedule of the overlay's updates: while frames are drawn, and once afterwards.
///
/// An update of the overlay causes a frame, too. The frame that displays an update does not count,
/// even if it has other changes; otherwise the overlay would update itself forever.
struct ReadoutSchedule {
  /// The interval between updates, in seconds.
  static let interval = 0.25

  private(set) var isTimerRunning = false
  /// The number of the frame that displays the last update; `nil` if that changed no text.
  private var frameOfLastUpdate: Int?

  /// Handles a drawn frame.
  ///
  /// - Parameter number: The number of frames drawn so far.
  /// - Returns: Whether the caller must start the timer.
  mutating func startsTimer(afterFrame number: Int) -> Bool {
    guard !isTimerRunning, number != frameOfLastUpdate else { return false }
    isTimerRunning = true
    return true
  }

  /// Handles an update of the overlay, which the timer causes.
  ///
  /// - Parameters:
  ///   - number: The number of frames drawn so far.
  ///   - textChanges: Whether the update changes the displayed texts.
  mutating func recordUpdate(afterFrame number: Int, textChanges: Bool) {
    isTimerRunning = false
    frameOfLastUpdate = textChanges ? number + 1 : nil
  }
}
