import Foundation
import UIKitSupport

/// A modal presentation of a view controller, from `present` to the end of `dismiss`.
@MainActor
final class ModalPresentation {
  /// The phase of a presentation.
  enum Phase {
    /// The presentation is animating in.
    case presenting
    /// The presented view is on screen.
    case presented
    /// The presentation is animating out.
    case dismissing
    /// The presentation has ended.
    case dismissed

    /// The valid next phases.
    ///
    /// Every other change of phase traps.
    var successors: [Phase] {
      switch self {
      case .presenting: [.presented]
      case .presented: [.dismissing]
      case .dismissing: [.dismissed, .presented]
      case .dismissed: []
      }
    }
  }

  /// The duration of the slide, in seconds.
  static let duration: TimeInterval = 0.4
  /// The duration of the fade, in seconds.
  static let fadeDuration: TimeInterval = 0.2

  /// The presenting view controller.
  ///
  /// The presentation takes place in the window of its view.
  private(set) weak var presenter: UIViewController?
  /// The presented view controller.
  let presented: UIViewController
  /// The container of the presented view, in the window for the duration of the presentation.
  let container: ModalContainerView
  private(set) var phase = Phase.presenting
  private(set) weak var window: UIWindow?
  private weak var previousResponder: UIResponder?
  private var previousFocus: SavedFocus?
  private var ticker: ProgressTicker?
  /// The transition run by an application's animator; `nil` for the built-in animation.
  private var customTransition: CustomTransition?
  /// The transition coordinator of the current phase.
  ///
  /// It is set from before the controllers are notified of the phase's beginning until before they
  /// are notified of its end.
  private(set) var coordinator: TransitionCoordinator?
  private var completions: [() -> Void] = []
  /// Whether callbacks of a change are running.
  ///
  /// Further changes are deferred meanwhile.
  private var isChanging = false
  private var deferredChanges: [() -> Void] = []

  init(presenter: UIViewController, presented: UIViewController, window: UIWindow) {
    (self.presenter, self.presented, self.window) = (presenter, presented, window)
    container = ModalContainerView(
      presented: presented,
      style: presented.resolvedPresentationStyle(in: window),
      frame: window.bounds
    )
    container.controller = presented.customPresentation(from: presenter)
    container.onCancel = { [weak presented] in presented?.cancelPresentation() }
  }

  isolated deinit {
    // The window and its controllers were deallocated during the animation.
    ticker?.cancel()
  }

  /// Whether the presenting view is out of the window during the presentation.
  var coversPresenter: Bool { container.style == .fullScreen && phase != .dismissed }

  // MARK: Presenting

  func begin(animated: Bool, completion: (() -> Void)?) {
    guard let presenter, let window else { return }
    if let completion { completions.append(completion) }
    previousResponder = window.firstResponder
    previousFocus = SavedFocus(in: window.focusSystemStorage)
    window.firstResponder?.resignFirstResponder()
    change {
      let animator =
        shouldAnimate(animated)
        ? presented.transitioningDelegate?.animationController(
          forPresented: presented,
          presenting: presenter,
          source: presenter
        ) : nil
      let interaction = animator.flatMap {
        presented.transitioningDelegate?.interactionControllerForPresentation(using: $0)
      }
      beginTransition(
        from: presenter,
        to: presented,
        animated: animated,
        animator: animator,
        interaction: interaction
      )
      if coversPresenter, presenter.canBegin(isAppearing: false) {
        presenter.beginAppearance(false, animated: animated)
      }
      presented.beginAppearance(true, animated: animated)
      guard phase == .presenting else { return }
      if animator == nil { container.addPresentedView() }
      window.addSubview(container)
      container.progress = 0
      container.controller?.presentationTransitionWillBegin()
      coordinator?.start()
      if let animator {
        startPresenting(from: presenter, animator: animator, interaction: interaction)
      } else {
        run(to: 1, animated: animated) { [weak self] in self?.endPresenting() }
      }
    }
  }

  private func endPresenting() {
    guard phase == .presenting else { return }
    change {
      ticker = nil
      customTransition = nil
      container.presentedViewHasArrived()
      container.controller?.presentationTransitionDidEnd(true)
      let endedCoordinator = endTransition()
      // A callback may have presented another controller on top.
      if presented.appearance == .appearing { presented.endAppearance() }
      if coversPresenter, let presenter {
        presenter.viewStorage?.removeFromSuperview()
        if presenter.appearance == .disappearing { presenter.endAppearance() }
      }
      enter(.presented)
      endedCoordinator?.end(isCancelled: false)
      complete()
    }
  }

  // MARK: Dismissing

  /// Dismisses the presented controller and every controller presented on top of it.
  ///
  /// - Parameters:
  ///   - animated: Whether the dismissal is animated.
  ///   - completion: Called after the dismissal.
  func dismiss(animated: Bool, completion: (() -> Void)?) {
    guard !isChanging else {
      deferredChanges.append { [self] in dismiss(animated: animated, completion: completion) }
      return
    }
    settle(.presenting)
    guard phase == .presented else {
      if phase == .dismissing, let completion { completions.append(completion) }
      if phase == .dismissed { completion?() }
      return
    }
    if let completion { completions.append(completion) }
    presented.presentation?.endWithPresenter()
    change {
      enter(.dismissing)
      let animator =
        shouldAnimate(animated)
        ? presented.transitioningDelegate?.animationController(forDismissed: presented) : nil
      let interaction = animator.flatMap {
        presented.transitioningDelegate?.interactionControllerForDismissal(using: $0)
      }
      beginTransition(
        from: presented,
        to: presenter,
        animated: animated,
        animator: animator,
        interaction: interaction
      )
      window?.firstResponder?.resignFirstResponder()
      if presented.canBegin(isAppearing: false) {
        presented.beginAppearance(false, animated: animated)
      }
      uncoverPresenter(animated: animated)
      container.controller?.dismissalTransitionWillBegin()
      coordinator?.start()
      if let animator {
        startDismissing(animator: animator, interaction: interaction)
      } else {
        run(to: 0, animated: animated) { [weak self] in self?.endDismissing() }
      }
    }
  }

  private func uncoverPresenter(animated: Bool) {
    guard coversPresenter, let presenter, let view = presenter.viewStorage, let window else {
      return
    }
    guard view.window == nil else { return }
    presenter.beginAppearance(true, animated: animated)
    if let presentingContainer = presenter.presentingStorage?.presentation?.container {
      presentingContainer.addPresentedView()
    } else {
      view.frame = window.bounds
      window.insertSubview(view, belowSubview: container)
    }
  }

  private func endDismissing() {
    guard phase == .dismissing else { return }
    change {
      ticker = nil
      customTransition = nil
      container.controller?.dismissalTransitionDidEnd(true)
      restorePresenterView()
      let endedCoordinator = endTransition()
      if coversPresenter, let presenter, presenter.appearance == .appearing {
        presenter.endAppearance()
      }
      remove()
      if let responder = previousResponder, responder.responderWindow === window {
        responder.becomeFirstResponder()
      }
      if let window { previousFocus?.restore(in: window) }
      endedCoordinator?.end(isCancelled: false)
      complete()
    }
  }

  /// Ends immediately because the presenter is itself dismissed.
  ///
  /// The presenter does not appear again.
  func endWithPresenter() {
    presented.presentation?.endWithPresenter()
    ticker?.cancel()
    ticker = nil
    customTransition?.abandon()
    customTransition = nil
    guard phase != .dismissed else { return }
    change {
      let endedCoordinator = endTransition()
      defer { endedCoordinator?.end(isCancelled: false) }
      if phase == .presenting { enter(.presented) }
      if phase == .presented { enter(.dismissing) }
      if presented.canBegin(isAppearing: false) {
        presented.beginAppearance(false, animated: false)
      }
      remove()
      complete()
    }
  }

  private func remove() {
    container.removeFromSuperview()
    if presented.appearance == .disappearing { presented.endAppearance() }
    container.removePresentedView()
    enter(.dismissed)
    presented.presentingStorage = nil
    if presenter?.presentation === self { presenter?.presentation = nil }
  }

  // MARK: Changes

  private func shouldAnimate(_ animated: Bool) -> Bool { animated && UIView.areAnimationsEnabled }

  private func beginTransition(
    from: UIViewController?,
    to: UIViewController?,
    animated: Bool,
    animator: (any UIViewControllerAnimatedTransitioning)? = nil,
    interaction: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    coordinator = TransitionCoordinator(
      from: from,
      to: to,
      in: container,
      style: container.style,
      duration: animator.map { AnimationTiming.bounded($0.transitionDuration(using: nil)) }
        ?? ModalPresentation.duration,
      isAnimated: animated,
      isInteractive: interaction?.wantsInteractiveStart == true
    )
  }

  // MARK: Custom animators

  private func startPresenting(
    from presenter: UIViewController,
    animator: any UIViewControllerAnimatedTransitioning,
    interaction: (any UIViewControllerInteractiveTransitioning)?
  ) {
    container.makeRoomForAnimator()
    if coversPresenter, let view = presenter.viewStorage { container.insertSubview(view, at: 0) }
    let finalFrame = container.finalFrame
    presented.view.frame = finalFrame
    let bounds = container.bounds
    start(
      from: .init(controller: presenter, moves: coversPresenter, initialFrame: bounds),
      to: .init(controller: presented, moves: true, finalFrame: finalFrame),
      animator: animator,
      interaction: interaction
    ) { $0.endPresenting(isCancelled: $1) }
  }

  private func startDismissing(
    animator: any UIViewControllerAnimatedTransitioning,
    interaction: (any UIViewControllerInteractiveTransitioning)?
  ) {
    container.makeRoomForAnimator()
    if coversPresenter, let view = presenter?.viewStorage {
      view.frame = container.bounds
      container.insertSubview(view, at: 0)
    }
    let frame = presented.view.frame
    start(
      from: .init(controller: presented, moves: true, initialFrame: frame),
      to: .init(controller: presenter, moves: coversPresenter, finalFrame: container.bounds),
      animator: animator,
      interaction: interaction
    ) { $0.endDismissing(isCancelled: $1) }
  }

  private func start(
    from: CustomTransition.Side,
    to: CustomTransition.Side,
    animator: any UIViewControllerAnimatedTransitioning,
    interaction: (any UIViewControllerInteractiveTransitioning)?,
    end: @escaping (ModalPresentation, Bool) -> Void
  ) {
    let customTransition = CustomTransition(
      from: from,
      to: to,
      in: container,
      style: container.style,
      animator: animator,
      interaction: interaction,
      coordinator: coordinator,
      onEnd: { [weak self] isCancelled in
        guard let self else { return }
        // An animator with a duration of zero may complete before its start returns.
        guard isChanging else { return end(self, isCancelled) }
        deferredChanges.insert({ [self] in end(self, isCancelled) }, at: 0)
      }
    )
    self.customTransition = customTransition
    customTransition.start()
  }

  private func endPresenting(isCancelled: Bool) {
    guard isCancelled else { return endPresenting() }
    guard phase == .presenting else { return }
    change {
      customTransition = nil
      container.controller?.presentationTransitionDidEnd(false)
      let endedCoordinator = endTransition()
      enter(.presented)
      enter(.dismissing)
      if coversPresenter, let presenter, presenter.canBegin(isAppearing: true) {
        presenter.beginAppearance(true, animated: true)
        restorePresenterView()
        presenter.endAppearance()
      }
      if presented.canBegin(isAppearing: false) { presented.beginAppearance(false, animated: true) }
      remove()
      endedCoordinator?.end(isCancelled: true)
      complete()
    }
  }

  private func endDismissing(isCancelled: Bool) {
    guard isCancelled else { return endDismissing() }
    guard phase == .dismissing else { return }
    change {
      customTransition = nil
      container.controller?.dismissalTransitionDidEnd(false)
      let endedCoordinator = endTransition()
      if coversPresenter, let presenter, presenter.canBegin(isAppearing: false) {
        presenter.beginAppearance(false, animated: true)
        presenter.viewStorage?.removeFromSuperview()
        presenter.endAppearance()
      }
      container.presentedViewHasArrived()
      if presented.canBegin(isAppearing: true) {
        presented.beginAppearance(true, animated: true)
        presented.endAppearance()
      }
      enter(.presented)
      endedCoordinator?.end(isCancelled: true)
      complete()
    }
  }

  /// Returns the presenter's view, which the container held for an animator, to its superview.
  private func restorePresenterView() {
    guard let presenter, let view = presenter.viewStorage, let window,
      view.superview === container || coversPresenter && view.window == nil
    else { return }
    if let presentingContainer = presenter.presentingStorage?.presentation?.container {
      presentingContainer.addPresentedView()
    } else {
      window.insertSubview(view, belowSubview: container)
    }
  }

  /// Removes the coordinator from the controllers before they are notified of the phase's end.
  ///
  /// - Returns: The removed coordinator.
  private func endTransition() -> TransitionCoordinator? {
    defer { coordinator = nil }
    return coordinator
  }

  /// Ends the phase immediately if it is the current phase.
  func settle(_ expected: Phase) {
    guard phase == expected, !isChanging else { return }
    if let customTransition { customTransition.completeTransition(true) } else { ticker?.finish() }
  }

  private func enter(_ nextPhase: Phase) {
    demand(
      phase.successors.contains(nextPhase),
      "Presentation: invalid transition from \(phase) to \(nextPhase)"
    )
    phase = nextPhase
  }

  /// Runs a change.
  ///
  /// Changes requested by its callbacks are deferred.
  private func change(_ body: () -> Void) {
    let isOutermost = !isChanging
    isChanging = true
    body()
    guard isOutermost else { return }
    isChanging = false
    while !deferredChanges.isEmpty { deferredChanges.removeFirst()() }
  }

  private func complete() {
    let completions = completions
    self.completions.removeAll()
    deferredChanges.append(contentsOf: completions)
  }

  private func run(to end: CGFloat, animated: Bool, completion: @escaping () -> Void) {
    container.updateFades()
    guard animated, UIView.areAnimationsEnabled, let host = window?.host else {
      container.progress = end
      deferredChanges.insert(completion, at: 0)
      return
    }
    ticker = ProgressTicker(
      from: container.progress,
      to: end,
      duration: container.fades ? ModalPresentation.fadeDuration : ModalPresentation.duration,
      clock: host,
      step: { [container, coordinator] progress in
        coordinator?.percentComplete = end > 0 ? progress : 1 - progress
        container.progress = progress
      },
      completion: completion
    )
  }
}
