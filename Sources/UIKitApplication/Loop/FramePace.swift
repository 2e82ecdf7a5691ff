/// The timing of frames during animation: at most one per interval, on an even grid.
struct FramePace {
  /// Seconds from one frame to the next.
  var interval: Double
  /// Whether presenting a frame waits for the display.
  var isPacedByDisplay: Bool
  /// The earliest time of the next frame, in seconds on the loop's clock.
  private(set) var next = -Double.infinity

  /// Creates a pace.
  ///
  /// - Parameters:
  ///   - interval: Seconds.
  ///   - isPacedByDisplay: Whether presenting a frame waits for the display.
  init(interval: Double, isPacedByDisplay: Bool = false) {
    self.interval = interval
    self.isPacedByDisplay = isPacedByDisplay
  }

  /// Advances the grid after a frame.
  ///
  /// A slightly late frame does not delay the next ones; the first one after a pause starts a new
  /// grid.
  ///
  /// Presenting blocks only for frames with new pixels. Without them, as during an animation's
  /// delay, the loop would spin.
  ///
  /// - Parameters:
  ///   - time: The start of the frame, in seconds on the loop's clock.
  ///   - isPresented: Whether pixels changed.
  mutating func recordFrame(at time: Double, isPresented: Bool = true) {
    if isPacedByDisplay && isPresented {
      next = time
      return
    }
    next = time - next < interval ? next + interval : time + interval
  }
}
