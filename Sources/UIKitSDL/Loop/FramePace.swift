/// When frames may be drawn while something moves: at most one per interval, on an even grid.
struct FramePace {
  /// Seconds from one frame to the next.
  let interval: Double
  /// The earliest time of the next frame, in seconds on the loop's clock.
  private(set) var next = -Double.infinity

  /// Creates a pace.
  ///
  /// - Parameter interval: Seconds; 0 when presenting a frame waits for the display.
  init(interval: Double) {
    self.interval = interval
  }

  /// Notes that a frame is drawn.
  ///
  /// A frame that is a little late does not delay those after it; the first one
  /// after a pause starts a new grid.
  ///
  /// - Parameter time: Seconds on the loop's clock.
  mutating func noteFrame(at time: Double) {
    next = time - next < interval ? next + interval : time + interval
  }
}
