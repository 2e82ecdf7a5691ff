/// When frames may be drawn while something moves: at most one per interval, on an even grid.
struct FramePace {
  /// Seconds from one frame to the next.
  let interval: Double
  /// Whether presenting a frame waits for the display.
  let isPacedByDisplay: Bool
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

  /// Notes that a frame is over.
  ///
  /// A frame that is a little late does not delay those after it; the first one
  /// after a pause starts a new grid.
  ///
  /// A display waits only for frames with new pixels. Without them, as in an animation's
  /// delay, the process would turn round as fast as it can.
  ///
  /// - Parameters:
  ///   - time: When it began, in seconds on the loop's clock.
  ///   - isPresented: Whether pixels changed.
  mutating func noteFrame(at time: Double, isPresented: Bool = true) {
    if isPacedByDisplay && isPresented {
      next = time
      return
    }
    next = time - next < interval ? next + interval : time + interval
  }
}
