/// The timing of animation frames: at most one per interval, on a regular grid.
struct FramePace {
  /// The minimum time without frames that counts as a pause rather than as slow frames, in seconds.
  private static let pause = 0.1

  /// The interval between frames, in seconds.
  var interval: Double
  /// Whether the display determines when frames are presented.
  var isPacedByDisplay: Bool
  /// The earliest time of the next frame, in seconds on the loop's clock.
  private(set) var next = -Double.infinity

  /// Creates a pace.
  ///
  /// - Parameters:
  ///   - interval: The interval between frames, in seconds.
  ///   - isPacedByDisplay: Whether the display determines when frames are presented.
  init(interval: Double, isPacedByDisplay: Bool = false) {
    self.interval = interval
    self.isPacedByDisplay = isPacedByDisplay
  }

  /// Advances the grid after a frame.
  ///
  /// A slightly late frame does not delay the following ones. The first frame after a pause starts
  /// a new grid, whose next frame is due after half an interval: what a key changes shortly after its
  /// first frame, such as the rows for a query, appears within an interval of the key.
  ///
  /// Presenting blocks only for frames with changed pixels. Without the grid, the loop would spin
  /// during frames without changes, such as those of an animation's delay.
  ///
  /// - Parameters:
  ///   - time: The start of the frame, in seconds on the loop's clock.
  ///   - isPresented: Whether pixels changed.
  mutating func recordFrame(at time: Double, isPresented: Bool = true) {
    if isPacedByDisplay && isPresented {
      next = time
      return
    }
    let lateness = time - next
    guard lateness >= interval else {
      next += interval
      return
    }
    next = time + (lateness < FramePace.pause ? interval : interval / 2)
  }
}
