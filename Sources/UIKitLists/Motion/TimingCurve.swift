import UIKitSupport

/// The timing function of an animation: a cubic Bézier curve from (0, 0) to (1, 1) with time on the
/// horizontal axis and progress on the vertical axis.
package struct TimingCurve: Sendable, Hashable {
  /// The first control point.
  package let first: MotionVector

  /// The second control point.
  package let second: MotionVector

  /// Creates a curve.
  ///
  /// - Precondition: The times of the control points are between 0 and 1, so that progress is a
  ///   function of time. Their progress may be any finite number.
  ///
  /// - Parameters:
  ///   - x1: The time of the first control point.
  ///   - y1: The progress of the first control point.
  ///   - x2: The time of the second control point.
  ///   - y2: The progress of the second control point.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    demand(
      (0...1).contains(x1) && (0...1).contains(x2) && y1.isFinite && y2.isFinite,
      "No timing curve has the control points (\(x1), \(y1)) and (\(x2), \(y2))"
    )
    first = MotionVector(x: x1, y: y1)
    second = MotionVector(x: x2, y: y2)
  }

  /// Constant speed.
  package static let linear = TimingCurve(0, 0, 1, 1)

  /// Slow at the beginning.
  package static let easeIn = TimingCurve(0.42, 0, 1, 1)

  /// Slow at the end.
  package static let easeOut = TimingCurve(0, 0, 0.58, 1)

  /// Accelerates, then decelerates; UIView's default.
  package static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)

  /// The timing of the on-screen keyboard: a quick start and a long deceleration.
  package static let keyboard = TimingCurve(0.38, 0.7, 0.125, 1)

  /// Core Animation's default: a short acceleration and a long deceleration.
  package static let standard = TimingCurve(0.25, 0.1, 0.25, 1)

  /// Returns the progress at a time; 0 before the beginning and 1 after the end.
  ///
  /// - Parameter time: The elapsed fraction of the duration.
  /// - Returns: The progress, exact to 10⁻⁹. It may leave 0...1 if a control point does.
  package func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    guard self != .linear else { return time }
    return Self.value(parameter(at: time), first.y, second.y)
  }

  /// Returns the curve's parameter at a time, by Newton's method with bisection as fallback.
  private func parameter(at time: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var parameter = time
    for _ in 0..<64 {
      let error = Self.value(parameter, first.x, second.x) - time
      if abs(error) < 1e-12 { break }
      if error > 0 { high = parameter } else { low = parameter }
      let slope = Self.slope(parameter, first.x, second.x)
      let step = parameter - error / slope
      parameter = slope > 1e-6 && step > low && step < high ? step : (low + high) / 2
    }
    return parameter
  }

  /// Returns the coordinate of a curve whose control points have the coordinates 0, a, b, 1.
  private static func value(_ t: Double, _ a: Double, _ b: Double) -> Double {
    let complement = 1 - t
    return 3 * complement * complement * t * a + 3 * complement * t * t * b + t * t * t
  }

  private static func slope(_ t: Double, _ a: Double, _ b: Double) -> Double {
    let complement = 1 - t
    return 3 * complement * complement * a + 6 * complement * t * (b - a) + 3 * t * t * (1 - b)
  }
}
