extension UIViewController {
  /// The nearest tab bar controller that contains this one.
  public final var tabBarController: UITabBarController? {
    (parentStorage as? UITabBarController) ?? parentStorage?.tabBarController
  }
}
