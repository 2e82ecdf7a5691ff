/// The delegate of a navigation controller.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  /// Called before a controller becomes visible.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - viewController: The new controller.
  ///   - animated: Whether the change is animated.
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  )

  /// Called after a controller has become visible, but not after a cancelled push or pop.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - viewController: The new controller.
  ///   - animated: Whether the change was animated.
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  )

  /// Returns the animator of an animated push or pop.
  ///
  /// The default implementation returns `nil` for the standard slide.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - operation: A push or a pop.
  ///   - fromVC: The controller that disappears.
  ///   - toVC: The controller that appears.
  /// - Returns: The animator.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the interactive driver of a push or pop with an application's animator.
  ///
  /// The default implementation returns `nil` for a transition that is not interactive.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - animationController: The animator.
  /// - Returns: The interactive driver.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  /// Returns `nil` for the standard slide.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Returns `nil` for a transition that is not interactive.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {}

  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
