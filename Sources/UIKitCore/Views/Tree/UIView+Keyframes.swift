public import Foundation

extension UIView {
  /// The interpolation between keyframes.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Creates options from bits.
    ///
    /// - Parameter rawValue: The bits; those of a curve are the same as in `AnimationOptions` and
    ///   apply to the whole animation.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out inside the block, so that they are animated, too.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Allows touches during animations; has no effect, because they are always allowed.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from the presented values; has no effect, because animations always do.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats forever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Reverses to the start.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// A keyframe changes linearly from its start to its end; the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// A keyframe changes immediately at its end.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)

    /// Not available: keyframe animations are not paced; the application chooses the durations.
    @available(*, unavailable, message: "Use `calculationModeLinear`, and choose the durations")
    public static var calculationModePaced: KeyframeAnimationOptions { [] }
    /// Not available: keyframes are interpolated linearly.
    @available(*, unavailable, message: "Use `calculationModeLinear` with more keyframes")
    public static var calculationModeCubic: KeyframeAnimationOptions { [] }
    /// Not available: keyframes are interpolated linearly.
    @available(*, unavailable, message: "Use `calculationModeLinear` with more keyframes")
    public static var calculationModeCubicPaced: KeyframeAnimationOptions { [] }
  }

  /// Animates changes with keyframes that follow each other or overlap.
  ///
  ///     UIView.animateKeyframes(withDuration: 1, delay: 0) {
  ///       UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { dot.center.x += 80 }
  ///       UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { dot.alpha = 0 }
  ///     }
  ///
  /// - Parameters:
  ///   - duration: The total duration in seconds, at most a day; with 0 or less the changes are
  ///     immediate.
  ///   - delay: Seconds before it starts, at most a day.
  ///   - options: Repetition, and the interpolation of keyframes.
  ///   - animations: Adds keyframes; changes outside of them take the whole duration.
  ///   - completion: As for `animate(withDuration:delay:options:animations:completion:)`.
  public static func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(
      duration: duration,
      delay: delay,
      options: AnimationOptions(rawValue: options.rawValue)
    )
    run(timing, completion: completion) { block in
      var block = block
      block?.isDiscrete = options.contains(.calculationModeDiscrete)
      AnimationContext.with(block, animations)
    }
  }

  /// Adds a keyframe to the enclosing animation.
  ///
  /// Call this method in the closure of
  /// `animateKeyframes(withDuration:delay:options:animations:completion:)`. Outside of it the
  /// changes are made as if there were no keyframe.
  ///
  /// - Parameters:
  ///   - frameStartTime: The start as a fraction of the whole duration, clamped to 0...1.
  ///   - frameDuration: The duration as a fraction of the whole duration, clamped to 0...1.
  ///   - animations: The changes.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard var block = AnimationContext.current, let isDiscrete = block.isDiscrete else {
      animations()
      return
    }
    let start = frameStartTime > 0 ? min(frameStartTime, 1) : 0
    block.timing.keyframe = AnimationTiming.Keyframe(
      start: start,
      duration: frameDuration > 0 ? min(frameDuration, 1 - start) : 0,
      isDiscrete: isDiscrete
    )
    AnimationContext.with(block, animations)
  }
}
