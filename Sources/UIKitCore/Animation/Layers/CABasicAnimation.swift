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
