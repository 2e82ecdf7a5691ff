public import Foundation

extension UIView {
  /// The interpolation between keyframes.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Creates options from bits.
    ///
    /// - Parameter rawValue: The bits; those of a curve are the same as in `AnimationOptions`, and
    ///   hold for the whole animation.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out inside the block, so that they are animated, too.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Views receive touches during animations; they always do.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from the presented values; animations here always do.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats forever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Reverses to the start.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// A keyframe changes evenly from its start to its end; the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// A keyframe changes at once, at its end.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)

    /// Not available: durations are chosen.
    @available(*, unavailable, message: "Use `calculationModeLinear`, and choose the durations")
    public static var calculationModePaced: KeyframeAnimationOptions { [] }
    /// Not available: parts change evenly.
    @available(*, unavailable, message: "Use `calculationModeLinear` with more keyframes")
    public static var calculationModeCubic: KeyframeAnimationOptions { [] }
    /// Not available: parts change evenly.
    @available(*, unavailable, message: "Use `calculationModeLinear` with more keyframes")
    public static var calculationModeCubicPaced: KeyframeAnimationOptions { [] }
  }

  /// Animates changes one after the other, or overlapping.
  ///
  ///     UIView.animateKeyframes(withDuration: 1, delay: 0) {
  ///       UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { dot.center.x += 80 }
  ///       UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { dot.alpha = 0 }
  ///     }
  ///
  /// - Parameters:
  ///   - duration: Seconds of the whole, at most a day; 0 or less changes without animation.
  ///   - delay: Seconds before it starts, at most a day.
  ///   - options: Repetition, and how keyframes change.
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

  /// Adds a part of the animation around it; called in the closure of
  /// `animateKeyframes(withDuration:delay:options:animations:completion:)`.
  ///
  /// Elsewhere the changes happen as if they were made without it.
  ///
  /// - Parameters:
  ///   - frameStartTime: The start as a fraction of the whole duration, clamped to 0...1.
  ///   - frameDuration: The duration as a fraction of the whole one, clamped to 0...1.
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
