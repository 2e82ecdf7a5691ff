import Foundation
import UIKitGraphics

/// The transition coordinator of the participating controllers.
///
/// It exists from before they are notified of the transition's beginning until after they are
/// notified of its end.
@MainActor
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private enum Phase {
    case waiting
    case running
    case ended
  }

  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  let initiallyInteractive: Bool
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  let transitionDuration: TimeInterval
  let containerView: UIView
  private let from: UIViewController?
  private let to: UIViewController?
  private let progress = TransitionProgress()
  private var phase = Phase.waiting
  private var animations: [Handler] = []
  private var completions: [Handler] = []
  private var interactionHandlers: [Handler] = []

  init(
    from: UIViewController?,
    to: UIViewController?,
    in containerView: UIView,
    style: UIModalPresentationStyle = .none,
    duration: TimeInterval,
    isAnimated: Bool,
    isInteractive: Bool = false
  ) {
    (self.from, self.to, self.containerView) = (from, to, containerView)
    presentationStyle = style
    transitionDuration = isAnimated ? duration : 0
    self.isAnimated = isAnimated
    initiallyInteractive = isInteractive
    self.isInteractive = isInteractive
  }

  // MARK: Progress

  var percentComplete: CGFloat {
    get { progress.value }
    set { progress.value = newValue }
  }

  /// Runs the animations added so far.
  func start() {
    guard phase == .waiting else { return }
    phase = .running
    let pendingAnimations = animations
    animations = []
    for animation in pendingAnimations { run(animation) }
  }

  /// Records the end of the interaction.
  ///
  /// - Parameter isCancelled: Whether the transition is reversed.
  func endInteraction(isCancelled: Bool) {
    guard isInteractive else { return }
    isInteractive = false
    self.isCancelled = isCancelled
    let handlers = interactionHandlers
    interactionHandlers = []
    for handler in handlers { handler(self) }
  }

  /// Calls the completion handlers.
  func end(isCancelled: Bool) {
    guard phase != .ended else { return }
    start()
    phase = .ended
    self.isCancelled = isCancelled
    isInteractive = false
    progress.value = isCancelled ? 0 : 1
    progress.hasEnded = true
    let handlers = completions
    completions = []
    for handler in handlers { handler(self) }
  }

  private func run(_ animation: @escaping Handler) {
    guard isAnimated else { return UIView.runWithoutAnimation { animation(self) } }
    guard progress.value == 0 else {
      // An animation added late takes the remaining time.
      let remainingDuration = transitionDuration * (1 - progress.value)
      return UIView.animate(withDuration: remainingDuration) { animation(self) }
    }
    var timing = AnimationTiming(duration: transitionDuration, delay: 0, options: [])
    timing.curve = .driven(progress)
    UIView.run(timing, animations: { animation(self) }, completion: nil)
  }

  // MARK: Requests of controllers

  @discardableResult
  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    guard phase != .ended else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if phase == .waiting { animations.append(animation) } else { run(animation) }
    return true
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: Handler?,
    completion: Handler?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    if isInteractive { interactionHandlers.append(handler) }
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from?.viewIfLoaded
    case .to: to?.viewIfLoaded
    default: nil
    }
  }
}

extension UIViewController {
  /// The coordinator of the transition of this controller or of one of its containers.
  ///
  /// Available from before `viewWillAppear(_:)` and `viewWillDisappear(_:)` until before
  /// `viewDidAppear(_:)` and `viewDidDisappear(_:)`; `nil` otherwise.
  public final var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    var controller: UIViewController? = self
    while let current = controller {
      if let coordinator = current.ownCoordinator { return coordinator }
      controller = current.parent
    }
    return nil
  }

  private final var ownCoordinator: TransitionCoordinator? {
    if let coordinator = (self as? UINavigationController)?.coordinator { return coordinator }
    return presentingStorage?.presentation?.coordinator ?? presentation?.coordinator
  }
}

extension UIViewController {
  /// Resizes the window and notifies the controllers.
  ///
  /// - Parameters:
  ///   - size: The size after the change, in points.
  ///   - window: The window.
  ///   - oldTraits: The screen's traits before the change, which the controllers have while they
  ///     are notified; `nil` if they are the same.
  ///   - change: Performs the change.
  final func resizeWindow(
    to size: CGSize,
    in window: UIWindow,
    from oldTraits: UITraitCollection?,
    _ change: () -> Void
  ) {
    let coordinator = TransitionCoordinator(
      from: nil,
      to: nil,
      in: window,
      duration: 0,
      isAnimated: false
    )
    var frontController: UIViewController? = self
    while let controller = frontController {
      if controller.isViewLoaded {
        let newTraits = controller.traitCollection
        window.formerScreenTraits = oldTraits
        if !controller.traitCollection.hasSameSizeClasses(as: newTraits) {
          controller.willTransition(to: newTraits, with: coordinator)
        }
        controller.viewWillTransition(to: size, with: coordinator)
        window.formerScreenTraits = nil
      }
      frontController = controller.presentation?.presented
    }
    change()
    coordinator.end(isCancelled: false)
  }
}

extension UITraitCollection {
  fileprivate func hasSameSizeClasses(as other: UITraitCollection) -> Bool {
    horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
  }
}
