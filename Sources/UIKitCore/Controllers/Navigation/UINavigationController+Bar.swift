extension UINavigationBar {
  /// The navigation controller that manages the bar's items; `nil` for other bars.
  final var navigationController: UINavigationController? { controller as? UINavigationController }
}

extension UINavigationController: NavigationBarOwner {
  final var viewBelowBar: UIView? { topViewController?.viewIfLoaded }

  final func barDidChange() { viewIfLoaded?.setNeedsLayout() }

  final func backButtonTapped() { popViewController(animated: true) }
}
