package import Foundation

/// The time of the present frame, and what waits for the next ones.
///
/// It reads no clock itself: its owner, the SDL application or a test's stage, sets the time of
/// each frame.
@MainActor
package class FrameClock {
  /// Seconds on the owner's clock, as of the present or last frame.
  package private(set) final var time: TimeInterval = 0
  /// Called when a frame becomes necessary while none was.
  package final var onNeedsFrame: (() -> Void)?
  /// Whether something is waiting for a frame.
  package private(set) final var needsFrame = false
  /// Delays that have not passed yet.
  final let timers = FrameTimers()
  /// Delays without which the interface counts as settled, such as that of a blinking caret.
  final let cosmeticTimers = FrameTimers()
  private final var tickers: [any FrameTicking] = []
  private final var nextFrameWork: [() -> Void] = []

  // MARK: What is waiting

  /// Requests a frame.
  package final func setNeedsFrame() {
    guard !needsFrame else { return }
    needsFrame = true
    onNeedsFrame?()
  }

  /// Whether frames are to follow one another: something moves.
  package var isMoving: Bool { !tickers.isEmpty }

  /// The time of the next timer; `nil` when there is none.
  package final var nextTimer: TimeInterval? {
    guard let next = timers.next else { return cosmeticTimers.next }
    return min(next, cosmeticTimers.next ?? next)
  }

  /// Whether nothing moves, waits or is dirty; a caret may blink.
  package final var isSettled: Bool { !needsFrame && !isMoving && timers.next == nil }

  /// Whether a frame has something to do: something moves, waits, is dirty or due.
  ///
  /// - Parameter time: Seconds on the owner's clock.
  /// - Returns: `false` when a frame at that time would change nothing.
  package final func isFrameDue(at time: TimeInterval) -> Bool {
    needsFrame || isMoving || (nextTimer.map { $0 <= time + FrameTimers.tolerance } ?? false)
  }

  /// Whether a frame has no more to do than to let a caret blink.
  ///
  /// - Parameter time: Seconds on the owner's clock.
  /// - Returns: `true` also when it has nothing to do.
  package final func isFrameCosmetic(at time: TimeInterval) -> Bool {
    !needsFrame && !isMoving && !(timers.next.map { $0 <= time + FrameTimers.tolerance } ?? false)
  }

  /// Runs a closure at the beginning of the next frame.
  final func onNextFrame(_ work: @escaping () -> Void) {
    nextFrameWork.append(work)
    setNeedsFrame()
  }

  /// Runs a closure after a delay on this clock.
  ///
  /// - Parameters:
  ///   - delay: Seconds from now.
  ///   - isCosmetic: Whether the interface counts as settled meanwhile.
  ///   - action: The closure.
  /// - Returns: A handle to cancel it.
  @discardableResult
  final func after(
    _ delay: TimeInterval,
    isCosmetic: Bool = false,
    _ action: @escaping () -> Void
  ) -> FrameTimer {
    defer { timerWasAdded() }
    return (isCosmetic ? cosmeticTimers : timers).schedule(at: time + delay, action)
  }

  /// Called after a delay was begun, for a clock that drives itself.
  func timerWasAdded() {}

  /// Runs a closure after a delay in seconds, which neither frames nor a test's settling wait for.
  package final func later(_ delay: TimeInterval, _ action: @escaping () -> Void) {
    after(delay, isCosmetic: true, action)
  }

  /// Calls an object in each frame until it reports that it is done.
  final func add(_ ticker: any FrameTicking) {
    guard !tickers.contains(where: { $0 === ticker }) else { return }
    tickers.append(ticker)
    setNeedsFrame()
  }

  /// Stops calling an object.
  final func remove(_ ticker: any FrameTicking) {
    tickers.removeAll { $0 === ticker }
  }

  // MARK: The frame

  /// Sets the clock without running a frame, before events of that time are handled.
  ///
  /// - Parameter newTime: Seconds; earlier times than the present one are ignored.
  package final func setTime(_ newTime: TimeInterval) {
    time = max(time, newTime)
  }

  /// Begins a frame at the present time: runs what waited for it, timers that are due, tickers.
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
  }

  /// Advances the tickers; others may be added or removed meanwhile.
  private final func tick() {
    for ticker in tickers where tickers.contains(where: { $0 === ticker }) {
      if !ticker.tick(at: time) { remove(ticker) }
    }
  }
}

/// Something that moves by itself from frame to frame, such as a scrolling list.
@MainActor
protocol FrameTicking: AnyObject {
  /// Moves to the frame's time; called in the animation pass.
  ///
  /// - Parameter time: Seconds on the loop's clock.
  /// - Returns: Whether it wants to be called in the next frame.
  func tick(at time: TimeInterval) -> Bool
}
