public import Foundation

/// A timer on the clock of the display's frames, used as Foundation's `Timer` is.
///
///     DisplayTimer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { [weak self] _ in
///       self?.search()
///     }
///
/// Tests drive it: it fires in `Stage.advance(by:)`, while Foundation's `Timer` runs by the
/// computer's clock and only while the main loop turns. `Stage.settle()` waits for a timer that
/// fires once, and not for one that repeats.
///
/// In an application it fires in the frames of the window that is current when it is scheduled: not
/// while the window is hidden, and never after the window is closed.
@preconcurrency @MainActor
public final class DisplayTimer {
  /// The seconds between two times; 0 for a timer that fires once.
  public let timeInterval: TimeInterval
  /// Whether it is to fire still.
  public var isValid: Bool { block != nil }

  private var block: ((DisplayTimer) -> Void)?
  private var pending: FrameTimer?
  private weak var clock: FrameClock?
  /// When it is to fire next, in seconds on the clock.
  private var nextTime: TimeInterval

  /// Schedules a timer, which the clock keeps until it is invalid.
  ///
  /// - Parameters:
  ///   - interval: Seconds; it fires in the first frame that is not earlier, and times that were
  ///     missed meanwhile are left out. Less than a millisecond counts as one.
  ///   - repeats: Whether it fires again and again, until it is invalidated.
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

  /// Calls the block now; a timer that fires once is invalid afterwards, another one keeps its times.
  public func fire() {
    guard let block else { return }
    if timeInterval == 0 { invalidate() }
    block(self)
  }

  /// Keeps the timer from firing again.
  public func invalidate() {
    block = nil
    pending?.cancel()
    pending = nil
  }

  private func schedule() {
    guard let clock else { return invalidate() }
    pending = clock.after(nextTime - clock.time, isCosmetic: timeInterval > 0) { self.isDue() }
  }

  private func isDue() {
    fire()
    guard isValid, let clock else { return }
    let missed = ((clock.time - nextTime) / timeInterval + 1e-6).rounded(.down)
    nextTime += timeInterval * (max(missed, 0) + 1)
    schedule()
  }
}
