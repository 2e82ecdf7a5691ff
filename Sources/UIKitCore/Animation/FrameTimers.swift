import Foundation

/// Delays on the loop's clock: highlight, long press, double tap, fading indicators.
@MainActor
final class FrameTimers {
  /// Seconds by which rounding may make a frame come before a timer's time.
  static let tolerance = 1e-6

  private var pending: [FrameTimer] = []

  /// The earliest time at which something is due.
  var next: TimeInterval? { pending.first?.time }

  /// Runs a closure once at a time; timers of the same time in the order they were set.
  ///
  /// - Parameters:
  ///   - time: Seconds on the loop's clock.
  ///   - action: The closure.
  /// - Returns: A handle to cancel it.
  func schedule(at time: TimeInterval, _ action: @escaping () -> Void) -> FrameTimer {
    let timer = FrameTimer(time: time, action: action, owner: self)
    let index = pending.firstIndex { $0.time > time } ?? pending.count
    pending.insert(timer, at: index)
    return timer
  }

  /// Runs what is due; timers set meanwhile wait for the next call.
  func fire(at time: TimeInterval) {
    let due = pending.prefix { $0.time <= time + FrameTimers.tolerance }
    guard !due.isEmpty else { return }
    pending.removeFirst(due.count)
    for timer in due { timer.fire() }
  }

  fileprivate func remove(_ timer: FrameTimer) {
    pending.removeAll { $0 === timer }
  }
}

/// A delayed action that can be cancelled.
@MainActor
final class FrameTimer {
  /// Seconds on the loop's clock.
  let time: TimeInterval
  private var action: (() -> Void)?
  private weak var owner: FrameTimers?

  fileprivate init(time: TimeInterval, action: @escaping () -> Void, owner: FrameTimers) {
    self.time = time
    self.action = action
    self.owner = owner
  }

  /// Keeps the action from running.
  func cancel() {
    action = nil
    owner?.remove(self)
  }

  fileprivate func fire() {
    let action = action
    self.action = nil
    action?()
  }
}
