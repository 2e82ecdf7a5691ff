import Foundation
import UIKitLists

/// How an animation's progress follows from the seconds since its start.
struct AnimationTiming {
  /// The shape of the way from 0 to 1.
  enum Curve {
    case bezier(TimingCurve)
    case spring(SpringMotion)
  }

  /// Seconds before anything moves.
  var delay: TimeInterval
  /// Seconds of one way.
  var duration: TimeInterval
  var curve: Curve
  var repeats = false
  var autoreverses = false

  /// The longest duration and the longest delay: a day, so that every animation ends.
  static let longest: TimeInterval = 86_400

  /// A duration or delay that counts: at least 0, which also stands for NaN, and at most a day.
  static func bounded(_ seconds: TimeInterval) -> TimeInterval {
    seconds > 0 ? min(seconds, longest) : 0
  }

  /// Seconds until the end; infinite when repeating what takes time.
  var total: TimeInterval {
    repeats && duration > 0 ? .infinity : delay + duration * (autoreverses ? 2 : 1)
  }

  /// Whether the end is reached; frame times may miss it by rounding.
  func isOver(at elapsed: TimeInterval) -> Bool {
    elapsed >= total - 1e-6
  }

  /// Progress 0 (old value) to 1 (new value); springs may pass 1.
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

/// The animations that one call of `UIView.animate` started, and what runs
/// when the last of them has ended.
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

  /// Notes the end of one animation; `finished` is false when it was cut short.
  func end(finished: Bool) {
    count -= 1
    if !finished { isFinished = false }
    completeIfDone()
  }

  /// Notes that no more animations will begin.
  ///
  /// - Returns: Whether there is none at all; the caller then ends the group
  ///   on the next frame.
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
