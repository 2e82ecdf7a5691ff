import UIKit

/// The start screen and, in windows at least 900 points wide, the selected screen beside it.
///
/// Narrower windows have a single stack of screens.
final class DemoSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
  /// - Parameter screens: The start screen, followed by the path to the current screen.
  init(screens: [UIViewController]) {
    super.init(style: .doubleColumn)
    restorationIdentifier = "split"
    delegate = self
    show(screens)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// The start screen, followed by the path to the current screen.
  var screens: [UIViewController] {
    let detailScreens = isCollapsed ? [] : stack(of: .secondary)
    return stack(of: .primary) + detailScreens.filter { !($0 is EmptyDetailViewController) }
  }

  /// Replaces all screens.
  ///
  /// - Parameter screens: The start screen, followed by the path to the new current screen.
  func show(_ screens: [UIViewController]) {
    let detailScreens = Array(screens.dropFirst())
    setStack(Array(screens.prefix(1)), of: .primary, restorationIdentifier: "navigation")
    if !detailScreens.isEmpty {
      setStack(detailScreens, of: .secondary, restorationIdentifier: "detail")
    } else if isCollapsed {
      setViewController(nil, for: .secondary)
    } else {
      showEmptyDetail()
    }
  }

  /// Returns the screens of a column, from the bottom to the top of its navigation stack.
  private func stack(of column: Column) -> [UIViewController] {
    (viewController(for: column) as? UINavigationController)?.viewControllers ?? []
  }

  private func showEmptyDetail() {
    setStack([EmptyDetailViewController()], of: .secondary, restorationIdentifier: "detail")
  }

  private func setStack(
    _ screens: [UIViewController],
    of column: Column,
    restorationIdentifier: String
  ) {
    let navigation = UINavigationController()
    navigation.restorationIdentifier = restorationIdentifier
    navigation.setViewControllers(screens, animated: false)
    setViewController(navigation, for: column)
  }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: Column
  ) -> Column {
    stack(of: .secondary).first is EmptyDetailViewController ? .primary : proposedTopColumn
  }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    if stack(of: .secondary).isEmpty {
      showEmptyDetail()
    }
  }
}

/// The placeholder beside the start screen before a screen is selected.
final class EmptyDetailViewController: UIViewController {
  override func loadView() {
    view = MessageView(title: "Rolltop", detail: "Choose a screen from the list.")
    view.backgroundColor = .systemGroupedBackground
  }
}
