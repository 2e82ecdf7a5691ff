public import Foundation
import UIKitGraphics
import UIKitLists
import UIKitSupport

extension UIView {
  /// The options of an animation.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Creates options from bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out inside the block, so that they are animated, too.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Allows touches during animations; has no effect, because they are always allowed.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from the presented values; has no effect, because animations always do.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats forever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Reverses to the start.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Ease-in and ease-out; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Ease-in.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ease-out.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Linear.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    var curve: TimingCurve {
      switch (rawValue >> 16) & 15 {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      case 7: .keyboard
      default: .easeInOut
      }
    }
  }

  /// Animates changes with the motion of a spring.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration of the spring, in seconds: the period of an undamped
  ///     oscillation. The spring comes to rest later. With 0 or less the changes are immediate.
  ///   - bounce: 0 for no oscillation, up to 1 for more oscillation, down to -1 for slower motion.
  ///   - velocity: The initial velocity, in total distances per second.
  ///   - delay: Seconds before the animation starts, at most a day.
  ///   - options: Repetition; the spring determines the curve.
  ///   - animations: Changes the properties.
  ///   - completion: Called after the spring has come to rest or the animation was removed.
  public class func animate(
    springDuration duration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0,
    delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard duration > 0 else {
      let timing = AnimationTiming(duration: 0, delay: delay, options: options)
      return run(timing, animations: animations, completion: completion)
    }
    let spring = UISpringTimingParameters(
      duration: AnimationTiming.bounded(duration),
      bounce: bounce,
      initialVelocity: CGVector(dx: velocity, dy: 0)
    )
    let motion = spring.motion(duration: 0)
    var timing = AnimationTiming(
      delay: AnimationTiming.bounded(delay),
      duration: motion.duration,
      curve: .spring(motion)
    )
    timing.repeats = options.contains(.repeat)
    timing.autoreverses = options.contains(.autoreverse)
    run(timing, animations: animations, completion: completion)
  }

  /// Runs a closure without animating its changes.
  static func runWithoutAnimation(_ changes: () -> Void) {
    let wasEnabled = AnimationContext.isEnabled
    AnimationContext.isEnabled = false
    AnimationContext.with(nil, changes)
    AnimationContext.isEnabled = wasEnabled
  }

  /// Runs a closure, animates its changes and calls the completion handler afterwards.
  static func run(
    _ timing: AnimationTiming,
    animations: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    run(timing, completion: completion) { _ in animations() }
  }

  /// Runs a closure in an animation block, and calls the completion handler afterwards.
  ///
  /// - Parameters:
  ///   - timing: The timing.
  ///   - completion: Called in a later frame.
  ///   - body: Receives the block; `nil` if its changes are not animated.
  static func run(
    _ timing: AnimationTiming,
    completion: ((Bool) -> Void)?,
    _ body: (AnimationContext.Block?) -> Void
  ) {
    demandMainThread(UIView.self, "animate(withDuration:animations:)")
    let group = AnimationGroup(outer: CATransaction.openGroup, completion: completion)
    let isAnimated = AnimationContext.isEnabled && timing.total > 0
    let block =
      isAnimated
      ? AnimationContext.makeBlock?(timing, group)
        ?? AnimationContext.Block(timing: timing, group: group) : nil
    AnimationContext.with(block) { body(block) }
    group.seal(on: WindowHost.current)
  }
}

extension AnimationTiming {
  /// Creates the timing of a block with options.
  init(duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions) {
    self.init(
      delay: AnimationTiming.bounded(delay),
      duration: AnimationTiming.bounded(duration),
      curve: .bezier(options.curve),
      repeats: options.contains(.repeat),
      autoreverses: options.contains(.autoreverse)
    )
  }

  /// Creates the timing of a spring; the curve of the options has no effect.
  init(
    duration: TimeInterval,
    delay: TimeInterval,
    damping: CGFloat,
    velocity: CGFloat,
    options: UIView.AnimationOptions
  ) {
    demand(damping > 0, "A spring's damping ratio has to be positive, but is \(damping)")
    let spring = SpringMotion.progress(
      duration: max(AnimationTiming.bounded(duration), 0.001),
      damping: Double(damping),
      initialVelocity: Double(velocity)
    )
    self.init(
      delay: AnimationTiming.bounded(delay),
      duration: AnimationTiming.bounded(duration),
      curve: .spring(spring),
      repeats: options.contains(.repeat),
      autoreverses: options.contains(.autoreverse)
    )
  }
}
