import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for navigation controllers, bars and items whose subclasses override their members.
@MainActor
struct OverridingNavigationTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))

  @Test func aStackWithEveryMemberOverriddenIsPushedAndPopped() {
    let first = UIViewController()
    let second = UIViewController()
    let controller = EveryNavigationController(rootViewController: first)
    stage.show(controller)
    controller.pushViewController(second, animated: true)
    stage.settle()
    #expect(controller.topViewController === second)
    _ = controller.popViewController(animated: true)
    stage.settle()
    #expect(controller.topViewController === first)
  }

  @Test func aBarWithEveryMemberOverriddenShowsItsItems() {
    let bar = EveryNavigationBar()
    let item = EveryNavigationItem(title: "Songs")
    let button = EveryBarButtonItem()
    button.title = "Add"
    item.rightBarButtonItem = button
    bar.items = [item]
    stage.show(bar)
    #expect(bar.topItem === item)
    #expect(item.rightBarButtonItems == [button])
    let plain: UIBarItem = EveryBarItem()
    plain.title = "Plain"
    #expect(plain.title == "Plain")
  }

  @Test func theBackButtonPopsThroughTheOverride() {
    let controller = LoggedStack(rootViewController: UIViewController())
    stage.show(controller)
    controller.show(UIViewController(), sender: nil)
    stage.settle()
    stage.tap(at: CGPoint(x: 15, y: 22))
    stage.settle()
    #expect(controller.recorder.calls == ["push", "pop"])
  }
}

/// A navigation controller that records pushes and pops.
private final class LoggedStack: UINavigationController {
  let recorder = CallRecorder()

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    recorder.record("push")
    super.pushViewController(viewController, animated: animated)
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    recorder.record("pop")
    return super.popViewController(animated: animated)
  }
}

/// A `UINavigationController` subclass that overrides every member.
private final class EveryNavigationController: UINavigationController {
  override var delegate: (any UINavigationControllerDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override var viewControllers: [UIViewController] {
    get { super.viewControllers }
    set { super.viewControllers = newValue }
  }
  override var topViewController: UIViewController? { super.topViewController }
  override var visibleViewController: UIViewController? { super.visibleViewController }
  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    super.setViewControllers(viewControllers, animated: animated)
  }
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    super.pushViewController(viewController, animated: animated)
  }
  override func popViewController(animated: Bool) -> UIViewController? {
    super.popViewController(animated: animated)
  }
  override func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    super.popToViewController(viewController, animated: animated)
  }
  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    super.popToRootViewController(animated: animated)
  }
  override func show(_ viewController: UIViewController, sender: Any?) {
    super.show(viewController, sender: sender)
  }
  override var navigationBar: UINavigationBar { super.navigationBar }
  override var isNavigationBarHidden: Bool {
    get { super.isNavigationBarHidden }
    set { super.isNavigationBarHidden = newValue }
  }
  override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    super.setNavigationBarHidden(hidden, animated: animated)
  }
  override var interactivePopGestureRecognizer: UIGestureRecognizer? {
    super.interactivePopGestureRecognizer
  }
  override func loadView() { super.loadView() }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesBegan(presses, with: event)
  }
}

/// A `UINavigationBar` subclass that overrides every member.
private final class EveryNavigationBar: UINavigationBar {
  override var barTintColor: UIColor? {
    get { super.barTintColor }
    set { super.barTintColor = newValue }
  }
  override var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { super.titleTextAttributes }
    set { super.titleTextAttributes = newValue }
  }
  override var items: [UINavigationItem]? {
    get { super.items }
    set { super.items = newValue }
  }
  override var topItem: UINavigationItem? { super.topItem }
  override var backItem: UINavigationItem? { super.backItem }
  override func layoutSubviews() { super.layoutSubviews() }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
}

/// A `UINavigationItem` subclass that overrides every member.
private final class EveryNavigationItem: UINavigationItem {
  override var title: String? {
    get { super.title }
    set { super.title = newValue }
  }
  override var titleView: UIView? {
    get { super.titleView }
    set { super.titleView = newValue }
  }
  override var backButtonTitle: String? {
    get { super.backButtonTitle }
    set { super.backButtonTitle = newValue }
  }
  override var hidesBackButton: Bool {
    get { super.hidesBackButton }
    set { super.hidesBackButton = newValue }
  }
  override var leftBarButtonItems: [UIBarButtonItem]? {
    get { super.leftBarButtonItems }
    set { super.leftBarButtonItems = newValue }
  }
  override var rightBarButtonItems: [UIBarButtonItem]? {
    get { super.rightBarButtonItems }
    set { super.rightBarButtonItems = newValue }
  }
  override var leftBarButtonItem: UIBarButtonItem? {
    get { super.leftBarButtonItem }
    set { super.leftBarButtonItem = newValue }
  }
  override var rightBarButtonItem: UIBarButtonItem? {
    get { super.rightBarButtonItem }
    set { super.rightBarButtonItem = newValue }
  }
  override func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    super.setLeftBarButtonItems(items, animated: animated)
  }
  override func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    super.setRightBarButtonItems(items, animated: animated)
  }
  override func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    super.setLeftBarButton(item, animated: animated)
  }
  override func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    super.setRightBarButton(item, animated: animated)
  }
  override func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    super.setHidesBackButton(hidesBackButton, animated: animated)
  }
}

/// A `UIBarItem` subclass that overrides every member.
private final class EveryBarItem: UIBarItem {
  override var title: String? {
    get { super.title }
    set { super.title = newValue }
  }
  override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  override var isEnabled: Bool {
    get { super.isEnabled }
    set { super.isEnabled = newValue }
  }
  override var tag: Int {
    get { super.tag }
    set { super.tag = newValue }
  }
}

/// A `UIBarButtonItem` subclass that overrides every member.
private final class EveryBarButtonItem: UIBarButtonItem {
  override class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem { super.fixedSpace(width) }
  override var style: UIBarButtonItem.Style {
    get { super.style }
    set { super.style = newValue }
  }
  override var primaryAction: UIAction? {
    get { super.primaryAction }
    set { super.primaryAction = newValue }
  }
  override var customView: UIView? {
    get { super.customView }
    set { super.customView = newValue }
  }
  override var tintColor: UIColor? {
    get { super.tintColor }
    set { super.tintColor = newValue }
  }
  override var width: CGFloat {
    get { super.width }
    set { super.width = newValue }
  }
}
