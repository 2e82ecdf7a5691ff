import Foundation
import UIKitGraphics

/// A transition run by an application's animator, from its start to `completeTransition(_:)`.
@MainActor
final class CustomTransition: UIViewControllerContextTransitioning {
  /// One of the two sides of the transition.
  struct Side {
    weak var controller: UIViewController?
    /// Whether the side's view appears or disappears, rather than staying behind.
    let moves: Bool
    /// The frame at the start, in points of the container.
    var initialFrame = CGRect.zero
    /// The frame at the end, in points of the container.
    var finalFrame = CGRect.zero
  }

  let containerView: UIView
  let isAnimated = true
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  let presentationStyle: UIModalPresentationStyle
  let targetTransform = CGAffineTransform.identity

  private let from: Side
  private let to: Side
  private let animator: any UIViewControllerAnimatedTransitioning
  private let interaction: (any UIViewControllerInteractiveTransitioning)?
  private let coordinator: TransitionCoordinator?
  private var scrubber: TransitionScrubber?
  private var onEnd: ((_ isCancelled: Bool) -> Void)?
  /// Called when an interaction updates the progress, a fraction from 0 to 1.
  var onProgress: ((CGFloat) -> Void)?
  /// Called when an interaction has ended, with `true` if the transition is reversed.
  var onInteractionEnd: ((_ isCancelled: Bool) -> Void)?

  /// Creates a transition that starts with `start()`.
  ///
  /// - Parameters:
  ///   - from: The side that is visible at the start.
  ///   - to: The side that is visible at the end.
  ///   - containerView: The view that contains the views of both sides.
  ///   - style: The style of a presentation; `.none` for pushes and pops.
  ///   - animator: The animator.
  ///   - interaction: The interactive driver; `nil` if the clock drives the transition.
  ///   - coordinator: The coordinator of the animations alongside.
  ///   - onEnd: Called once at the end, with `true` if the transition has returned to its start.
  init(
    from: Side,
    to: Side,
    in containerView: UIView,
    style: UIModalPresentationStyle = .none,
    animator: any UIViewControllerAnimatedTransitioning,
    interaction: (any UIViewControllerInteractiveTransitioning)?,
    coordinator: TransitionCoordinator?,
    onEnd: @escaping (_ isCancelled: Bool) -> Void
  ) {
    (self.from, self.to, self.containerView) = (from, to, containerView)
    (presentationStyle, self.animator, self.onEnd) = (style, animator, onEnd)
    self.coordinator = coordinator
    self.interaction = interaction?.wantsInteractiveStart == true ? interaction : nil
  }

  /// The duration without an interaction, in seconds.
  var duration: TimeInterval {
    AnimationTiming.bounded(animator.transitionDuration(using: self))
  }
  /// Whether an interaction starts the transition.
  var startsInteractively: Bool { interaction != nil }

  /// Starts the animator or the interaction.
  func start() {
    guard let interaction else { return animate() }
    isInteractive = true
    interaction.startInteractiveTransition(self)
  }

  /// Starts the animation and holds it at its beginning until the interaction updates it.
  func startScrubbing() {
    let scrubber = TransitionScrubber(
      duration: duration,
      clock: containerView.windowStorage?.host ?? .current
    )
    self.scrubber = scrubber
    scrubber.animator = animator.interruptibleAnimator(using: self)
    if scrubber.animator == nil {
      scrubber.record { animator.animateTransition(using: self) }
    } else {
      scrubber.animator?.pauseAnimation()
    }
  }

  private func animate() {
    guard let animator = animator.interruptibleAnimator(using: self) else {
      return self.animator.animateTransition(using: self)
    }
    animator.startAnimation()
  }

  // MARK: Interaction

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isInteractive, percentComplete.isFinite else { return }
    let fraction = min(max(percentComplete, 0), 1)
    progressDidChange(to: fraction)
    scrubber?.show(fraction)
  }

  func finishInteractiveTransition() { endInteraction(isCancelled: false) }

  func cancelInteractiveTransition() { endInteraction(isCancelled: true) }

  func pauseInteractiveTransition() {}

  private func endInteraction(isCancelled: Bool) {
    guard isInteractive else { return }
    isInteractive = false
    transitionWasCancelled = isCancelled
    onInteractionEnd?(isCancelled)
    coordinator?.endInteraction(isCancelled: isCancelled)
    scrubber?.run(isCancelled: isCancelled, speed: interaction?.completionSpeed ?? 1) {
      [weak self] in self?.progressDidChange(to: $0)
    }
  }

  private func progressDidChange(to fraction: CGFloat) {
    coordinator?.percentComplete = fraction
    onProgress?(fraction)
  }

  /// Discards the end handler after the end was handled elsewhere.
  func abandon() {
    onEnd = nil
    scrubber?.end(isCancelled: false)
  }

  // MARK: Completion

  func completeTransition(_ didComplete: Bool) {
    guard let onEnd else { return }
    self.onEnd = nil
    isInteractive = false
    scrubber?.end(isCancelled: !didComplete)
    onEnd(!didComplete)
    animator.animationEnded(didComplete)
  }

  // MARK: Sides

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from.controller : key == .to ? to.controller : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    let side = key == .from ? from : to
    return side.moves ? side.controller?.view : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from.controller ? from.initialFrame : vc === to.controller ? to.initialFrame : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === from.controller ? from.finalFrame : vc === to.controller ? to.finalFrame : .zero
  }
}
