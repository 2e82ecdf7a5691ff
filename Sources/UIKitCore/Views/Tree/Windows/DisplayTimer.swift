public import Foundation

/// A timer on the clock of the display's frames, with the interface of Foundation's `Timer`.
///
///     DisplayTimer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { [weak self] _ in
///       self?.search()
///     }
///
/// Tests control it: the timer fires in `Stage.advance(by:)`, while Foundation's `Timer` uses the
/// computer's clock and only runs in the main loop. `Stage.settle()` waits for a timer that fires
/// once, and not for a repeating timer.
///
/// In an application the timer fires in the frames of the window that is current when the timer is
/// scheduled: not while the window is hidden, and never after the window is closed.
@preconcurrency @MainActor
public final class DisplayTimer {
  /// The interval in seconds; 0 for a timer that fires once.
  public let timeInterval: TimeInterval
  /// Whether the timer will fire again.
  public var isValid: Bool { block != nil }

  private var block: ((DisplayTimer) -> Void)?
  private var frameTimer: FrameTimer?
  private weak var clock: FrameClock?
  /// The next time to fire, in seconds on the clock.
  private var nextTime: TimeInterval

  /// Schedules a timer, which the clock retains until it is invalid.
  ///
  /// - Parameters:
  ///   - interval: Seconds. The timer fires in the first frame that is not earlier; missed times
  ///     are skipped. Less than a millisecond counts as a millisecond.
  ///   - repeats: Whether the timer repeats until it is invalidated.
  ///   - block: Called with the timer.
  /// - Returns: The timer.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping @MainActor (DisplayTimer) -> Void
  ) -> DisplayTimer {
    let timer = DisplayTimer(interval.isFinite ? max(interval, 0.001) : 1e9, repeats, block)
    timer.schedule()
    return timer
  }

  private init(
    _ interval: TimeInterval,
    _ repeats: Bool,
    _ block: @escaping @MainActor (DisplayTimer) -> Void
  ) {
    let clock = WindowHost.current
    timeInterval = repeats ? interval : 0
    (self.block, self.clock) = (block, clock)
    nextTime = clock.time + interval
  }

  /// Calls the block immediately; afterwards a timer that fires once is invalid, and a repeating
  /// timer keeps its schedule.
  public func fire() {
    guard let block else { return }
    if timeInterval == 0 { invalidate() }
    block(self)
  }

  /// Prevents the timer from firing again.
  public func invalidate() {
    block = nil
    frameTimer?.cancel()
    frameTimer = nil
  }

  private func schedule() {
    guard let clock else { return invalidate() }
    frameTimer = clock.schedule(after: nextTime - clock.time, isCosmetic: timeInterval > 0) {
      self.fireAndReschedule()
    }
  }

  private func fireAndReschedule() {
    fire()
    guard isValid, let clock else { return }
    let missedCount = ((clock.time - nextTime) / timeInterval + 1e-6).rounded(.down)
    nextTime += timeInterval * (max(missedCount, 0) + 1)
    schedule()
  }
}
