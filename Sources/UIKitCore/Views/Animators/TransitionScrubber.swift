import Foundation
import UIKitLists

/// Scrubs the animations of a transition interactively: the animations of its animator are held at
/// a position between start and end.
@MainActor
final class TransitionScrubber {
  /// An animation with its own timing.
  private struct Part {
    let timing: AnimationTiming
    let progress: TransitionProgress
  }

  /// The animator that is scrubbed instead of recorded animations.
  var animator: (any UIViewImplicitlyAnimating)?
  private let duration: TimeInterval
  private let clock: FrameClock
  private let journal = AnimationJournal()
  private var parts: [Part] = []
  private var fraction: CGFloat = 0
  private var ticker: ProgressTicker?

  init(duration: TimeInterval, clock: FrameClock) {
    self.duration = duration
    self.clock = clock
  }

  /// Runs a closure whose animations are scrubbed.
  func record(_ body: () -> Void) {
    let previousMakeBlock = AnimationContext.makeBlock
    AnimationContext.makeBlock = { [self] in makeHeldBlock(timing: $0, group: $1) }
    body()
    AnimationContext.makeBlock = previousMakeBlock
  }

  /// Returns the block of a new animation.
  ///
  /// - Parameters:
  ///   - timing: The animation's timing.
  ///   - group: The animation's group.
  /// - Returns: A block whose changes are held.
  private func makeHeldBlock(
    timing: AnimationTiming,
    group: AnimationGroup
  ) -> AnimationContext.Block {
    let progress = TransitionProgress()
    parts.append(Part(timing: timing, progress: progress))
    journal.progress = progress
    var heldTiming = timing
    heldTiming.curve = .driven(progress)
    return AnimationContext.Block(timing: heldTiming, group: group, journal: journal)
  }

  /// Presents a position.
  ///
  /// - Parameter newFraction: The position, from 0 at the start to 1 at the end.
  func show(_ newFraction: CGFloat) {
    fraction = newFraction
    if let animator {
      animator.fractionComplete = newFraction
    } else {
      let time = Double(newFraction) * duration
      for part in parts { part.progress.value = part.timing.progress(at: time) }
    }
    clock.setNeedsFrame()
  }

  /// Continues to the end, or returns to the start if cancelled.
  ///
  /// - Parameters:
  ///   - isCancelled: Whether the transition returns to the start.
  ///   - speed: The speed relative to that without an interaction.
  ///   - onProgress: Called with each presented position; not called for an animator of the
  ///     application.
  func run(isCancelled: Bool, speed: CGFloat, onProgress: @escaping (CGFloat) -> Void) {
    let remainingFraction = Double(isCancelled ? fraction : 1 - fraction) / Double(max(speed, 0.01))
    if let animator {
      (animator as? UIViewPropertyAnimator)?.isReversed = isCancelled
      animator.continueAnimation(
        withTimingParameters: nil,
        durationFactor: CGFloat(remainingFraction)
      )
      return
    }
    ticker = ProgressTicker(
      from: fraction,
      to: isCancelled ? 0 : 1,
      duration: UIView.areAnimationsEnabled ? duration * remainingFraction : 0,
      clock: clock,
      step: { [weak self] fraction in
        onProgress(fraction)
        self?.show(fraction)
      },
      completion: { [self] in end(isCancelled: isCancelled) }
    )
  }

  /// Ends the recorded animations, unless they have ended; if the transition is cancelled, the
  /// views have their previous values.
  func end(isCancelled: Bool) {
    ticker?.cancel()
    ticker = nil
    for part in parts { part.progress.value = isCancelled ? 0 : 1 }
    if isCancelled, !parts.isEmpty { journal.storeShownValues() }
    for part in parts { part.progress.hasEnded = true }
    parts = []
    clock.setNeedsFrame()
  }
}
