import Foundation

extension UIViewController {
  /// Starts an appearance transition, first of this controller and then of its children.
  final func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { loadViewIfNeeded() }
    appearanceWillBegin(isAppearing)
    appearance.enter(isAppearing ? .appearing : .disappearing, of: "\(type(of: self))")
    appearanceIsAnimated = animated
    if isAppearing {
      awaitsIsAppearing = true
      CallbackNesting.call("viewWillAppear(_:)", of: self) { viewWillAppear(animated) }
    } else {
      awaitsIsAppearing = false
      CallbackNesting.call("viewWillDisappear(_:)", of: self) { viewWillDisappear(animated) }
    }
    for child in childrenToForwardAppearanceTo where child.canBegin(isAppearing: isAppearing) {
      child.beginAppearance(isAppearing, animated: animated)
    }
    if isAppearing { announceIsAppearing() }
  }

  /// Ends an appearance transition, first of this controller and then of its children.
  final func endAppearance() {
    let isAppearing = appearance == .appearing
    let animated = appearanceIsAnimated
    announceIsAppearing()
    appearance.enter(isAppearing ? .appeared : .disappeared, of: "\(type(of: self))")
    if isAppearing {
      CallbackNesting.call("viewDidAppear(_:)", of: self) { viewDidAppear(animated) }
    } else {
      if isFirstResponder { resignFirstResponder() }
      CallbackNesting.call("viewDidDisappear(_:)", of: self) { viewDidDisappear(animated) }
    }
    let state: AppearanceState = isAppearing ? .appearing : .disappearing
    for child in childrenToForwardAppearanceTo where child.appearance == state {
      child.endAppearance()
    }
    appearanceDidEnd(isAppearing)
  }

  /// Returns whether the current state permits the start of an appearance transition.
  final func canBegin(isAppearing: Bool) -> Bool {
    appearance.successors.contains(isAppearing ? .appearing : .disappearing)
  }

  /// Calls a pending `viewIsAppearing` if the view is in a window.
  private func announceIsAppearing() {
    guard awaitsIsAppearing, viewStorage?.window != nil else { return }
    awaitsIsAppearing = false
    viewIsAppearing(appearanceIsAnimated)
  }

  /// Starts an appearance transition when the view enters or leaves a window, unless the parent or
  /// a presentation manages it.
  final func viewWillMove(toWindow window: UIWindow?) {
    guard !hasManagedAppearance else { return }
    if let window {
      guard appearance == .disappeared, !window.isHidden, window.rootViewController !== self else {
        return
      }
      if let parentStorage {
        guard parentStorage.appearance == .appeared || parentStorage.appearance == .appearing else {
          return
        }
      }
      startedByWindow = true
      beginAppearance(true, animated: false)
    } else if appearance == .appeared {
      startedByWindow = true
      beginAppearance(false, animated: false)
    }
  }

  /// Ends the transition started by `viewWillMove(toWindow:)`, unless the parent's transition ends
  /// it.
  final func viewDidMove(toWindow window: UIWindow?) {
    if window != nil { announceIsAppearing() }
    guard startedByWindow else { return }
    startedByWindow = false
    let isTransitioning = appearance == (window == nil ? .disappearing : .appearing)
    guard isTransitioning, parentStorage?.appearance != appearance else { return }
    endAppearance()
  }

  /// Whether the parent or a presentation, rather than the view's window, manages the transitions.
  private var hasManagedAppearance: Bool {
    if isWindowRoot || presentingStorage != nil { return true }
    guard let parentStorage else { return false }
    return parentStorage.managesChildAppearance
      || !parentStorage.shouldAutomaticallyForwardAppearanceMethods
  }
}

extension UIViewController: ViewOwner {
  /// The view, created on first access.
  final var rootView: UIView { view }

  /// Starts the appearance as the root of a visible window, unless it has started.
  ///
  /// `viewDidAppear` is called in the next frame, or before an earlier touch or key, after the first
  /// layout.
  final func enterWindowRoot() {
    isWindowRoot = true
    guard appearance == .disappeared, !(presentation?.coversPresenter ?? false) else { return }
    beginAppearance(true, animated: false)
    (viewStorage?.window?.host ?? WindowHost.current).onNextFrameOrInput { [weak self] in
      guard let self, appearance == .appearing, isWindowRoot else { return }
      viewStorage?.window?.layoutIfNeeded()
      guard appearance == .appearing else { return }
      endAppearance()
    }
  }

  /// Ends the appearance immediately, together with all presented controllers, and removes the view
  /// from the window.
  final func leaveWindowRoot() {
    presentation?.endWithPresenter()
    if canBegin(isAppearing: false) { beginAppearance(false, animated: false) }
    viewStorage?.removeFromSuperview()
    if appearance == .disappearing { endAppearance() }
    isWindowRoot = false
  }
}
