extension UIViewController {
  /// The nearest tab bar controller that contains this one.
  public final var tabBarController: UITabBarController? {
    (parentStorage as? UITabBarController) ?? parentStorage?.tabBarController
  }

  /// The entry in a tab bar, made when it is first needed.
  final var tabBarItemOrNew: UITabBarItem {
    let root = (self as? UINavigationController)?.stack.first
    if let item = bars.tabBarItem, root == nil || !item.isEmpty { return item }
    if let root, bars.tabBarItem == nil || bars.followsTitle, title == nil {
      return root.tabBarItem
    }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    bars.tabBarItem = item
    bars.followsTitle = true
    return item
  }

  /// Replaces the entry; `nil` makes a new one.
  final func replaceTabBarItem(with item: UITabBarItem?) {
    bars.tabBarItem = item
    bars.followsTitle = false
    tabBarController?.showItems()
  }
}
