public import Foundation
public import UIKitGraphics
import UIKitLists

/// The interpolation of values in a `CAKeyframeAnimation`.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name, as in Core Animation.
  public let rawValue: String

  /// Creates a mode; unknown names count as `.linear`.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Linear interpolation between values.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value is held until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Linear interpolation at a constant speed; `keyTimes` and `timingFunctions` have no effect.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
}

/// An animation through several values, or along a path.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values; see `CABasicAnimation`.
  open var values: [Any]?
  /// The path of a point, such as `position`, in place of `values`; its segments have the times and
  /// timing functions of the intervals between values.
  ///
  /// Default: `nil`.
  open var path: CGPath?
  /// The times of the values, in ascending order from 0 to 1; `nil` for equal intervals.
  ///
  /// The mode `.discrete` requires one more time than values, for the end.
  open var keyTimes: [NSNumber]?
  /// The timing functions from each value to the next; `nil` for linear progress.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The interpolation of the values.
  ///
  /// Default: `.linear`.
  open var calculationMode = CAAnimationCalculationMode.linear

  override func frames(of path: LayerKeyPath) -> [CompositeValue?] {
    (values ?? []).map(path.composite)
  }

  override func values(of path: LayerKeyPath) -> LayerValues? {
    if let segments = self.path?.segments, !segments.isEmpty {
      return values(along: segments, of: path)
    }
    let frames =
      path.isComposite
      ? self.frames(of: path).enumerated().compactMap { index, value in
        value.map { _ in AnimationVector.scalar(CGFloat(index)) }
      } : (values ?? []).compactMap(path.components)
    guard let values, !values.isEmpty, frames.count == values.count else { return nil }
    return interpolating(frames)
  }

  /// Returns the values with the times and timing functions of the mode.
  private func interpolating(_ frames: [AnimationVector]) -> LayerValues {
    if calculationMode == .paced {
      return .through(frames, times: pacedTimes(of: frames), curves: [], isDiscrete: false)
    }
    let isDiscrete = calculationMode == .discrete
    return .through(
      frames,
      times: times(count: isDiscrete ? frames.count + 1 : frames.count),
      curves: timingFunctions?.map(\.curve) ?? [],
      isDiscrete: isDiscrete
    )
  }

  /// Returns the key times if they are usable, otherwise equal intervals.
  private func times(count: Int) -> [Double] {
    let times = keyTimes?.map { $0.doubleValue } ?? []
    let isUsable =
      times.count == count && times.allSatisfy { (0...1).contains($0) }
      && zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
    return isUsable ? times : (0..<count).map { Double($0) / Double(max(count - 1, 1)) }
  }

  /// Returns the times at which a constant speed reaches the values.
  private func pacedTimes(of frames: [AnimationVector]) -> [Double] {
    var lengths = [0.0]
    for (start, end) in zip(frames, frames.dropFirst()) {
      let step = end - start
      let squaredLength = (0..<8).reduce(0) { $0 + step[$1] * step[$1] }
      lengths.append((lengths.last ?? 0) + squaredLength.squareRoot())
    }
    guard let totalLength = lengths.last, totalLength > 0 else { return times(count: frames.count) }
    return lengths.map { $0 / totalLength }
  }

  /// The number of straight lines that replace a curve.
  private static let linesPerCurve = 32

  /// Returns the values along a path; curves of points and of time become straight lines.
  private func values(along segments: [PathSegment], of path: LayerKeyPath) -> LayerValues? {
    let isDiscrete = calculationMode == .discrete
    let segmentTimes = times(count: segments.count + (isDiscrete ? 2 : 1))
    let curves = timingFunctions?.map(\.curve) ?? []
    var points = [segments[0].point(at: 0)]
    var times = [0.0]
    for (index, segment) in segments.enumerated() {
      let curve = curves.indices.contains(index) ? curves[index] : nil
      let isStraight = isDiscrete || (segment.isLine && curve == nil)
      let count = isStraight ? 1 : CAKeyframeAnimation.linesPerCurve
      for line in 1...count {
        let fraction = Double(line) / Double(count)
        points.append(segment.point(at: CGFloat(curve?.progress(at: fraction) ?? fraction)))
        let (start, end) = (segmentTimes[index], segmentTimes[index + 1])
        times.append(start + (end - start) * fraction)
      }
    }
    let frames = points.compactMap(path.components)
    guard frames.count == points.count else { return nil }
    if isDiscrete || calculationMode == .paced { return interpolating(frames) }
    return .through(frames, times: times, curves: [], isDiscrete: false)
  }
}
