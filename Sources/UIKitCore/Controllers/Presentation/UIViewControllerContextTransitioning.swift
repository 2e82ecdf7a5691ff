public import Foundation
public import UIKitGraphics

/// A transition that an application's animator moves.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view in which the transition happens; the animator adds the new view to it.
  var containerView: UIView { get }
  /// Whether it takes time.
  var isAnimated: Bool { get }
  /// Whether an interaction moves it now.
  var isInteractive: Bool { get }
  /// Whether it returns to its start.
  var transitionWasCancelled: Bool { get }
  /// The style of the upper controller's presentation; `.none` for pushes and pops.
  var presentationStyle: UIModalPresentationStyle { get }
  /// A rotation of the screen, which there is not: the identity.
  var targetTransform: CGAffineTransform { get }

  /// Moves an interactive transition.
  ///
  /// - Parameter percentComplete: From 0, the start, to 1, the end.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Ends the interaction; the transition continues to its end.
  func finishInteractiveTransition()
  /// Ends the interaction; the transition returns to its start.
  func cancelInteractiveTransition()
  /// Begins an interaction in a transition that moves by itself; nothing happens here.
  func pauseInteractiveTransition()

  /// Ends the transition; every animator calls it once.
  ///
  /// - Parameter didComplete: `false` when it has gone back to its start.
  func completeTransition(_ didComplete: Bool)

  /// One of the two controllers.
  ///
  /// - Parameter key: The key.
  /// - Returns: `nil` when there is none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// The view of one of the two controllers, if it appears or disappears.
  ///
  /// - Parameter key: The key.
  /// - Returns: `nil` for the presenting controller when its view stays behind.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// The frame that a controller's view has at the start, in points of the container.
  ///
  /// - Parameter vc: One of the two.
  /// - Returns: Zero for the one that appears.
  func initialFrame(for vc: UIViewController) -> CGRect

  /// The frame that a controller's view has at the end, in points of the container.
  ///
  /// - Parameter vc: One of the two.
  /// - Returns: Zero for the one that disappears.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Animates a transition between two controllers.
///
/// It adds the new view to the context's container, animates, and calls `completeTransition(_:)`:
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
  /// The seconds that the animation takes.
  ///
  /// - Parameter transitionContext: The transition; `nil` before it begins.
  /// - Returns: Seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Begins the animation.
  ///
  /// - Parameter transitionContext: The transition.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// The animator of the transition, which an interaction may pause, move and turn round.
  ///
  /// The default is `nil`: `animateTransition(using:)` is called. The same one is returned each time.
  ///
  /// - Parameter transitionContext: The transition.
  /// - Returns: An animator that completes the transition.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)?

  /// Called after the transition was completed.
  ///
  /// The default does nothing.
  ///
  /// - Parameter transitionCompleted: `false` when it has gone back.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// None.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? { nil }

  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Moves a transition with a finger or something else.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Begins the interaction, in place of the animator's start.
  ///
  /// - Parameter transitionContext: The transition.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// The speed after the interaction, as a factor; 1 by default.
  var completionSpeed: CGFloat { get }
  /// The curve after the interaction; `.easeInOut` by default.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition begins with the interaction; `true` by default.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// 1.
  public var completionSpeed: CGFloat { 1 }
  /// Slowly at the start and at the end.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// The interaction begins it.
  public var wantsInteractiveStart: Bool { true }
}

/// Chooses who animates the presentation of a controller.
///
/// It is the `transitioningDelegate` of the presented controller.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// Returns the animator, before a controller is presented with an animation.
  ///
  /// The default is `nil`, which is the usual animation.
  ///
  /// - Parameters:
  ///   - presented: The controller in front.
  ///   - presenting: The controller behind.
  ///   - source: The controller whose `present` was called.
  /// - Returns: The animator.
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the animator, before a controller is dismissed with an animation.
  ///
  /// The default is `nil`, which is the usual animation.
  ///
  /// - Parameter dismissed: The controller in front.
  /// - Returns: The animator.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the interactive driver of a presentation; `nil`, the default: none.
  ///
  /// - Parameter animator: The animator.
  /// - Returns: The interactive driver.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Returns the interactive driver of a dismissal; `nil`, the default: none.
  ///
  /// - Parameter animator: The animator.
  /// - Returns: The interactive driver.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Returns the presentation of a controller with the style `.custom`.
  ///
  /// The default is `nil`: nothing does.
  ///
  /// - Parameters:
  ///   - presented: The controller in front.
  ///   - presenting: The controller behind; `nil`: not known yet.
  ///   - source: The controller whose `present` was called.
  /// - Returns: The presentation.
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// The usual animation.
  public func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// The usual animation.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// No interaction.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// No interaction.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Nothing around.
  public func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}
