/// When the read-out is brought up to date: while frames are drawn, and once afterwards.
///
/// The read-out's own change is a frame, too. Frames that nothing but the read-out
/// asked for do not count, or else it would go on for ever by itself.
struct ReadoutSchedule {
  /// Seconds between two updates.
  static let interval = 0.25

  /// Whether a timer is running.
  private(set) var isWaiting = false
  /// The number of the frame that shows the last update; it may show something else as well.
  private var ownFrame: Int?

  /// Notes that a frame was drawn.
  ///
  /// - Parameter number: How many frames were drawn so far.
  /// - Returns: Whether a timer is to be started now.
  mutating func noteFrame(_ number: Int) -> Bool {
    guard !isWaiting, number != ownFrame else { return false }
    isWaiting = true
    return true
  }

  /// Notes that the timer has fired, and that the read-out is updated now.
  ///
  /// - Parameters:
  ///   - number: How many frames were drawn so far.
  ///   - changes: Whether the update changes what is shown.
  mutating func update(after number: Int, changes: Bool) {
    isWaiting = false
    ownFrame = changes ? number + 1 : nil
  }
}
