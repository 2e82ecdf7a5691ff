import Foundation
import UIKitLists

/// When an animation of a layer runs, relative to the group or the layer that has it.
struct LayerTiming {
  /// Seconds after the beginning of the outer one.
  let begin: TimeInterval
  /// Seconds that are left out at the beginning.
  let offset: TimeInterval
  let speed: Double
  /// The seconds of a pass.
  let duration: TimeInterval
  /// The seconds of all passes.
  let active: TimeInterval
  let autoreverses: Bool
  let fillMode: CAMediaTimingFillMode
  let curve: TimingCurve

  /// When it is over, in seconds of the outer one.
  var end: TimeInterval { speed > 0 ? begin + (active - offset) / speed : .infinity }

  /// The progress of the present pass, from 0 to 1.
  ///
  /// - Parameter time: Seconds of the outer one.
  /// - Returns: `nil` when nothing is shown.
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

/// The values that a property takes.
enum LayerValues {
  /// From one to the other; `nil` stands for the layer's own value.
  case between(
    from: AnimationVector?,
    to: AnimationVector?,
    by: AnimationVector?,
    spring: SpringMotion?
  )
  /// Through all of them.
  case through([AnimationVector], times: [Double], curves: [TimingCurve], isDiscrete: Bool)

  /// The value.
  ///
  /// - Parameters:
  ///   - progress: From 0 to 1.
  ///   - seconds: The seconds of a pass, for springs.
  ///   - own: The layer's value.
  /// - Returns: The value on the screen.
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

/// The change of one property by an animation.
@MainActor
struct LayerTrack {
  let path: LayerKeyPath
  /// From the outermost group to the animation itself.
  let timings: [LayerTiming]
  let values: LayerValues
  let isAdditive: Bool
  /// Of a composite property; the other values are places among these then.
  var frames: LayerFrames?

  /// Changes the values of a layer on the screen.
  ///
  /// - Parameters:
  ///   - shown: The values on the screen, which are changed.
  ///   - time: Seconds since the animation was added.
  func apply(to shown: inout ShownLayer, at time: TimeInterval) {
    var time = time
    var progress = 0.0
    for timing in timings {
      guard let present = timing.progress(at: time) else { return }
      progress = present
      time = present * timing.duration
    }
    if let frames {
      let place = values.value(at: progress, of: timings.last?.duration ?? 0, own: .zero)[0]
      if let value = frames.value(at: place, own: path.composite(in: shown)) {
        path.set(value, in: &shown)
      }
      return
    }
    let own = path.value(in: shown)
    let value = values.value(
      at: progress,
      of: timings.last?.duration ?? 0,
      own: isAdditive ? .zero : own
    )
    path.set(isAdditive ? own + value : value, in: &shown)
  }
}
