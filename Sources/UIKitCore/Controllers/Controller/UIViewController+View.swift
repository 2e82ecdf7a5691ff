import Foundation
import UIKitGraphics
import UIKitSupport

extension UIViewController {
  /// Makes the view with `loadView()`, unless there is one.
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

  /// The navigation item, made with the title when it is first needed.
  final var navigationItemOrNew: UINavigationItem {
    if let item = navigationItemStorage { return item }
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    navigationItemStorage = item
    return item
  }

  /// Gives the title to the entries in bars.
  final func titleDidChange() {
    navigationItemStorage?.title = title
    if bars.followsTitle { bars.tabBarItem?.title = title }
  }

  /// The additional safe area insets and those of the container's bars.
  final var ownSafeAreaInsets: UIEdgeInsets {
    var insets = additionalSafeAreaInsets.limited
    insets.top += containerSafeArea.top
    insets.bottom += containerSafeArea.bottom
    return insets
  }

  /// The button for editing, made when it is first needed.
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
  /// The scroll view with which bars collapse: the view, or the first one in it.
  final var contentScrollViewForBars: UIScrollView? {
    guard let view = viewStorage else { return nil }
    if let scrollView = view as? UIScrollView { return scrollView }
    return view.subviewStorage.first { $0 is UIScrollView } as? UIScrollView
  }
}
