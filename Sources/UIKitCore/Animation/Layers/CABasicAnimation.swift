public import Foundation
import UIKitGraphics
import UIKitLists
import UIKitSupport

/// An animation from one value to another.
///
/// The values are numbers, `CGPoint`, `CGSize`, `CGRect`, `CGAffineTransform`, `CGColor`, `UIColor`
/// or `CGPath`, or arrays of colours or numbers.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// The start value; `nil` for the layer's value, or `toValue` minus `byValue`.
  open var fromValue: Any?
  /// The end value; `nil` for the layer's value, or `fromValue` plus `byValue`.
  open var toValue: Any?
  /// The difference between the values, used if one of them is `nil`.
  open var byValue: Any?

  override func frames(of path: LayerKeyPath) -> [CompositeValue?] {
    [fromValue.flatMap(path.composite), toValue.flatMap(path.composite)]
  }

  override func values(of path: LayerKeyPath) -> LayerValues? {
    if path.isComposite {
      guard frames(of: path).contains(where: { $0 != nil }) else { return nil }
      return .between(from: .scalar(0), to: .scalar(1), by: nil, spring: spring)
    }
    let (from, to) = (fromValue.flatMap(path.components), toValue.flatMap(path.components))
    let by = byValue.flatMap(path.components)
    guard from != nil || to != nil || by != nil else { return nil }
    return .between(
      from: from ?? (by.flatMap { by in to.map { $0 - by } }),
      to: to ?? (by.flatMap { by in from.map { $0 + by } }),
      by: by,
      spring: spring
    )
  }

  /// The spring that determines the progress; `nil` if there is none.
  var spring: SpringMotion? { nil }
}

/// An animation from one value to another with a spring.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// The mass attached to the spring; greater than 0.
  ///
  /// Default: 1.
  open var mass: CGFloat = 1
  /// The stiffness of the spring; greater than 0.
  ///
  /// Default: 100.
  open var stiffness: CGFloat = 100
  /// The damping of the spring; greater than 0.
  ///
  /// Default: 10.
  open var damping: CGFloat = 10
  /// The initial velocity, in distances between the values per second.
  ///
  /// Default: 0.
  open var initialVelocity: CGFloat = 0

  /// The time until the spring comes to rest, in seconds.
  open var settlingDuration: CFTimeInterval { motion.duration }

  override var spring: SpringMotion? { motion }

  private var motion: SpringMotion {
    demand(
      [mass, stiffness, damping].allSatisfy { $0 > 0 && $0.isFinite },
      "A spring has a positive mass, stiffness and damping, not \(mass), \(stiffness), \(damping)"
    )
    return SpringMotion(
      from: 0,
      to: 1,
      velocity: initialVelocity,
      dampingRatio: max(0.01, damping / (2 * (stiffness * mass).squareRoot())),
      frequency: (stiffness / mass).squareRoot(),
      tolerance: 0.001
    )
  }
}

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
}

/// An animation through several values.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values; see `CABasicAnimation`.
  open var values: [Any]?
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
    let frames =
      path.isComposite
      ? self.frames(of: path).enumerated().compactMap { index, value in
        value.map { _ in AnimationVector.scalar(CGFloat(index)) }
      } : (values ?? []).compactMap(path.components)
    guard let values, !values.isEmpty, frames.count == values.count else { return nil }
    let isDiscrete = calculationMode == .discrete
    let count = isDiscrete ? frames.count + 1 : frames.count
    let times = keyTimes?.map { $0.doubleValue } ?? []
    let isUsable =
      times.count == count && times.allSatisfy { (0...1).contains($0) }
      && zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
    let even = (0..<count).map { Double($0) / Double(max(count - 1, 1)) }
    return .through(
      frames,
      times: isUsable ? times : even,
      curves: timingFunctions?.map(\.curve) ?? [],
      isDiscrete: isDiscrete
    )
  }
}
