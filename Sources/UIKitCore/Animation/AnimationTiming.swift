import Foundation
import UIKitLists

/// The timing of an animation: its progress as a function of the time since its start.
@MainActor
struct AnimationTiming {
  /// The timing function.
  enum Curve {
    case bezier(TimingCurve)
    case spring(SpringMotion)
    /// The progress of a transition; the duration has no effect.
    case driven(TransitionProgress)
  }

  /// The delay in seconds.
  var delay: TimeInterval
  /// The duration in one direction, in seconds.
  var duration: TimeInterval
  var curve: Curve
  /// Whether the animation repeats forever.
  var repeats = false
  var autoreverses = false
  /// The interval of the duration in which the change happens; `nil` for the whole duration.
  var keyframe: Keyframe?

  /// An interval of an animation's duration.
  struct Keyframe {
    /// The start as a fraction of the duration, from 0 to 1.
    var start: Double
    /// The length as a fraction of the duration, from 0 to 1.
    var duration: Double
    /// Whether the change is immediate at the end of the interval.
    var isDiscrete: Bool

    /// Returns the progress within the interval for a progress of the whole animation.
    func progress(at animationProgress: Double) -> Double {
      guard animationProgress < start + duration else { return 1 }
      return isDiscrete || animationProgress <= start ? 0 : (animationProgress - start) / duration
    }
  }

  /// The maximum duration or delay, a day, so that every animation ends.
  static let maximumDuration: TimeInterval = 86_400

  /// Returns a duration or delay clamped to 0...1 day; NaN counts as 0.
  static func bounded(_ seconds: TimeInterval) -> TimeInterval {
    seconds > 0 ? min(seconds, maximumDuration) : 0
  }

  /// The delay and the duration of all passes in seconds; infinite for repeating animations.
  var total: TimeInterval {
    repeats && duration > 0 ? .infinity : delay + duration * (autoreverses ? 2 : 1)
  }

  /// Whether a paused transition drives the animation.
  var isPaused: Bool {
    if case .driven(let transition) = curve { return transition.isPaused }
    return false
  }

  /// Returns whether the end is reached `elapsed` seconds after the start, with a tolerance for the
  /// rounding of frame times.
  func isOver(at elapsed: TimeInterval) -> Bool {
    if case .driven(let transition) = curve { return transition.hasEnded }
    return elapsed >= total - 1e-6
  }

  /// Returns the progress from 0 (old value) to 1 (new value) `elapsed` seconds after the start;
  /// springs may overshoot 1.
  func progress(at elapsed: TimeInterval) -> Double {
    if case .driven(let transition) = curve {
      return keyframe?.progress(at: transition.value) ?? transition.value
    }
    guard elapsed > delay else { return 0 }
    guard duration > 0 else { return 1 }
    var cycles = (elapsed - delay) / duration
    if autoreverses {
      cycles = cycles.truncatingRemainder(dividingBy: 2)
      if cycles > 1 { cycles = 2 - cycles }
    } else if repeats {
      cycles = cycles.truncatingRemainder(dividingBy: 1)
    }
    let progress =
      switch curve {
      case .bezier(let curve): curve.progress(at: min(cycles, 1))
      case .spring(let spring): spring.position(at: cycles * duration)
      case .driven(let transition): transition.value
      }
    return keyframe?.progress(at: progress) ?? progress
  }
}
