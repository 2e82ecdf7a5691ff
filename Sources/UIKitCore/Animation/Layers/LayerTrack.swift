import Foundation
import UIKitLists

/// The timing of a layer animation relative to its group or layer.
struct LayerTiming {
  /// The start in seconds of the outer timing.
  let begin: TimeInterval
  /// The number of seconds to skip at the start.
  let offset: TimeInterval
  let speed: Double
  /// The duration of a pass in seconds.
  let duration: TimeInterval
  /// The duration of all passes in seconds.
  let active: TimeInterval
  let autoreverses: Bool
  let fillMode: CAMediaTimingFillMode
  let curve: TimingCurve

  /// The end in seconds of the outer timing.
  var end: TimeInterval { speed > 0 ? begin + (active - offset) / speed : .infinity }

  /// Returns the progress of the current pass, from 0 to 1.
  ///
  /// - Parameter time: Seconds of the outer timing.
  /// - Returns: The progress; `nil` if the animation has no effect at this time.
  func progress(at time: TimeInterval) -> Double? {
    let isBefore = time < begin
    let isAfter = time >= end - 1e-6
    guard !isBefore || fillMode.isBackwards, !isAfter || fillMode.isForwards else { return nil }
    let elapsed = min(max(isBefore ? offset : (time - begin) * speed + offset, 0), active)
    return curve.progress(at: passed(elapsed, isAtEnd: isAfter))
  }

  private func passed(_ elapsed: TimeInterval, isAtEnd: Bool) -> Double {
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
  case through([AnimationVector], times: [Double], curves: [TimingCurve], isDiscrete: Bool)

  /// Returns the presented value.
  ///
  /// - Parameters:
  ///   - progress: The progress, from 0 to 1.
  ///   - seconds: The duration of a pass in seconds, for springs.
  ///   - own: The layer's model value.
  /// - Returns: The presented value.
  func value(at progress: Double, of seconds: TimeInterval, own: AnimationVector) -> AnimationVector
  {
    switch self {
    case .between(let from, let to, let by, let spring):
      let start = from ?? own
      let end = to ?? (by.map { start + $0 } ?? own)
      let fraction = spring?.position(at: progress * seconds) ?? progress
      return start + (end - start) * fraction
    case .through(let values, let times, let curves, let isDiscrete):
      let next = times.firstIndex { $0 > progress } ?? times.count
      guard next > 0 else { return values[0] }
      let last = min(next - 1, values.count - 1)
      guard !isDiscrete, last + 1 < values.count, next < times.count else { return values[last] }
      let fraction = (progress - times[last]) / (times[next] - times[last])
      let curved = curves.indices.contains(last) ? curves[last].progress(at: fraction) : fraction
      return values[last] + (values[last + 1] - values[last]) * curved
    }
  }
}

/// The change of a property by an animation.
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
      let index = values.value(at: progress, of: timings.last?.duration ?? 0, own: .zero)[0]
      if let value = frames.value(at: index, own: path.composite(in: presentation)) {
        path.set(value, in: &presentation)
      }
      return
    }
    let presentedValue = path.value(in: presentation)
    let value = values.value(
      at: progress,
      of: timings.last?.duration ?? 0,
      own: isAdditive ? .zero : presentedValue
    )
    path.set(isAdditive ? presentedValue + value : value, in: &presentation)
  }
}
