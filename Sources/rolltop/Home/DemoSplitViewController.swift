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
    let detail = isCollapsed ? [] : stack(.secondary)
    return stack(.primary) + detail.filter { !($0 is EmptyDetailViewController) }
  }

  /// Replaces all screens.
  ///
  /// - Parameter screens: The start screen, followed by the path to the new current screen.
  func show(_ screens: [UIViewController]) {
    let detail = Array(screens.dropFirst())
    setStack(Array(screens.prefix(1)), .primary, named: "navigation")
    if !detail.isEmpty {
      setStack(detail, .secondary, named: "detail")
    } else if isCollapsed {
      setViewController(nil, for: .secondary)
    } else {
      setStack([EmptyDetailViewController()], .secondary, named: "detail")
    }
  }

  private func stack(_ column: Column) -> [UIViewController] {
    (viewController(for: column) as? UINavigationController)?.viewControllers ?? []
  }

  private func setStack(_ screens: [UIViewController], _ column: Column, named name: String) {
    let navigation = UINavigationController()
    navigation.restorationIdentifier = name
    navigation.setViewControllers(screens, animated: false)
    setViewController(navigation, for: column)
  }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: Column
  ) -> Column {
    stack(.secondary).first is EmptyDetailViewController ? .primary : proposedTopColumn
  }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    if stack(.secondary).isEmpty {
      setStack([EmptyDetailViewController()], .secondary, named: "detail")
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
