public import Foundation

/// Whether an animator has begun, and whether it can be continued.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not begun, or over.
  case inactive
  /// Running or paused.
  case active
  /// Stopped for ever; `finishAnimation(at:)` is still to be called.
  case stopped
}

/// The position at which an animation has ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At its end.
  case end = 0
  /// Back at its start.
  case start = 1
  /// In between.
  case current = 2
}

/// Animations that run, pause, and turn round.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
  /// Whether it has begun.
  var state: UIViewAnimatingState { get }
  /// Whether it moves.
  var isRunning: Bool { get }
  /// Whether it moves towards the start.
  var isReversed: Bool { get set }
  /// The completed fraction, from 0 to 1, in the direction of movement.
  var fractionComplete: CGFloat { get set }

  /// Starts or continues.
  func startAnimation()
  /// Starts or continues after some time.
  ///
  /// - Parameter delay: Seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses.
  func pauseAnimation()
  /// Stops at the present position.
  ///
  /// - Parameter withoutFinishing: Whether completions are not called.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation.
  ///
  /// - Parameter finalPosition: The values that the views have afterwards.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Animations to which closures are added.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin after a fraction of the remaining duration.
  ///
  /// - Parameters:
  ///   - animation: The changes.
  ///   - delayFactor: From 0 to 1.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  ///
  /// - Parameter animation: The changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a closure that is called at the end.
  ///
  /// - Parameter completion: Gets the position at which the animation ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues a paused animation with another timing.
  ///
  /// - Parameters:
  ///   - parameters: The timing; `nil` for that of the animator.
  ///   - durationFactor: The remaining duration, as a factor of the animator's.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  )
}
