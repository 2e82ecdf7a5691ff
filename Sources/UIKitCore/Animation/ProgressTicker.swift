import Foundation
import UIKitLists

/// Moves a number along a spring's curve from frame to frame.
///
/// Transitions of controllers use it in place of `UIView.animate`, since they can
/// be ended at once, turned round, or laid out anew at any point of their way.
@MainActor
final class ProgressTicker: FrameTicking {
  private let start: CGFloat
  private let end: CGFloat
  private let startTime: TimeInterval
  private let duration: TimeInterval
  private let motion: SpringMotion
  private weak var loop: FrameClock?
  private let step: (CGFloat) -> Void
  private var completion: (() -> Void)?

  /// Starts to move.
  ///
  /// - Parameters:
  ///   - start: The number at the beginning.
  ///   - end: The number at the end.
  ///   - duration: Seconds; 0 is at the end in the next frame.
  ///   - velocity: Speed at the beginning, per second, in whole ways from start to end.
  ///   - loop: What gives the time; it keeps the ticker alive until the end.
  ///   - step: Called with the number in each frame; the last one is `end`.
  ///   - completion: Called after the last step.
  init(
    from start: CGFloat,
    to end: CGFloat,
    duration: TimeInterval,
    velocity: Double = 0,
    loop: FrameClock,
    step: @escaping (CGFloat) -> Void,
    completion: @escaping () -> Void
  ) {
    (self.start, self.end, self.loop) = (start, end, loop)
    (self.step, self.completion) = (step, completion)
    startTime = loop.time
    self.duration = duration
    motion = .progress(duration: max(duration, 0.001), damping: 1, initialVelocity: velocity)
    loop.add(self)
  }

  func tick(at time: TimeInterval) -> Bool {
    guard completion != nil else { return false }
    let elapsed = time - startTime
    guard duration > 0, elapsed < motion.duration - 1e-6 else {
      finish()
      return false
    }
    // A fling may carry the spring past its end; a screen stops at the edge.
    let progress = min(max(motion.position(at: elapsed), 0), 1)
    step(start + (end - start) * progress)
    return true
  }

  /// Goes to the end at once; nothing happens if it was reached or cancelled.
  func finish() {
    guard let completion else { return }
    self.completion = nil
    loop?.remove(self)
    step(end)
    completion()
  }

  /// Stops where it is, without completion.
  func cancel() {
    completion = nil
    loop?.remove(self)
  }
}
