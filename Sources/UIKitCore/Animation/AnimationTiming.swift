import Foundation
import UIKitLists

/// The timing of an animation: its progress as a function of the time since its start.
@MainActor
struct AnimationTiming {
  /// The timing function.
  enum Curve {
    case bezier(TimingCurve)
    case spring(SpringMotion)
    /// Follows something else; the duration has no effect.
    case driven(TransitionProgress)
  }

  /// The delay in seconds.
  var delay: TimeInterval
  /// The duration in one direction, in seconds.
  var duration: TimeInterval
  var curve: Curve
  var repeats = false
  var autoreverses = false
  /// The part of the duration in which the change happens; `nil` for all of it.
  var keyframe: Keyframe?

  /// A part of an animation's duration.
  struct Keyframe {
    /// From 0 to 1.
    var start: Double
    /// From 0 to 1.
    var duration: Double
    /// Whether the change happens at once, at the end of the part.
    var isDiscrete: Bool

    /// The progress of the part when the whole animation has made a progress.
    func progress(at whole: Double) -> Double {
      guard whole < start + duration else { return 1 }
      return isDiscrete || whole <= start ? 0 : (whole - start) / duration
    }
  }

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

  /// Whether it is driven by something that is paused.
  var isHeld: Bool {
    if case .driven(let other) = curve { return other.isHeld }
    return false
  }

  /// Whether the end is reached, with a tolerance for the rounding of frame times.
  func isOver(at elapsed: TimeInterval) -> Bool {
    if case .driven(let other) = curve { return other.hasEnded }
    return elapsed >= total - 1e-6
  }

  /// The progress from 0 (old value) to 1 (new value); springs may overshoot 1.
  func progress(at elapsed: TimeInterval) -> Double {
    if case .driven(let other) = curve {
      return keyframe?.progress(at: other.value) ?? other.value
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
      case .driven(let other): other.value
      }
    return keyframe?.progress(at: progress) ?? progress
  }
}
