public import Foundation
public import UIKitGraphics

/// The context of a transition that an application's animator runs.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view that contains the transition. The animator adds the new view to it.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether an interaction currently drives the transition.
  var isInteractive: Bool { get }
  /// Whether the transition returns to its start.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation; `.none` for pushes and pops.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation of the screen; always the identity.
  var targetTransform: CGAffineTransform { get }

  /// Moves an interactive transition to a fraction.
  ///
  /// - Parameter percentComplete: A fraction from 0, the start, to 1, the end.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Ends the interaction and completes the transition.
  func finishInteractiveTransition()
  /// Ends the interaction and returns the transition to its start.
  func cancelInteractiveTransition()
  /// Pauses a running transition for an interaction. This implementation does nothing.
  func pauseInteractiveTransition()

  /// Ends the transition. Every animator calls this method once.
  ///
  /// - Parameter didComplete: `false` if the transition has returned to its start.
  func completeTransition(_ didComplete: Bool)

  /// Returns one of the two controllers.
  ///
  /// - Parameter key: The key.
  /// - Returns: The controller; `nil` if that side has none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// Returns the view of one of the two controllers if it appears or disappears.
  ///
  /// - Parameter key: The key.
  /// - Returns: The view; `nil` for a presenting view that stays behind.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// Returns the frame of a controller's view at the start, in points of the container.
  ///
  /// - Parameter vc: One of the two controllers.
  /// - Returns: The frame; zero for the appearing controller.
  func initialFrame(for vc: UIViewController) -> CGRect

  /// Returns the frame of a controller's view at the end, in points of the container.
  ///
  /// - Parameter vc: One of the two controllers.
  /// - Returns: The frame; zero for the disappearing controller.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Animates a transition between two controllers.
///
/// The animator adds the new view to the context's container, animates it and calls
/// `completeTransition(_:)`:
///
///     func animateTransition(using context: any UIViewControllerContextTransitioning) {
///       guard let view = context.view(forKey: .to) else { return }
///       context.containerView.addSubview(view)
///       view.alpha = 0
///       UIView.animate(withDuration: transitionDuration(using: context)) {
///         view.alpha = 1
///       } completion: { _ in
///         context.completeTransition(!context.transitionWasCancelled)
///       }
///     }
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// Returns the duration of the animation.
  ///
  /// - Parameter transitionContext: The transition; `nil` before it begins.
  /// - Returns: The duration in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Begins the animation.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Returns a property animator that an interaction can pause, scrub and reverse.
  ///
  /// The default implementation returns `nil`, and the transition calls
  /// `animateTransition(using:)`. The method returns the same animator during the whole transition.
  ///
  /// - Parameter transitionContext: The transition.
  /// - Returns: An animator that completes the transition.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)?

  /// Called after the transition has completed.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameter transitionCompleted: `false` if the transition has returned to its start.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Returns `nil`.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? { nil }

  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives a transition by a gesture or another source of progress.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Begins the interaction instead of the animator's start.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// The speed of the remaining animation after the interaction, as a factor; 1 by default.
  var completionSpeed: CGFloat { get }
  /// The curve of the remaining animation after the interaction, which has no effect: a
  /// non-oscillating spring replaces it. Default: `.easeInOut`.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition starts interactively; `true` by default.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The normal speed, 1.
  public var completionSpeed: CGFloat { 1 }
  /// The curve `.easeInOut`.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// Whether the transition starts interactively; `true`.
  public var wantsInteractiveStart: Bool { true }
}

/// Provides the animators and the presentation controller of a view controller.
///
/// Set it as the `transitioningDelegate` of the presented controller.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// Returns the animator of an animated presentation.
  ///
  /// The default implementation returns `nil` for the standard animation.
  ///
  /// - Parameters:
  ///   - presented: The presented controller.
  ///   - presenting: The presenting controller.
  ///   - source: The presenting controller, even if `present` was called on a child of it.
  /// - Returns: The animator.
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the animator of an animated dismissal.
  ///
  /// The default implementation returns `nil` for the standard animation.
  ///
  /// - Parameter dismissed: The presented controller.
  /// - Returns: The animator.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the interactive driver of a presentation; `nil`, the default, if it is not
  /// interactive.
  ///
  /// - Parameter animator: The animator.
  /// - Returns: The interactive driver.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Returns the interactive driver of a dismissal; `nil`, the default, if it is not interactive.
  ///
  /// - Parameter animator: The animator.
  /// - Returns: The interactive driver.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Returns the presentation controller for the style `.custom`.
  ///
  /// The default implementation returns `nil` for a presentation without one.
  ///
  /// - Parameters:
  ///   - presented: The presented controller.
  ///   - presenting: The presenting controller; never `nil`.
  ///   - source: The presenting controller, even if `present` was called on a child of it.
  /// - Returns: The presentation controller.
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Returns `nil` for the standard animation.
  public func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Returns `nil` for the standard animation.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Returns `nil` for a presentation that is not interactive.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Returns `nil` for a dismissal that is not interactive.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Returns `nil` for a presentation without a presentation controller.
  public func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}
