import Foundation
import UIKitGraphics

extension UINavigationController {
  /// The duration of a push or a pop, in seconds.
  static let transitionDuration: TimeInterval = 0.35

  /// Shows the top of the stack without a slide if no controller is visible yet.
  final func showTopIfNeeded() {
    guard displayedController == nil, let top = stack.last else { return }
    change {
      delegate?.navigationController(self, willShow: top, animated: false)
      guard displayedController == nil, stack.last === top, let view = top.view else { return }
      displayedController = top
      view.frame = contentView.bounds
      contentView.addSubview(view)
      preparePalette(of: top)
      navigationBar.show(stack.map(\.navigationItem))
      showToolbarItems(animated: false)
      if isOnScreen { top.beginAppearance(true, animated: false) }
      settleChildren()
      guard appearance == .appeared else {
        hasPendingDidShow = true
        return
      }
      top.endAppearance()
      delegate?.navigationController(self, didShow: top, animated: false)
    }
  }

  private var isOnScreen: Bool { appearance == .appeared || appearance == .appearing }

  /// Replaces the visible controller by the top of the stack.
  final func transitionToTop(_ operation: Operation, animated: Bool) {
    transition?.finish()
    guard let displayedController, displayedController !== stack.last else {
      if isViewLoaded { navigationBar.show(stack.map(\.navigationItem)) }
      settleChildren()
      if displayedController == nil, isOnScreen { showTopIfNeeded() }
      return
    }
    let slides =
      animated && appearance == .appeared && !isAboutToDisappear && contentView.window != nil
      && UIView.areAnimationsEnabled && !stack.isEmpty
    let animator =
      slides
      ? stack.last.flatMap {
        delegate?.navigationController(
          self,
          animationControllerFor: operation,
          from: displayedController,
          to: $0
        )
      } : nil
    begin(operation, from: displayedController, animated: slides, animator: animator)
    if let custom = transition?.custom {
      custom.start()
    } else if slides {
      transition?.run(to: 1, duration: UINavigationController.transitionDuration, velocity: 0)
    } else {
      transition?.finish()
    }
  }

  /// Starts the transition to the top of the stack.
  final func begin(
    _ operation: Operation,
    from: UIViewController,
    animated: Bool,
    isInteractive: Bool = false,
    animator: (any UIViewControllerAnimatedTransitioning)? = nil
  ) {
    let newTop = stack.last
    let interaction = animator.flatMap {
      delegate?.navigationController(self, interactionControllerFor: $0)
    }
    departingController = from
    from.savedFocus = contentView.windowStorage.map { SavedFocus(in: $0.focusSystemStorage) }
    let coordinator = TransitionCoordinator(
      from: from,
      to: newTop,
      in: contentView,
      duration: animator.map { AnimationTiming.bounded($0.transitionDuration(using: nil)) }
        ?? UINavigationController.transitionDuration,
      isAnimated: animated,
      isInteractive: isInteractive || interaction?.wantsInteractiveStart == true
    )
    self.coordinator = coordinator
    if let newTop { delegate?.navigationController(self, willShow: newTop, animated: animated) }
    if isOnScreen, from.canBegin(isAppearing: false) {
      from.beginAppearance(false, animated: animated)
    }
    // Loading a view runs application code, which may cover this controller.
    newTop?.loadViewIfNeeded()
    if let newTop { preparePalette(of: newTop) }
    if isOnScreen, let newTop, newTop.canBegin(isAppearing: true) {
      newTop.beginAppearance(true, animated: animated)
      // The application may have requested a large title.
      preparePalette(of: newTop)
    }
    let transition = NavigationTransition(
      operation: operation,
      from: from,
      to: newTop,
      in: contentView,
      bar: navigationBar
    )
    transition.fades = animated && !isInteractive && contentView.reducesMotion
    transition.coordinator = coordinator
    transition.onEnd = { [weak self] in self?.end($0, animated: animated) }
    self.transition = transition
    transition.isInteractive = isInteractive
    if let animator { customize(transition, animator: animator, interaction: interaction) }
    navigationBar.transitionFades = transition.fades
    navigationBar.beginTransition(
      to: stack.map(\.navigationItem),
      direction: operation == .pop ? .back : .forward
    )
    transition.addViews()
    showToolbarItems(animated: animated)
    if hidesNavigationBar != (navigationBar.frame.maxY <= 0) { viewStorage?.setNeedsLayout() }
    contentView.isUserInteractionEnabled = false
    coordinator.start()
  }

  private func end(_ endedTransition: NavigationTransition, animated: Bool) {
    change {
      transition = nil
      coordinator = nil
      departingController = nil
      contentView.isUserInteractionEnabled = true
      let (disappearing, appearing) =
        endedTransition.isCancelled
        ? (endedTransition.to, endedTransition.from)
        : (endedTransition.from, endedTransition.to)
      endedTransition.removeViews()
      viewStorage?.setNeedsLayout()
      tabBarController?.viewIfLoaded?.setNeedsLayout()
      navigationBar.endTransition(isCancelled: endedTransition.isCancelled)
      displayedController = appearing
      if let disappearing, disappearing.appearance == .disappearing { disappearing.endAppearance() }
      if let appearing, appearing.appearance == .appearing { endAppearing(of: appearing) }
      if endedTransition.isCancelled, stack.contains(where: { $0 === endedTransition.from }) {
        endedTransition.from.didMove(toParent: self)
      }
      settleChildren()
      defer { endedTransition.coordinator?.end(isCancelled: endedTransition.isCancelled) }
      if let appearing, let window = contentView.windowStorage {
        appearing.savedFocus?.restore(in: window)
        appearing.savedFocus = nil
      }
      guard !endedTransition.isCancelled, let appearing, appearance != .disappeared else { return }
      if appearance == .appeared {
        delegate?.navigationController(self, didShow: appearing, animated: animated)
      } else {
        hasPendingDidShow = true
      }
    }
  }

  /// Ends the appearance of the visible controller, or cancels it if a callback has covered or
  /// dismissed this controller meanwhile.
  private func endAppearing(of appearing: UIViewController) {
    switch appearance {
    case .appearing: break
    case .appeared: appearing.endAppearance()
    case .disappearing: appearing.beginAppearance(false, animated: false)
    case .disappeared:
      appearing.beginAppearance(false, animated: false)
      appearing.endAppearance()
    }
  }

  // MARK: Layout

  /// Lays out the bar and the content for the current size, including during a slide.
  final func layOut() {
    guard let view = viewStorage else { return }
    let bounds = view.bounds
    let top = view.safeAreaInsets.top
    let isHidden = hidesNavigationBar
    let contentTop =
      isHidden ? (isBarHidden ? 0 : top) : min(top + navigationBar.fullHeight, bounds.height)
    navigationBar.frame = CGRect(
      x: 0,
      y: isHidden ? -navigationBar.fullHeight : top,
      width: bounds.width,
      height: navigationBar.fullHeight
    )
    navigationBar.overhang = top
    contentView.frame = CGRect(
      x: 0,
      y: contentTop,
      width: bounds.width,
      height: max(0, bounds.height - contentTop - layOutToolbar())
    )
    if displayedController == nil { showTopIfNeeded() }
    for controller in [transition?.from, transition?.to, displayedController] {
      if let controller, controller.isViewLoaded { preparePalette(of: controller) }
    }
    if let transition {
      transition.layOutViews()
    } else {
      displayedController?.viewStorage?.frame = contentView.bounds
    }
    displayedController?.activeSearch?.updateOverlay()
    displayedController?.layOutFrontViews()
    navigationBar.setNeedsLayout()
    if let item = navigationBar.topItem { navigationBar.titleVisibilityDidChange(of: item) }
  }

  /// Whether the application or a search has hidden the bar.
  final var hidesNavigationBar: Bool {
    let search = (transition?.to ?? displayedController)?.navigationItemStorage?.searchController
    return isBarHidden
      || search.map { $0.isActive && $0.hidesNavigationBarDuringPresentation } ?? false
  }

  final func hideBar(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    guard let view = viewStorage else { return }
    guard animated, view.window != nil else {
      view.setNeedsLayout()
      contentView.safeAreaDidChange()
      navigationBar.isHidden = hidden
      return
    }
    navigationBar.isHidden = false
    UIView.animateMotion(
      withDuration: UINavigationController.hideShowBarDuration,
      in: view,
      animations: { [self] in
        layOut()
        contentView.safeAreaDidChange()
        view.layoutIfNeeded()
      },
      completion: { [weak self] _ in
        guard let self else { return }
        navigationBar.isHidden = isBarHidden
      }
    )
  }
}
