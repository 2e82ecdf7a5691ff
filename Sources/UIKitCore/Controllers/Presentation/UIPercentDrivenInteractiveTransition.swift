public import Foundation

/// Moves a transition by hand, by the part of it that is done.
///
///     switch pan.state {
///     case .changed: interaction.update(distance / view.bounds.width)
///     case .ended: if isFarEnough { interaction.finish() } else { interaction.cancel() }
///     default: interaction.cancel()
///     }
///
/// Changes that the animator makes in blocks of `UIView.animate`, or with its
/// `interruptibleAnimator(using:)`, are shown at the fraction that was set last.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  private weak var transition: (any UIViewControllerContextTransitioning)?

  /// Creates an interaction that moves no transition yet.
  public override init() {
    super.init()
  }

  /// The seconds that the transition takes without an interaction; 0 while there is none.
  open private(set) var duration: CGFloat = 0
  /// The completed fraction of the transition, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed after the interaction, as a factor; 1 by default.
  open var completionSpeed: CGFloat = 1
  /// The curve after the interaction; a spring that does not oscillate takes its place.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Not used: the interaction's end decides how it continues; `nil` by default.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition begins with the interaction; `true` by default.
  open var wantsInteractiveStart = true

  /// Begins the interaction.
  ///
  /// - Parameter transitionContext: The transition.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    transition = transitionContext
    percentComplete = 0
    guard let custom = transitionContext as? CustomTransition else { return }
    duration = CGFloat(custom.duration)
    custom.startScrubbing()
  }

  /// Holds a transition at its present fraction, as it does between updates anyway.
  open func pause() { transition?.pauseInteractiveTransition() }

  /// Shows a place of the transition.
  ///
  /// - Parameter percentComplete: From 0, the start, to 1, the end; NaN is ignored.
  open func update(_ percentComplete: CGFloat) {
    guard percentComplete.isFinite else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    transition?.updateInteractiveTransition(self.percentComplete)
  }

  /// Ends the interaction; the transition returns to its start.
  open func cancel() { transition?.cancelInteractiveTransition() }

  /// Ends the interaction; the transition continues to its end.
  open func finish() { transition?.finishInteractiveTransition() }
}
