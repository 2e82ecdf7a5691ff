public import Foundation
import UIKitGraphics
import UIKitSupport

/// The delegate of a tab bar controller.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  /// Returns whether to show the controller selected by the user.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - viewController: The selected controller, which may be the current one.
  /// - Returns: Whether to show the controller; `true` by default.
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool

  /// Called after the user has selected a controller, including the current one.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - viewController: The selected controller.
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  )
}

extension UITabBarControllerDelegate {
  /// Returns `true`.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool { true }

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {}
}

/// A set of screens with one visible, above a tab bar for selecting another.
///
/// Selecting the current tab again returns to the root of its navigation controller, or scrolls to
/// the top. The content ends above the bar. Every controller has a tab, regardless of the number of
/// controllers.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  private var controllers: [UIViewController] = []
  private var selected: UIViewController?
  private let bar = UITabBar()
  /// Whether a controller on the stack, rather than the application, has hidden the bar.
  private var hidesBarForPush = false
  private let contentView = UIView()

  /// Creates a tab bar controller without screens.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: Must be `nil`.
  ///   - nibBundleOrNil: Ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates a controller without archive support.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    bar.controller = self
    bar.delegate = self
    bar.onSelection = { [weak self] in self?.userDidSelect($0) }
  }

  /// The delegate; `nil` by default.
  ///
  /// Not retained.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The tab bar with the items of the controllers.
  open var tabBar: UITabBar { bar }

  /// The controllers in tab order; `nil` if there are none.
  open var viewControllers: [UIViewController]? {
    get { controllers.isEmpty ? nil : controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers.
  ///
  /// The selected controller stays selected if it is among the new ones; otherwise the controller
  /// at the same index is selected, or the last one if there are fewer.
  ///
  /// - Parameters:
  ///   - viewControllers: The controllers, without duplicates.
  ///   - animated: Ignored; the change is immediate.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    demandMainThread(type(of: self))
    let newControllers = viewControllers ?? []
    demand(
      Set(newControllers.map(ObjectIdentifier.init)).count == newControllers.count,
      "\(newControllers.count) controllers were set, but some of them several times"
    )
    let oldIndex = selectedIndex
    for controller in controllers where !newControllers.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
    }
    let oldControllers = controllers
    controllers = newControllers
    for controller in newControllers where controller.parentStorage !== self {
      addChild(controller)
    }
    showItems()
    let staysSelected =
      selected.map { selected in newControllers.contains { $0 === selected } } ?? false
    if !staysSelected {
      let index = oldIndex == NSNotFound ? 0 : min(oldIndex, newControllers.count - 1)
      select(newControllers.indices.contains(index) ? newControllers[index] : nil)
    }
    for controller in oldControllers where !newControllers.contains(where: { $0 === controller }) {
      controller.removeFromParent()
    }
    for controller in newControllers where controller.isMovingToParentStorage {
      controller.didMove(toParent: self)
    }
  }

  /// The visible controller; `nil` if there is none.
  ///
  /// Traps when set to a controller that is not in `viewControllers`.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      demandMainThread(type(of: self))
      guard let newValue else { return }
      demand(
        controllers.contains { $0 === newValue },
        "\(type(of: newValue)) cannot be selected: it is none of the \(controllers.count) controllers"
      )
      select(newValue)
    }
  }

  /// The index of the visible controller; `NSNotFound` if there is none.
  ///
  /// Setting an invalid index has no effect.
  open var selectedIndex: Int {
    get { controllers.firstIndex { $0 === selected } ?? NSNotFound }
    set {
      demandMainThread(type(of: self))
      if controllers.indices.contains(newValue) { select(controllers[newValue]) }
    }
  }

  /// Reloads the tab bar items of the controllers.
  override final func showItems() {
    let items: [UITabBarItem] = controllers.map(\.tabBarItem)
    if !items.elementsEqual(bar.items ?? [], by: ===) { bar.show(items) }
    bar.selectedItem = selected?.tabBarItem
  }

  // MARK: Selecting

  private func userDidSelect(_ item: UITabBarItem) {
    guard let controller = controllers.first(where: { $0.tabBarItem === item }),
      delegate?.tabBarController(self, shouldSelect: controller) ?? true
    else { return }
    let isReselected = controller === selected
    select(controller)
    if isReselected { controller.popToRootOrScrollToTop() }
    delegate?.tabBarController(self, didSelect: controller)
  }

  private func select(_ controller: UIViewController?) {
    guard controller !== selected else { return }
    let oldController = selected
    selected = controller
    bar.selectedItem = controller?.tabBarItem
    guard isViewLoaded else { return }
    let isOnScreen = appearance == .appeared || appearance == .appearing
    if isOnScreen, let oldController, oldController.canBegin(isAppearing: false) {
      oldController.beginAppearance(false, animated: false)
    }
    if let controller, let view = controller.view {
      view.frame = contentView.bounds
      if isOnScreen, controller.canBegin(isAppearing: true) {
        controller.beginAppearance(true, animated: false)
      }
      contentView.addSubview(view)
    }
    oldController?.viewStorage?.removeFromSuperview()
    if oldController?.appearance == .disappearing { oldController?.endAppearance() }
    if appearance == .appeared, controller?.appearance == .appearing { controller?.endAppearance() }
    viewStorage?.setNeedsLayout()
  }

  // MARK: View

  open override func loadView() {
    let view = TabView(frame: UIScreen.main.bounds)
    view.controller = self
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.clipsToBounds = true
    contentView.isPartOfSuperview = true
    view.addSubview(contentView)
    view.addSubview(bar)
    self.view = view
    if let selectedView = selected?.view {
      selectedView.frame = contentView.bounds
      contentView.addSubview(selectedView)
    }
  }

  /// Lays out the content and the bar.
  final func layOut() {
    guard let view = viewStorage else { return }
    let navigation = selected as? UINavigationController
    let isHidden = navigation?.hidesTabBar ?? false
    setShowsBar(!isHidden || navigation?.transition != nil)
    let height = bar.isHidden || isHidden ? 0 : UITabBar.height + view.safeAreaInsets.bottom
    let top = max(0, view.bounds.height - height)
    contentView.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: top)
    bar.frame = CGRect(
      x: 0,
      y: isHidden ? view.bounds.height : top,
      width: view.bounds.width,
      height: UITabBar.height + view.safeAreaInsets.bottom
    )
    selected?.viewStorage?.frame = contentView.bounds
  }

  /// Hides the bar at the end of a push that hides it, and shows it again for the pop.
  private func setShowsBar(_ isShown: Bool) {
    if !isShown, !bar.isHidden { (bar.isHidden, hidesBarForPush) = (true, true) }
    if isShown, hidesBarForPush { (bar.isHidden, hidesBarForPush) = (false, false) }
  }

  override var managesChildAppearance: Bool { true }

  override var childrenToForwardAppearanceTo: [UIViewController] { selected.map { [$0] } ?? [] }
}

/// The view of a tab bar controller: the content and the bar below.
final class TabView: UIView {
  weak var controller: UITabBarController?

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.layOut()
  }
}

extension UINavigationController {
  /// Whether a controller on the stack hides the tab bar.
  final var hidesTabBar: Bool { stack.dropFirst().contains { $0.hidesBottomBarWhenPushed } }
}

extension UIViewController {
  /// Returns to the root of a navigation controller, or scrolls to the top.
  final func popToRootOrScrollToTop() {
    if let navigation = self as? UINavigationController, navigation.viewControllers.count > 1 {
      navigation.popToRootViewController(animated: true)
      return
    }
    let top = (self as? UINavigationController)?.topViewController ?? self
    let views = top.viewStorage?.scrollViewsScrollingToTop ?? []
    if views.count == 1 { views[0].scrollToTopForUser() }
  }
}
