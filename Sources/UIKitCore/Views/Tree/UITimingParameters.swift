public import Foundation
public import UIKitGraphics
import UIKitLists
import UIKitSupport

/// The kinds of timing parameters.
public enum UITimingCurveType: Int, Sendable {
  /// One of UIKit's curves.
  case builtin
  /// A cubic Bézier curve.
  case cubic
  /// A spring.
  case spring
  /// A curve and a spring.
  case composed
}

/// The timing of a `UIViewPropertyAnimator`: a curve or a spring.
///
/// A custom type provides a curve, a spring or both; if it provides both, the spring is used.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  /// The kind of the parameters.
  var timingCurveType: UITimingCurveType { get }
  /// The curve; `nil` if there is none.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; `nil` if there is none.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UIView {
  /// The curves of animations.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at the start and the end.
    case easeInOut
    /// Slow at the start.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Constant speed.
    case linear

    var timingCurve: TimingCurve {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }
}

/// A cubic Bézier curve of progress over time.
@preconcurrency @MainActor
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The curve from which the parameters were created; `.easeInOut` for the default curve and for
  /// control points.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point: time and progress.
  public let controlPoint1: CGPoint
  /// The second control point: time and progress.
  public let controlPoint2: CGPoint
  private let isBuiltin: Bool

  /// Creates UIKit's default curve: a short acceleration and a long deceleration.
  public override init() {
    animationCurve = .easeInOut
    let curve = TimingCurve.standard
    controlPoint1 = CGPoint(x: curve.first.x, y: curve.first.y)
    controlPoint2 = CGPoint(x: curve.second.x, y: curve.second.y)
    isBuiltin = true
    super.init()
  }

  /// Creates one of UIKit's curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    let points = curve.timingCurve
    controlPoint1 = CGPoint(x: points.first.x, y: points.first.y)
    controlPoint2 = CGPoint(x: points.second.x, y: points.second.y)
    isBuiltin = true
    super.init()
  }

  /// Creates a curve from (0, 0) to (1, 1).
  ///
  /// - Parameters:
  ///   - point1: The first control point; x from 0 to 1, y finite. Other values stop the program.
  ///   - point2: The second control point, likewise.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    // Checks the control points.
    _ = TimingCurve(point1.x, point1.y, point2.x, point2.y)
    (controlPoint1, controlPoint2) = (point1, point2)
    isBuiltin = false
    super.init()
  }

  /// The type: `.builtin` for UIKit's curves, otherwise `.cubic`.
  public var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }

  /// These parameters.
  public var cubicTimingParameters: UICubicTimingParameters? { self }

  /// `nil`, because the parameters have no spring.
  public var springTimingParameters: UISpringTimingParameters? { nil }

  var curve: TimingCurve {
    TimingCurve(controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y)
  }
}

/// A spring that moves a property to its final value.
@preconcurrency @MainActor
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Kind {
    /// A spring that comes to rest at the end of the animator's duration.
    case ratio(Double)
    /// A spring with its own duration.
    case physical(dampingRatio: Double, frequency: Double)
  }

  /// The initial velocity, in total distances per second.
  ///
  /// All properties use a single component: `dx`, or `dy` if `dx` is 0.
  public let initialVelocity: CGVector
  private let kind: Kind

  /// Creates a spring of mass 3, stiffness 1000 and damping 500, which does not oscillate.
  public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Creates a spring that comes to rest after the animator's duration.
  ///
  /// - Parameters:
  ///   - ratio: 1 for no oscillation, less to oscillate. Values other than positive finite numbers
  ///     stop the program.
  ///   - velocity: The initial velocity, in total distances per second.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    demand(
      ratio > 0 && ratio.isFinite,
      "A spring's damping ratio has to be positive and finite, but is \(ratio)"
    )
    UISpringTimingParameters.check(velocity)
    kind = .ratio(ratio)
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring that comes to rest after the animator's duration.
  ///
  /// - Parameter ratio: 1 for no oscillation, less to oscillate.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring from its physical properties.
  ///
  /// They determine its duration, and the animator's duration has no effect.
  ///
  /// - Parameters:
  ///   - mass: The mass attached to the spring; greater than 0.
  ///   - stiffness: The stiffness of the spring; greater than 0.
  ///   - damping: The damping of the spring; greater than 0.
  ///   - velocity: The initial velocity, in total distances per second.
  public init(
    mass: CGFloat,
    stiffness: CGFloat,
    damping: CGFloat,
    initialVelocity velocity: CGVector
  ) {
    demand(
      [mass, stiffness, damping].allSatisfy { $0 > 0 && $0.isFinite },
      "A spring has a positive mass, stiffness and damping, not \(mass), \(stiffness), \(damping)"
    )
    UISpringTimingParameters.check(velocity)
    let frequency = (stiffness / mass).squareRoot()
    kind = .physical(
      dampingRatio: max(0.01, damping / (2 * (stiffness * mass).squareRoot())),
      frequency: frequency
    )
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring from its perceived duration and its bounce.
  ///
  /// The animator's duration has no effect.
  ///
  /// - Parameters:
  ///   - duration: The period of an undamped oscillation in seconds; greater than 0.
  ///   - bounce: 0 for no oscillation, up to 1 for more oscillation, down to -1 for slower motion.
  ///   - velocity: The initial velocity, in total distances per second.
  public init(
    duration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialVelocity velocity: CGVector = .zero
  ) {
    demand(
      duration > 0 && duration.isFinite && abs(bounce) <= 1,
      "A spring's duration has to be positive and its bounce from -1 to 1, not \(duration), \(bounce)"
    )
    UISpringTimingParameters.check(velocity)
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    kind = .physical(dampingRatio: min(max(0.01, ratio), 100), frequency: 2 * .pi / duration)
    initialVelocity = velocity
    super.init()
  }

  /// The type: `.spring`.
  public var timingCurveType: UITimingCurveType { .spring }

  /// `nil`, because the parameters have no curve.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }

  /// These parameters.
  public var springTimingParameters: UISpringTimingParameters? { self }

  /// Returns the motion from 0 to 1.
  ///
  /// - Parameter duration: The animator's duration, in seconds.
  /// - Returns: The motion; it may exceed 0...1.
  func motion(duration: TimeInterval) -> SpringMotion {
    let velocity = initialVelocity.dx == 0 ? initialVelocity.dy : initialVelocity.dx
    switch kind {
    case .ratio(let ratio):
      return .progress(
        duration: max(duration, 0.001),
        damping: ratio,
        initialVelocity: velocity
      )
    case .physical(let dampingRatio, let frequency):
      return SpringMotion(
        from: 0,
        to: 1,
        velocity: velocity,
        dampingRatio: dampingRatio,
        frequency: frequency,
        tolerance: 0.001
      )
    }
  }

  /// The duration of the spring in seconds; `nil` if the animator sets it.
  var customDuration: TimeInterval? {
    if case .physical = kind { return motion(duration: 0).duration }
    return nil
  }

  private static func check(_ velocity: CGVector) {
    demand(
      velocity.dx.isFinite && velocity.dy.isFinite,
      "A spring's velocity has to be finite, but is (\(velocity.dx), \(velocity.dy))"
    )
  }
}
