import Foundation
import UIKitLists

/// The timing of a layer animation within its outer timing, that of its group or layer.
struct LayerTiming {
  /// The start in seconds of the outer timing.
  let begin: TimeInterval
  /// The number of seconds to skip at the start.
  let offset: TimeInterval
  /// The speed factor; 0 pauses the animation.
  let speed: Double
  /// The duration of a pass in seconds.
  let duration: TimeInterval
  /// The duration of all passes in seconds.
  let activeDuration: TimeInterval
  let autoreverses: Bool
  let fillMode: CAMediaTimingFillMode
  let curve: TimingCurve

  /// The end in seconds of the outer timing.
  var end: TimeInterval { speed > 0 ? begin + (activeDuration - offset) / speed : .infinity }

  /// Returns the progress of the current pass according to the timing function.
  ///
  /// - Parameter time: Seconds of the outer timing.
  /// - Returns: The progress, 0 at the start and 1 at the end of a pass; `nil` if the animation has
  ///   no effect at this time.
  func progress(at time: TimeInterval) -> Double? {
    let isBefore = time < begin
    let isAfter = time >= end - 1e-6
    guard !isBefore || fillMode.isBackwards, !isAfter || fillMode.isForwards else { return nil }
    let elapsed = min(max(isBefore ? offset : (time - begin) * speed + offset, 0), activeDuration)
    return curve.progress(at: passFraction(after: elapsed, isAtEnd: isAfter))
  }

  /// Returns the fraction of the current pass that has elapsed, from 0 to 1.
  private func passFraction(after elapsed: TimeInterval, isAtEnd: Bool) -> Double {
    var passes = elapsed / duration
    if autoreverses {
      passes = passes.truncatingRemainder(dividingBy: 2)
      return passes > 1 ? 2 - passes : passes
    }
    passes = passes.truncatingRemainder(dividingBy: 1)
    return isAtEnd && passes == 0 ? 1 : passes
  }
}

/// The values of an animated property.
enum LayerValues {
  /// From one value to another; `nil` means the layer's model value.
  case between(
    from: AnimationVector?,
    to: AnimationVector?,
    by: AnimationVector?,
    spring: SpringMotion?
  )
  /// Through all given values.
  ///
  /// - `times`: Fractions of a pass, one for each value; for discrete values one more, the end.
  /// - `curves`: The timing functions from each value to the next; linear if missing.
  case through([AnimationVector], times: [Double], curves: [TimingCurve], isDiscrete: Bool)

  /// Returns the presented value.
  ///
  /// - Parameters:
  ///   - progress: The progress, from 0 to 1.
  ///   - passDuration: The duration of a pass in seconds, for springs.
  ///   - modelValue: The value that stands for `nil`, usually the layer's.
  /// - Returns: The presented value.
  func value(
    at progress: Double,
    passDuration: TimeInterval,
    modelValue: AnimationVector
  ) -> AnimationVector {
    switch self {
    case .between(let from, let to, let by, let spring):
      let start = from ?? modelValue
      let end = to ?? (by.map { start + $0 } ?? modelValue)
      let fraction = spring?.position(at: progress * passDuration) ?? progress
      return start + (end - start) * fraction
    case .through(let values, let times, let curves, let isDiscrete):
      let upper = times.firstIndex { $0 > progress } ?? times.count
      guard upper > 0 else { return values[0] }
      let lower = min(upper - 1, values.count - 1)
      guard !isDiscrete, lower + 1 < values.count, upper < times.count else {
        return values[lower]
      }
      let timeFraction = (progress - times[lower]) / (times[upper] - times[lower])
      let fraction =
        curves.indices.contains(lower) ? curves[lower].progress(at: timeFraction) : timeFraction
      return values[lower] + (values[lower + 1] - values[lower]) * fraction
    }
  }
}

/// The change of a layer's property by an animation.
@MainActor
struct LayerTrack {
  let path: LayerKeyPath
  /// The timings, from the outermost group to the animation itself.
  let timings: [LayerTiming]
  let values: LayerValues
  let isAdditive: Bool
  /// The frames of a composite property; the other values are then fractional indices into them.
  var frames: LayerFrames?

  /// Applies the change to the presented values of a layer.
  ///
  /// - Parameters:
  ///   - presentation: The presented values to change.
  ///   - time: Seconds since the animation was added.
  func apply(to presentation: inout LayerPresentation, at time: TimeInterval) {
    var time = time
    var progress = 0.0
    for timing in timings {
      guard let current = timing.progress(at: time) else { return }
      progress = current
      time = current * timing.duration
    }
    if let frames {
      let index = values.value(
        at: progress,
        passDuration: timings.last?.duration ?? 0,
        modelValue: .zero
      )[0]
      if let value = frames.value(at: index, modelValue: path.composite(in: presentation)) {
        path.set(value, in: &presentation)
      }
      return
    }
    let presentedValue = path.value(in: presentation)
    let value = values.value(
      at: progress,
      passDuration: timings.last?.duration ?? 0,
      modelValue: isAdditive ? .zero : presentedValue
    )
    path.set(isAdditive ? presentedValue + value : value, in: &presentation)
  }
}
