import Foundation
import UIKitLists

/// A ticker that animates a number with a critically damped spring.
///
/// Transitions use this class instead of `UIView.animate`, because they can be finished, reversed
/// or laid out again at any time.
@MainActor
final class ProgressTicker: FrameTicking {
  private let start: CGFloat
  private let end: CGFloat
  private let startTime: TimeInterval
  private let duration: TimeInterval
  private let motion: SpringMotion
  private weak var clock: FrameClock?
  private let step: (CGFloat) -> Void
  private var completion: (() -> Void)?

  /// Starts the animation.
  ///
  /// - Parameters:
  ///   - start: The start value.
  ///   - end: The end value.
  ///   - duration: The duration in seconds; 0 ends in the next frame.
  ///   - velocity: The initial velocity, in total distances per second.
  ///   - clock: The frame clock, which retains the ticker until the end.
  ///   - step: Called with the value in each frame; the last value is `end`.
  ///   - completion: Called after the last step.
  init(
    from start: CGFloat,
    to end: CGFloat,
    duration: TimeInterval,
    velocity: Double = 0,
    clock: FrameClock,
    step: @escaping (CGFloat) -> Void,
    completion: @escaping () -> Void
  ) {
    (self.start, self.end, self.clock) = (start, end, clock)
    (self.step, self.completion) = (step, completion)
    startTime = clock.time
    self.duration = duration
    motion = .progress(duration: max(duration, 0.001), damping: 1, initialVelocity: velocity)
    clock.add(self)
  }

  func tick(at time: TimeInterval) -> Bool {
    guard completion != nil else { return false }
    let elapsed = time - startTime
    guard duration > 0, elapsed < motion.duration - 1e-6 else {
      finish()
      return false
    }
    // A fling may make the spring overshoot; a screen has to stop at the edge.
    let progress = min(max(motion.position(at: elapsed), 0), 1)
    step(start + (end - start) * progress)
    return true
  }

  /// Jumps to the end; does nothing after the end or a cancellation.
  func finish() {
    guard let completion else { return }
    self.completion = nil
    clock?.remove(self)
    step(end)
    completion()
  }

  /// Stops at the current value, without calling the completion handler.
  func cancel() {
    completion = nil
    clock?.remove(self)
  }
}
