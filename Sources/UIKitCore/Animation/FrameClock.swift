package import Foundation

/// The time of the current frame, and the work scheduled for subsequent frames.
///
/// The class does not read a clock: its owner, the SDL application or a test's stage, sets the time
/// of each frame.
@MainActor
package class FrameClock {
  /// The time of the current or last frame, in seconds on the owner's clock.
  package private(set) final var time: TimeInterval = 0
  /// Called when a frame is requested and none was requested before.
  package final var onNeedsFrame: (() -> Void)?
  /// Whether a frame has been requested.
  package private(set) final var needsFrame = false
  /// Timers that have not fired yet.
  final let timers = FrameTimers()
  /// Timers that do not prevent the interface from being settled, such as that of a blinking caret.
  final let cosmeticTimers = FrameTimers()
  private final var tickers: [any FrameTicking] = []
  private final var nextFrameWork: [() -> Void] = []
  /// Whether the current frame still lays out and draws what becomes invalid.
  private final var isLayingOut = false

  // MARK: Scheduled work

  /// Requests a frame.
  package final func setNeedsFrame() {
    guard !needsFrame else { return }
    needsFrame = true
    onNeedsFrame?()
  }

  /// Requests a frame for invalid views, unless the current frame still lays out and draws them.
  final func viewDidBecomeInvalid() {
    if !isLayingOut { setNeedsFrame() }
  }

  /// Whether each frame is followed by another, because a ticker or an animation is active.
  package var isMoving: Bool { !tickers.isEmpty }

  /// The time of the next timer in seconds on the owner's clock; `nil` if there is none.
  package final var nextTimerTime: TimeInterval? {
    guard let next = timers.nextTime else { return cosmeticTimers.nextTime }
    return min(next, cosmeticTimers.nextTime ?? next)
  }

  /// Whether there are no animations, no scheduled work and no invalid views; a caret may blink.
  package final var isSettled: Bool { !needsFrame && !isMoving && timers.nextTime == nil }

  /// Returns whether a frame has work to do: animations, scheduled work, invalid views or due
  /// timers.
  ///
  /// - Parameter time: Seconds on the owner's clock.
  /// - Returns: `false` if a frame at that time would change nothing.
  package final func isFrameDue(at time: TimeInterval) -> Bool {
    needsFrame || isMoving || (nextTimerTime.map { $0 <= time + FrameTimers.tolerance } ?? false)
  }

  /// Returns whether a frame has no work except that of cosmetic timers, such as a caret's.
  ///
  /// - Parameter time: Seconds on the owner's clock.
  /// - Returns: `true` also if there is no work.
  package final func isFrameCosmetic(at time: TimeInterval) -> Bool {
    !needsFrame && !isMoving
      && !(timers.nextTime.map { $0 <= time + FrameTimers.tolerance } ?? false)
  }

  /// Runs a closure at the start of the next frame.
  final func onNextFrame(_ work: @escaping () -> Void) {
    nextFrameWork.append(work)
    setNeedsFrame()
  }

  /// Runs a closure after a delay on this clock.
  ///
  /// - Parameters:
  ///   - delay: Seconds from now.
  ///   - isCosmetic: Whether the interface counts as settled during the delay.
  ///   - action: The closure.
  /// - Returns: The timer, to cancel it.
  @discardableResult
  final func schedule(
    after delay: TimeInterval,
    isCosmetic: Bool = false,
    _ action: @escaping () -> Void
  ) -> FrameTimer {
    defer { timerWasAdded() }
    return (isCosmetic ? cosmeticTimers : timers).schedule(at: time + delay, action)
  }

  /// Called after a timer was added; overridden by a host that runs its own frames.
  func timerWasAdded() {}

  /// Runs a closure after a delay in seconds, during which the interface counts as settled.
  package final func scheduleCosmetic(after delay: TimeInterval, _ action: @escaping () -> Void) {
    schedule(after: delay, isCosmetic: true, action)
  }

  /// Calls an object in each frame until it reports that it has finished; the clock retains it.
  final func add(_ ticker: any FrameTicking) {
    guard !tickers.contains(where: { $0 === ticker }) else { return }
    tickers.append(ticker)
    setNeedsFrame()
  }

  /// Stops calling an object.
  final func remove(_ ticker: any FrameTicking) {
    tickers.removeAll { $0 === ticker }
  }

  // MARK: Frame

  /// Sets the clock without running a frame, before events at that time are handled.
  ///
  /// - Parameter newTime: Seconds; times before the current time are ignored.
  package final func setTime(_ newTime: TimeInterval) {
    time = max(time, newTime)
  }

  /// Begins a frame at the current time: runs scheduled closures, due timers and tickers.
  final func beginFrame() {
    needsFrame = false
    let work = nextFrameWork
    nextFrameWork.removeAll()
    for closure in work { closure() }
    timers.fire(at: time)
    cosmeticTimers.fire(at: time)
    tick()
    // Changes made by these closures are laid out and drawn in this frame.
    needsFrame = !nextFrameWork.isEmpty
    isLayingOut = true
  }

  /// Ends the layout of a frame: views that become invalid from here on need another frame.
  final func endLayout() {
    isLayingOut = false
  }

  /// Advances the tickers; during the calls, others may be added or removed.
  private final func tick() {
    for ticker in tickers where tickers.contains(where: { $0 === ticker }) {
      if !ticker.tick(at: time) { remove(ticker) }
    }
  }
}

/// An object that changes from frame to frame, such as a scrolling list.
@MainActor
protocol FrameTicking: AnyObject {
  /// Advances to the frame's time; called at the start of a frame.
  ///
  /// - Parameter time: Seconds on the owner's clock.
  /// - Returns: Whether to call the method in the next frame, too.
  func tick(at time: TimeInterval) -> Bool
}
