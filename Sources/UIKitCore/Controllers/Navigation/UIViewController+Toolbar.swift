extension UIViewController {
  /// The items of the navigation controller's toolbar while this controller is on top.
  ///
  /// Default: `nil`. The toolbar is hidden until `setToolbarHidden(_:animated:)` shows it.
  public final var toolbarItems: [UIBarButtonItem]? {
    get { bars.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Replaces the toolbar items.
  ///
  /// - Parameters:
  ///   - toolbarItems: The buttons and spaces; `nil` removes all items.
  ///   - animated: Whether the new items fade in.
  public final func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    bars.toolbarItems = toolbarItems
    guard let navigation = navigationController, navigation.topViewController === self else {
      return
    }
    navigation.toolbar.setItems(toolbarItems, animated: animated)
  }
}
