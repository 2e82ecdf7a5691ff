import Foundation

extension UINavigationController {
  /// Runs a transition with an application's animator.
  final func customize(
    _ transition: NavigationTransition,
    animator: any UIViewControllerAnimatedTransitioning,
    interaction: (any UIViewControllerInteractiveTransitioning)?
  ) {
    let bounds = contentView.bounds
    transition.to?.view.frame = bounds
    let custom = CustomTransition(
      from: .init(controller: transition.from, moves: true, initialFrame: bounds),
      to: .init(controller: transition.to, moves: true, finalFrame: bounds),
      in: contentView,
      animator: animator,
      interaction: interaction,
      coordinator: transition.coordinator,
      onEnd: { [weak self, weak transition] isCancelled in
        guard let transition else { return }
        if isCancelled, !transition.isCancelled { self?.restoreStack(transition) }
        transition.finish()
      }
    )
    transition.custom = custom
    custom.onProgress = { [weak transition] in transition?.progress = $0 }
    custom.onInteractionEnd = { [weak self, weak transition] isCancelled in
      if isCancelled, let transition { self?.restoreStack(transition) }
    }
    guard !custom.startsInteractively else { return }
    transition.animateBar(for: custom.duration)
  }
}
