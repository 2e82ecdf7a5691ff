import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for tab bars, toolbars and bar appearances.
@MainActor
struct TabBarTests {
  private final class Screen: UIViewController {
    var calls: [String] = []
    override func viewWillAppear(_ animated: Bool) { calls.append("will") }
    override func viewDidAppear(_ animated: Bool) { calls.append("did") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("willGo") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("gone") }
  }

  private final class Delegate: UITabBarControllerDelegate {
    var calls: [String] = []
    var allowsSelection = true
    func tabBarController(
      _ tabBarController: UITabBarController,
      shouldSelect viewController: UIViewController
    ) -> Bool {
      calls.append("should \(viewController.title ?? "")")
      return allowsSelection
    }
    func tabBarController(
      _ tabBarController: UITabBarController,
      didSelect viewController: UIViewController
    ) {
      calls.append("did \(viewController.title ?? "")")
    }
  }

  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let tabs = UITabBarController()
  private let list = WordsController(style: .plain)
  private let navigation: UINavigationController
  private let second = Screen()
  private let delegate = Delegate()

  init() {
    stage.checksDamage = true
    navigation = UINavigationController(rootViewController: list)
    list.title = "Words"
    navigation.title = "Words"
    navigation.tabBarItem = UITabBarItem(
      title: "Words",
      image: UIImage(systemName: "list.bullet"),
      tag: 0
    )
    second.title = "Second"
    second.tabBarItem.image = UIImage(systemName: "star")
    tabs.viewControllers = [navigation, second]
    tabs.delegate = delegate
    stage.show(tabs)
    stage.settle()
  }

  private func tapTab(_ index: Int) {
    let width = stage.window.bounds.width / 2
    stage.tap(at: CGPoint(x: width * (CGFloat(index) + 0.5), y: 460))
  }

  @Test func theFirstControllerIsShownAboveTheBar() {
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 431, width: 320, height: 49))
    #expect(navigation.view.frame == CGRect(x: 0, y: 0, width: 320, height: 431))
    #expect(list.tabBarController === tabs)
    #expect(tabs.tabBar.items?.map(\.title) == ["Words", "Second"])
    #expect(second.calls.isEmpty)
    #expect(!second.isViewLoaded)
  }

  @Test func aTapShowsItsController() {
    tapTab(1)
    #expect(delegate.calls == ["should Second", "did Second"])
    #expect(tabs.selectedViewController === second)
    #expect(second.calls == ["will", "did"])
    #expect(list.appearance == .disappeared)
    #expect(second.view.frame == CGRect(x: 0, y: 0, width: 320, height: 431))
    tabs.selectedIndex = 0
    #expect(second.calls == ["will", "did", "willGo", "gone"])
    #expect(delegate.calls.count == 2)
    #expect(list.appearance == .appeared)
    tabs.selectedIndex = 7
    #expect(tabs.selectedIndex == 0)
  }

  @Test func theDelegateMayPreventSelection() {
    delegate.allowsSelection = false
    tapTab(1)
    #expect(delegate.calls == ["should Second"])
    #expect(tabs.selectedIndex == 0)
  }

  @Test func choosingTheSelectedTabScrollsToTheTopOrPops() {
    list.tableView.contentOffset.y = 300
    tapTab(0)
    stage.settle()
    #expect(list.tableView.contentOffset.y == 0)
    navigation.pushViewController(UIViewController(), animated: false)
    stage.settle()
    tapTab(0)
    stage.settle()
    #expect(navigation.viewControllers.count == 1)
    #expect(delegate.calls == ["should Words", "did Words", "should Words", "did Words"])
  }

  @Test func aPushedScreenMayHideTheBar() {
    let pushed = UIViewController()
    pushed.hidesBottomBarWhenPushed = true
    navigation.pushViewController(pushed, animated: true)
    stage.settle()
    #expect(tabs.tabBar.frame.minY >= 480)
    #expect(pushed.view.frame.height == 436)
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(tabs.tabBar.frame.minY == 431)
  }

  @Test func changedTitlesAndBadgesAreShown() {
    second.title = "Other"
    #expect(second.tabBarItem.title == "Other")
    second.tabBarItem.badgeValue = "12"
    stage.settle()
    let badge = tabs.tabBar.subviews.flatMap(\.subviews).first { ($0 as? UILabel)?.text == "12" }
    #expect(badge?.frame.height == 18)
    #expect((badge?.frame.width ?? 0) > 18)
    second.tabBarItem.badgeValue = nil
    stage.settle()
    #expect(badge?.superview == nil)
  }

  @Test func replacingControllersKeepsTheSelection() {
    tabs.selectedIndex = 1
    let third = Screen()
    tabs.setViewControllers([third, second], animated: false)
    #expect(tabs.selectedViewController === second)
    #expect(navigation.parent == nil)
    tabs.viewControllers = [third]
    #expect(tabs.selectedViewController === third)
    #expect(second.parent == nil)
    tabs.viewControllers = nil
    #expect(tabs.selectedIndex == NSNotFound)
  }

  @Test func aStandaloneTabBarCallsItsDelegate() {
    final class SelectionRecorder: UITabBarDelegate {
      var tags: [Int] = []
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { tags.append(item.tag) }
    }
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    bar.items = [
      UITabBarItem(tabBarSystemItem: .search, tag: 4),
      UITabBarItem(tabBarSystemItem: .contacts, tag: 5),
    ]
    let recorder = SelectionRecorder()
    bar.delegate = recorder
    let stage = Stage(size: CGSize(width: 320, height: 100))
    stage.show(bar)
    stage.tap(at: CGPoint(x: 240, y: 20))
    #expect(recorder.tags == [5])
    #expect(bar.selectedItem?.tag == 5)
  }

  // MARK: Toolbars

  @Test func toolbarsShowTheTopControllersItems() {
    var taps = 0
    list.toolbarItems = [
      UIBarButtonItem(systemItem: .trash, primaryAction: UIAction { _ in taps += 1 }),
      .flexibleSpace(),
      UIBarButtonItem(title: "Move"),
    ]
    #expect(navigation.isToolbarHidden)
    navigation.setToolbarHidden(false, animated: true)
    stage.settle()
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 387, width: 320, height: 44))
    #expect(list.view.frame.height == 343)
    let buttons = navigation.toolbar.subviews.filter { $0 is UIControl }
    #expect(buttons.first?.frame.minX == 16)
    #expect(buttons.last?.frame.maxX == 304)
    stage.tap(at: CGPoint(x: 28, y: 409))
    #expect(taps == 1)
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(navigation.toolbar.items == nil)
    navigation.isToolbarHidden = true
    stage.settle()
    #expect(navigation.toolbar.frame.minY == 431)
  }

  // MARK: Appearances

  @Test func appearancesColourBars() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .red
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    navigation.navigationBar.standardAppearance = appearance
    let tabAppearance = UITabBarAppearance()
    tabAppearance.backgroundColor = .blue
    tabs.tabBar.standardAppearance = tabAppearance
    stage.settle()
    #expect(stage.hex(at: 5, 20) == "FF0000")
    #expect(stage.hex(at: 2, 470) == "0000FF")
    let itemAppearance = UINavigationBarAppearance(barAppearance: appearance)
    itemAppearance.backgroundColor = .green
    list.navigationItem.standardAppearance = itemAppearance
    stage.settle()
    #expect(stage.hex(at: 5, 20) == "00FF00")
  }

  @Test func newBarsUseTheValuesOfTheAppearanceProxy() {
    UINavigationBar.appearance().barTintColor = .red
    defer { UINavigationBar.appearance().barTintColor = nil }
    #expect(UINavigationBar().barTintColor == .red)
    UITabBar.appearance().unselectedItemTintColor = .green
    defer { UITabBar.appearance().unselectedItemTintColor = nil }
    #expect(UITabBar().unselectedItemTintColor == .green)
  }

  @Test func snapshotsMatch() {
    second.tabBarItem.badgeValue = "3"
    list.toolbarItems = [
      UIBarButtonItem(systemItem: .trash), .flexibleSpace(), UIBarButtonItem(title: "Move"),
    ]
    navigation.isToolbarHidden = false
    stage.settle()
    assertSnapshot(of: stage, named: "tabs")
    stage.window.overrideUserInterfaceStyle = .dark
    stage.window.traitOverrides.layoutDirection = .rightToLeft
    stage.settle()
    assertSnapshot(of: stage, named: "tabs-dark-mirrored")
  }
}
