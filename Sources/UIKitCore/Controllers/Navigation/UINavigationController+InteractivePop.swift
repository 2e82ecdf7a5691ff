import Foundation

extension UINavigationController {
  /// The velocity above which the direction alone determines the outcome, in points per second.
  static let flingVelocity: CGFloat = 300
  /// The minimum duration of the remaining transition, in seconds.
  static let minimumRemainingDuration: TimeInterval = 0.12

  /// Whether an edge pan can start a pop.
  final var canPopInteractively: Bool {
    stack.count > 1 && transition == nil && !isChanging && appearance == .appeared
  }

  /// Handles the edge pan of an interactive pop.
  final func handlePopGesture(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    let width = max(contentView.bounds.width, 1)
    let mirror = contentView.mirror
    let distance = mirror.distance(recognizer.translation(in: view).x)
    let velocity = mirror.distance(recognizer.velocity(in: view).x)
    switch recognizer.state {
    case .began, .changed:
      if recognizer.state == .began { beginInteractivePop() }
      guard let transition, transition.isInteractive else { return }
      transition.progress = min(max(distance / width, 0), 1)
    case .ended:
      let isFling = abs(velocity) > UINavigationController.flingVelocity
      let completes = isFling ? velocity > 0 : (transition?.progress ?? 0) > 0.5
      endInteractivePop(completes: completes, velocity: velocity / width)
    case .cancelled, .failed:
      endInteractivePop(completes: false, velocity: 0)
    default:
      return
    }
  }

  private func beginInteractivePop() {
    guard canPopInteractively, let from = displayedController, from === stack.last else { return }
    stack.removeLast()
    change {
      from.willMove(toParent: nil)
      begin(.pop, from: from, animated: true, isInteractive: true)
    }
  }

  /// Animates the remainder of an interactive pop, to its end or back.
  ///
  /// - Parameters:
  ///   - completes: Whether the pop is completed.
  ///   - velocity: The velocity in widths per second, positive towards the trailing edge.
  private func endInteractivePop(completes: Bool, velocity: CGFloat) {
    guard let transition, transition.isInteractive else { return }
    transition.isInteractive = false
    if !completes { restoreStack(transition) }
    transition.coordinator?.endInteraction(isCancelled: !completes)
    let remainingProgress = completes ? 1 - transition.progress : transition.progress
    guard remainingProgress > 0.001 else {
      transition.finish()
      return
    }
    let velocityTowardsEnd = completes ? velocity : -velocity
    transition.run(
      to: completes ? 1 : 0,
      duration: contentView.reducesMotion
        ? 0
        : max(
          UINavigationController.transitionDuration * Double(remainingProgress),
          UINavigationController.minimumRemainingDuration
        ),
      velocity: Double(max(velocityTowardsEnd, 0) / remainingProgress)
    )
  }

  /// Restores the controllers on the stack after a cancelled pop or push.
  final func restoreStack(_ transition: NavigationTransition) {
    transition.isCancelled = true
    departingController = transition.to
    change {
      let oldController = transition.from
      if transition.operation == .push, let to = transition.to, stack.last === to {
        stack.removeLast()
        to.willMove(toParent: nil)
      }
      if !stack.contains(where: { $0 === oldController }) { stack.append(oldController) }
      oldController.isMovingFromParentStorage = false
      if let to = transition.to, to.canBegin(isAppearing: false) {
        to.beginAppearance(false, animated: true)
      }
      if oldController.canBegin(isAppearing: true) {
        oldController.beginAppearance(true, animated: true)
      }
    }
  }
}

extension UINavigationController {
  /// Pops one controller for the mouse's back button.
  final func goBack() {
    popViewController(animated: true)
  }
}

extension UIEvent.ButtonMask {
  static var mouseBack: UIEvent.ButtonMask { .button(4) }
}

extension UIPress {
  /// Whether the key is a desktop shortcut for going back: Escape, or Alt with the left arrow.
  var isBackShortcut: Bool {
    guard let key, !isRepeat else { return false }
    return key.keyCode == .keyboardEscape
      || (key.keyCode == .keyboardLeftArrow && key.modifierFlags.contains(.alternate))
  }
}
