public import Foundation
import UIKitLists

extension UIView {
  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Creates options from bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out inside the block, so that they animate along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views take touches while they are animated; they always do.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from what is shown; animations here always do.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Runs again and again.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back to the start.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Starts and ends slowly; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Runs evenly.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    var curve: TimingCurve {
      switch (rawValue >> 16) & 3 {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInOut
      }
    }
  }

  /// Animates the changes of view properties that a closure makes.
  ///
  /// The properties have their new values at once; what is shown follows.
  /// Changes add up with animations that are running.
  ///
  /// - Parameters:
  ///   - duration: Seconds; 0 or less changes without animation.
  ///   - delay: Seconds before it starts.
  ///   - options: Curve, repetition.
  ///   - animations: Changes frames, bounds, transforms, alpha, colours.
  ///   - completion: Called on a later frame after the end; `false` when the
  ///     animation was cut short. Called also when nothing was animated.
  public static func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    var timing = AnimationTiming(
      delay: max(delay, 0),
      duration: max(duration, 0),
      curve: .bezier(options.curve)
    )
    timing.repeats = options.contains(.repeat)
    timing.autoreverses = options.contains(.autoreverse)
    animate(timing, animations: animations, completion: completion)
  }

  /// Animates changes along the motion of a spring.
  ///
  /// - Parameters:
  ///   - duration: Seconds until the motion has settled.
  ///   - delay: Seconds before it starts.
  ///   - dampingRatio: 1 ends without overshooting, less than 1 swings.
  ///   - velocity: Speed at the start, in whole ways per second.
  ///   - options: Repetition; the curve is the spring's.
  ///   - animations: Changes the properties.
  ///   - completion: As for `animate(withDuration:delay:options:animations:completion:)`.
  public static func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    precondition(
      dampingRatio > 0,
      "A spring's damping ratio has to be positive, but is \(dampingRatio)"
    )
    let spring = SpringMotion.progress(
      duration: max(duration, 0.001),
      damping: Double(dampingRatio),
      initialVelocity: Double(velocity)
    )
    let timing = AnimationTiming(
      delay: max(delay, 0),
      duration: max(duration, 0),
      curve: .spring(spring)
    )
    animate(timing, animations: animations, completion: completion)
  }

  /// Runs a closure whose changes are not animated, also inside an animation block.
  ///
  /// - Parameter actionsWithoutAnimation: The changes; animation blocks in it
  ///   do not animate either.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wasEnabled = AnimationContext.isEnabled
    AnimationContext.isEnabled = false
    AnimationContext.with(nil, actionsWithoutAnimation)
    AnimationContext.isEnabled = wasEnabled
  }

  /// Switches all animations of this program on or off.
  ///
  /// - Parameter enabled: Whether later blocks animate.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    AnimationContext.isEnabled = enabled
  }

  /// Whether animation blocks animate.
  ///
  /// Default: `true`.
  public static var areAnimationsEnabled: Bool { AnimationContext.isEnabled }

  /// Seconds of the animation block that is running; 0 outside of blocks.
  public static var inheritedAnimationDuration: TimeInterval {
    AnimationContext.current?.timing.duration ?? 0
  }

  private static func animate(
    _ timing: AnimationTiming,
    animations: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    let group = AnimationGroup(completion: completion)
    let isAnimated = AnimationContext.isEnabled && timing.total > 0
    let block = AnimationContext.Block(timing: timing, group: group)
    AnimationContext.with(isAnimated ? block : nil, animations)
    if group.seal() { FrameLoop.current.onNextFrame { group.completeIfDone() } }
  }
}
