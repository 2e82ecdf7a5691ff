extension UIViewController {
  /// The buttons in the toolbar of the navigation controller, while this controller is on top.
  ///
  /// Default: `nil`. The toolbar is hidden until `setToolbarHidden(_:animated:)`.
  public final var toolbarItems: [UIBarButtonItem]? {
    get { bars.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Replaces the buttons in the toolbar.
  ///
  /// - Parameters:
  ///   - toolbarItems: The buttons and spaces; `nil` removes all.
  ///   - animated: Whether the new ones fade in.
  public final func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    bars.toolbarItems = toolbarItems
    guard let navigation = navigationController, navigation.topViewController === self else {
      return
    }
    navigation.toolbar.setItems(toolbarItems, animated: animated)
  }
}
