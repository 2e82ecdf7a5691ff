public import Foundation

/// Drives a transition interactively by its completed fraction.
///
///     switch pan.state {
///     case .changed: interaction.update(distance / view.bounds.width)
///     case .ended: if isFarEnough { interaction.finish() } else { interaction.cancel() }
///     default: interaction.cancel()
///     }
///
/// Changes that the animator makes in blocks of `UIView.animate`, or with its
/// `interruptibleAnimator(using:)`, follow the fraction that was set last.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  private weak var transition: (any UIViewControllerContextTransitioning)?

  /// Creates an interaction that does not drive a transition yet.
  public override init() {
    super.init()
  }

  /// The duration of the transition without an interaction, in seconds; 0 without a transition.
  open private(set) var duration: CGFloat = 0
  /// The completed fraction of the transition, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the remaining animation after the interaction, as a factor; 1 by default.
  open var completionSpeed: CGFloat = 1
  /// The curve of the remaining animation, which has no effect: a non-oscillating spring replaces
  /// it.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing curve, which has no effect because the end of the interaction determines how the
  /// transition continues; `nil` by default.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition starts interactively; `true` by default.
  open var wantsInteractiveStart = true

  /// Begins the interaction.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    transition = transitionContext
    percentComplete = 0
    guard let custom = transitionContext as? CustomTransition else { return }
    duration = CGFloat(custom.duration)
    custom.startScrubbing()
  }

  /// Holds the transition at its current fraction, as between two updates.
  open func pause() { transition?.pauseInteractiveTransition() }

  /// Moves the transition to a fraction.
  ///
  /// - Parameter percentComplete: A fraction from 0, the start, to 1, the end; NaN is ignored.
  open func update(_ percentComplete: CGFloat) {
    guard percentComplete.isFinite else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    transition?.updateInteractiveTransition(self.percentComplete)
  }

  /// Ends the interaction and returns the transition to its start.
  open func cancel() { transition?.cancelInteractiveTransition() }

  /// Ends the interaction and completes the transition.
  open func finish() { transition?.finishInteractiveTransition() }
}
