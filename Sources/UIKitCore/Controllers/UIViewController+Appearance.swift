import Foundation

extension UIViewController {
  /// Begins to come or to go, first this controller and then its children.
  final func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { loadViewIfNeeded() }
    appearanceWillBegin(isAppearing)
    appearance.enter(isAppearing ? .appearing : .disappearing, of: "\(type(of: self))")
    appearanceIsAnimated = animated
    if isAppearing {
      awaitsIsAppearing = true
      viewWillAppear(animated)
    } else {
      awaitsIsAppearing = false
      viewWillDisappear(animated)
    }
    for child in childrenToForwardAppearanceTo where child.canBegin(isAppearing) {
      child.beginAppearance(isAppearing, animated: animated)
    }
    if isAppearing { announceIsAppearing() }
  }

  /// Ends coming or going, first this controller and then its children.
  final func endAppearance() {
    let isAppearing = appearance == .appearing
    let animated = appearanceIsAnimated
    announceIsAppearing()
    appearance.enter(isAppearing ? .appeared : .disappeared, of: "\(type(of: self))")
    if isAppearing {
      viewDidAppear(animated)
    } else {
      if isFirstResponder { resignFirstResponder() }
      viewDidDisappear(animated)
    }
    let state: AppearanceState = isAppearing ? .appearing : .disappearing
    for child in childrenToForwardAppearanceTo where child.appearance == state {
      child.endAppearance()
    }
    appearanceDidEnd(isAppearing)
  }

  /// Whether beginning to come or go is a change of the present state.
  final func canBegin(_ isAppearing: Bool) -> Bool {
    appearance.successors.contains(isAppearing ? .appearing : .disappearing)
  }

  /// Calls `viewIsAppearing` when that is due and the view is in a window.
  private func announceIsAppearing() {
    guard awaitsIsAppearing, viewStorage?.window != nil else { return }
    awaitsIsAppearing = false
    viewIsAppearing(appearanceIsAnimated)
  }

  /// Follows the view into or out of a window where nobody else does: a container
  /// added or removed the view and leaves the rest to UIKit.
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
      followsWindow = true
      beginAppearance(true, animated: false)
    } else if appearance == .appeared {
      followsWindow = true
      beginAppearance(false, animated: false)
    }
  }

  /// Ends what `viewWillMove(toWindow:)` began, unless the parent's transition does.
  final func viewDidMove(toWindow window: UIWindow?) {
    if window != nil { announceIsAppearing() }
    guard followsWindow else { return }
    followsWindow = false
    let isUnderWay = appearance == (window == nil ? .disappearing : .appearing)
    guard isUnderWay, parentStorage?.appearance != appearance else { return }
    endAppearance()
  }

  /// Whether somebody who knows more than the view's window begins and ends the transitions.
  private var hasManagedAppearance: Bool {
    if isWindowRoot || presentingStorage != nil { return true }
    guard let parentStorage else { return false }
    return parentStorage.managesChildAppearance
      || !parentStorage.shouldAutomaticallyForwardAppearanceMethods
  }
}

extension UIViewController: ViewOwner {
  /// The view, made when it is first needed.
  final var rootView: UIView { view }

  /// Begins to appear as the root of a visible window; nothing happens if it has.
  ///
  /// `viewDidAppear` comes with the next frame, after the first layout.
  final func enterWindowRoot() {
    isWindowRoot = true
    guard appearance == .disappeared, !(presentation?.coversPresenter ?? false) else { return }
    beginAppearance(true, animated: false)
    (viewStorage?.window?.loop ?? WindowHost.current).onNextFrame { [weak self] in
      guard let self, appearance == .appearing, isWindowRoot else { return }
      viewStorage?.window?.layoutIfNeeded()
      guard appearance == .appearing else { return }
      endAppearance()
    }
  }

  /// Disappears at once with all that it presents, and takes its view out of the window.
  final func leaveWindowRoot() {
    presentation?.vanish()
    if canBegin(false) { beginAppearance(false, animated: false) }
    viewStorage?.removeFromSuperview()
    if appearance == .disappearing { endAppearance() }
    isWindowRoot = false
  }
}
