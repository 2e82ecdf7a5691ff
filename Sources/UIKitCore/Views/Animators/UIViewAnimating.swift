public import Foundation

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not started, or finished.
  case inactive
  /// Running or paused.
  case active
  /// Stopped; `finishAnimation(at:)` has yet to be called.
  case stopped
}

/// The position at which an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end.
  case end = 0
  /// The start.
  case start = 1
  /// A position in between.
  case current = 2
}

/// An animation that can be paused and reversed.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
  /// The state of the animation.
  var state: UIViewAnimatingState { get }
  /// Whether the animation is running.
  var isRunning: Bool { get }
  /// Whether the animation is reversed.
  var isReversed: Bool { get set }
  /// The completed fraction, from 0 to 1, in the direction of movement.
  var fractionComplete: CGFloat { get set }

  /// Starts or continues the animation.
  func startAnimation()
  /// Starts or continues the animation after a delay.
  ///
  /// - Parameter delay: Seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation.
  func pauseAnimation()
  /// Stops the animation at its current position.
  ///
  /// - Parameter withoutFinishing: Whether the completion handlers are not called.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animation.
  ///
  /// - Parameter finalPosition: The position whose values the views receive.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation that accepts further changes and completion handlers.
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
  /// Adds a completion handler.
  ///
  /// - Parameter completion: Receives the position at which the animation ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues a paused animation with a different timing.
  ///
  /// - Parameters:
  ///   - parameters: The timing; `nil` for the animator's timing.
  ///   - durationFactor: The remaining duration relative to the animator's duration.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  )
}
