extension UIViewController {
  /// The nearest tab bar controller among the ancestors.
  public final var tabBarController: UITabBarController? {
    (parentStorage as? UITabBarController) ?? parentStorage?.tabBarController
  }

  /// The tab bar item, created on first access; by default that of a navigation stack's root.
  final var tabBarItemOrNew: UITabBarItem {
    let root = (self as? UINavigationController)?.stack.first
    if let item = bars.tabBarItem, root == nil || !item.isEmpty { return item }
    if let root, bars.tabBarItem == nil || bars.titlesTabBarItem, title == nil {
      return root.tabBarItem
    }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    bars.tabBarItem = item
    bars.titlesTabBarItem = true
    return item
  }

  /// Replaces the tab bar item; `nil` creates a new one.
  final func replaceTabBarItem(with item: UITabBarItem?) {
    bars.tabBarItem = item
    bars.titlesTabBarItem = false
    tabBarController?.showItems()
  }
}
