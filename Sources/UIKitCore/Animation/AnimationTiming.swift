import Foundation
import UIKitLists

/// The timing of an animation: its progress as a function of the time since its start.
struct AnimationTiming {
  /// The timing function.
  enum Curve {
    case bezier(TimingCurve)
    case spring(SpringMotion)
  }

  /// The delay in seconds.
  var delay: TimeInterval
  /// The duration in one direction, in seconds.
  var duration: TimeInterval
  var curve: Curve
  var repeats = false
  var autoreverses = false

  /// The maximum of duration and delay: a day, so that every animation ends.
  static let maximumDuration: TimeInterval = 86_400

  /// A duration or delay clamped to 0...1 day; NaN counts as 0.
  static func bounded(_ seconds: TimeInterval) -> TimeInterval {
    seconds > 0 ? min(seconds, maximumDuration) : 0
  }

  /// The seconds until the end; infinite for repeating animations.
  var total: TimeInterval {
    repeats && duration > 0 ? .infinity : delay + duration * (autoreverses ? 2 : 1)
  }

  /// Whether the end is reached, with a tolerance for the rounding of frame times.
  func isOver(at elapsed: TimeInterval) -> Bool {
    elapsed >= total - 1e-6
  }

  /// The progress from 0 (old value) to 1 (new value); springs may overshoot 1.
  func progress(at elapsed: TimeInterval) -> Double {
    guard elapsed > delay else { return 0 }
    guard duration > 0 else { return 1 }
    var cycles = (elapsed - delay) / duration
    if autoreverses {
      cycles = cycles.truncatingRemainder(dividingBy: 2)
      if cycles > 1 { cycles = 2 - cycles }
    } else if repeats {
      cycles = cycles.truncatingRemainder(dividingBy: 1)
    }
    switch curve {
    case .bezier(let curve): return curve.progress(at: min(cycles, 1))
    case .spring(let spring): return spring.position(at: cycles * duration)
    }
  }
}

/// The animations of one call of `UIView.animate`, and the completion that runs when the last of
/// them has ended.
@MainActor
final class AnimationGroup {
  private var count = 0
  private var isFinished = true
  private var isSealed = false
  private var completion: ((Bool) -> Void)?

  init(completion: ((Bool) -> Void)?) {
    self.completion = completion
  }

  func begin() {
    count += 1
  }

  /// Counts the end of one animation; `finished` is false when it was interrupted.
  func end(finished: Bool) {
    count -= 1
    if !finished { isFinished = false }
    completeIfDone()
  }

  /// Closes the group: no more animations will begin.
  ///
  /// - Returns: Whether the group is empty; the caller then completes it in the next frame.
  func seal() -> Bool {
    isSealed = true
    return count == 0
  }

  func completeIfDone() {
    guard isSealed, count == 0, let completion else { return }
    self.completion = nil
    completion(isFinished)
  }
}
