import Foundation

/// The timers on the loop's clock, for example for highlights, long presses, double taps and fading
/// indicators.
@MainActor
final class FrameTimers {
  /// The tolerance in seconds for frames that precede a timer's time because of rounding.
  static let tolerance = 1e-6

  /// The timers in the order in which they fire.
  private var pending: [FrameTimer] = []

  /// The time of the next timer in seconds on the loop's clock; `nil` if there is none.
  var nextTime: TimeInterval? { pending.first?.time }

  /// Runs a closure once at a given time; timers with the same time fire in the order of
  /// scheduling.
  ///
  /// - Parameters:
  ///   - time: Seconds on the loop's clock.
  ///   - action: The closure.
  /// - Returns: The timer, to cancel it.
  func schedule(at time: TimeInterval, _ action: @escaping () -> Void) -> FrameTimer {
    let timer = FrameTimer(time: time, action: action, owner: self)
    let index = pending.firstIndex { $0.time > time } ?? pending.count
    pending.insert(timer, at: index)
    return timer
  }

  /// Fires the due timers; timers scheduled during the call are deferred to the next call.
  func fire(at time: TimeInterval) {
    let dueTimers = pending.prefix { $0.time <= time + FrameTimers.tolerance }
    guard !dueTimers.isEmpty else { return }
    pending.removeFirst(dueTimers.count)
    for timer in dueTimers { timer.fire() }
  }

  fileprivate func remove(_ timer: FrameTimer) {
    pending.removeAll { $0 === timer }
  }
}

/// A delayed action that can be cancelled.
@MainActor
final class FrameTimer {
  /// The time at which the timer fires, in seconds on the loop's clock.
  let time: TimeInterval
  private var action: (() -> Void)?
  private weak var owner: FrameTimers?

  fileprivate init(time: TimeInterval, action: @escaping () -> Void, owner: FrameTimers) {
    self.time = time
    self.action = action
    self.owner = owner
  }

  /// Cancels the timer; has no effect after it has fired.
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
