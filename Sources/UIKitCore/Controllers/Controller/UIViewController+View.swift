import Foundation
import UIKitGraphics
import UIKitSupport

extension UIViewController {
  /// Creates the view with `loadView()` and calls `viewDidLoad()`, unless the view is loaded.
  final func makeViewIfNeeded() {
    guard viewStorage == nil else { return }
    demandMainThread(type(of: self), "view")
    demand(
      !isLoadingView,
      "loadView() of \(type(of: self)) reads its view before it has set one"
    )
    isLoadingView = true
    loadView()
    isLoadingView = false
    demand(viewStorage != nil, "loadView() of \(type(of: self)) returned without a view")
    CallbackNesting.call("viewDidLoad()", of: self) { viewDidLoad() }
  }

  /// Replaces the view; `nil` releases it.
  final func replaceView(with newView: UIView?) {
    guard newView !== viewStorage else { return }
    if let owner = newView?.owner {
      misuse("\(type(of: self)) cannot have the view of \(type(of: owner)) as its own")
    }
    viewStorage?.owner = nil
    viewStorage = newView
    newView?.owner = self
    newView?.setPending(.updateConstraints)
    applyTraitOverrides()
    guard overrideUserInterfaceStyle != .unspecified else { return }
    newView?.overrideUserInterfaceStyle = overrideUserInterfaceStyle
  }

  /// The navigation item, created with the controller's title on first access.
  final var navigationItemOrNew: UINavigationItem {
    if let item = navigationItemStorage { return item }
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    navigationItemStorage = item
    return item
  }

  /// Updates the titles of the navigation item and the tab bar item.
  final func titleDidChange() {
    navigationItemStorage?.title = title
    if bars.titlesTabBarItem { bars.tabBarItem?.title = title }
  }

  /// The sum of the additional safe area insets and the insets of the container's bars.
  final var ownSafeAreaInsets: UIEdgeInsets {
    var insets = additionalSafeAreaInsets.limited
    insets.top += containerSafeArea.top
    insets.bottom += containerSafeArea.bottom
    return insets
  }

  /// The edit button, created on first access.
  final var editButtonOrNew: UIBarButtonItem {
    if let item = editButtonStorage { return item }
    let action = UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    let item = UIBarButtonItem(systemItem: isEditing ? .done : .edit, primaryAction: action)
    editButtonStorage = item
    return item
  }
}

extension UIViewController {
  /// The scroll view that collapses the bars: the view itself, or the first scroll view in it.
  final var contentScrollViewForBars: UIScrollView? {
    guard let view = viewStorage else { return nil }
    if let scrollView = view as? UIScrollView { return scrollView }
    return view.contentSubviews.first { $0 is UIScrollView } as? UIScrollView
  }
}
