import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for tab bar items, system items, and the effect of navigation items on their bar.
@MainActor
struct BarItemTests {
  private let stage = Stage(size: CGSize(width: 390, height: 300))
  private let first = UIViewController()
  private let second = UIViewController()
  private let navigation: UINavigationController

  init() {
    stage.checksDamage = true
    first.title = "First"
    second.title = "Second"
    for controller in [first, second] { controller.view.backgroundColor = .systemBackground }
    navigation = UINavigationController(rootViewController: first)
    stage.show(navigation)
    stage.settle()
  }

  private var bar: UINavigationBar { navigation.navigationBar }

  private func views<View: UIView>(_ type: View.Type, in root: UIView? = nil) -> [View] {
    (root ?? bar).subviews.flatMap { ($0 as? View).map { [$0] } ?? views(type, in: $0) }
  }

  /// Pushes the second screen unless it is on top, and returns the back button.
  private func backButtonOfSecond() throws -> BackButton {
    if navigation.topViewController !== second {
      navigation.pushViewController(second, animated: false)
    }
    stage.settle()
    return try #require(views(BackButton.self).first)
  }

  @Test func aTabHasTheTabBarItemOfItsRoot() {
    let root = UIViewController()
    root.title = "Orders"
    root.tabBarItem.image = UIImage(systemName: "star")
    let navigation = UINavigationController(rootViewController: root)
    let emptyNavigation = UINavigationController()
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, emptyNavigation]
    #expect(tabs.tabBar.items?.map(\.title) == ["Orders", nil])
    #expect(navigation.tabBarItem === root.tabBarItem)
    root.title = "All orders"
    #expect(tabs.tabBar.items?.first?.title == "All orders")
    let pushed = UIViewController()
    pushed.title = "One order"
    navigation.pushViewController(pushed, animated: false)
    #expect(tabs.tabBar.items?.first?.title == "All orders")
    // A root controller that is set later, and a tab bar item that replaces the root's.
    let lateRoot = UIViewController()
    lateRoot.tabBarItem = UITabBarItem(title: "Late", image: nil, tag: 3)
    emptyNavigation.viewControllers = [lateRoot]
    #expect(tabs.tabBar.items?.map(\.tag) == [0, 3])
    lateRoot.tabBarItem = UITabBarItem(title: "Later", image: nil, tag: 4)
    #expect(tabs.tabBar.items?.map(\.tag) == [0, 4])
    #expect(tabs.tabBar.selectedItem === root.tabBarItem)
    emptyNavigation.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 5)
    #expect(tabs.tabBar.items?.map(\.title) == ["All orders", "Own"])
    lateRoot.tabBarItem = nil
    #expect(lateRoot.tabBarItem.title == nil)
  }

  @Test func barsHaveFixedHeights() {
    #expect(UITabBar().intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 49))
    #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 44))
  }

  @Test func allSystemItemsShowSomething() {
    let items: [UIBarButtonItem.SystemItem] = [
      .action, .add, .bookmarks, .camera, .compose, .fastForward, .organize, .pause, .play,
      .refresh, .reply, .rewind, .search, .stop, .trash, .close, .done, .cancel, .edit, .save,
      .undo, .redo,
    ]
    for item in items {
      #expect(item.symbol != nil || item.title != nil, "\(item)")
      #expect(item.symbol == nil || item.name != nil, "\(item)")
    }
    first.setToolbarItems(
      items.prefix(10).map { UIBarButtonItem(systemItem: $0) },
      animated: false
    )
    navigation.isToolbarHidden = false
    stage.settle()
    assertSnapshot(of: stage, named: "system-items")
  }

  @Test func systemItemsAreInTheUsersLanguage() throws {
    stage.setLanguages(["de"])
    let items: [(UIBarButtonItem.SystemItem, String)] = [
      (.done, "Fertig"), (.cancel, "Abbrechen"), (.add, "Hinzufügen"), (.trash, "Löschen"),
      (.search, "Suchen"), (.bookmarks, "Lesezeichen"), (.refresh, "Aktualisieren"),
    ]
    for (item, name) in items {
      let barItem = UIBarButtonItem(systemItem: item)
      first.navigationItem.rightBarButtonItem = barItem
      stage.settle()
      let button = try #require(barItem.button)
      #expect(button.accessibilityLabel == name)
      #expect(button.toolTip == (item.symbol == nil ? nil : name))
    }
  }

  @Test func thePreviousItemProvidesTheBackButton() throws {
    first.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Away")
    #expect(try backButtonOfSecond().displayedTitle == "Away")
    first.navigationItem.backBarButtonItem = UIBarButtonItem(title: "")
    #expect(try backButtonOfSecond().displayedTitle.isEmpty)
    #expect(try backButtonOfSecond().accessibilityLabel == "Back")
    let image = UIBarButtonItem(image: UIImage(systemName: "star"))
    image.tintColor = .systemRed
    first.navigationItem.backBarButtonItem = image
    #expect(try backButtonOfSecond().displayedTitle.isEmpty)
    #expect(try backButtonOfSecond().tintColor == .systemRed)
    #expect(try backButtonOfSecond().bounds.width > 30)
    first.navigationItem.backBarButtonItem = nil
    first.navigationItem.backButtonTitle = ""
    #expect(try backButtonOfSecond().displayedTitle.isEmpty)
    first.navigationItem.backButtonTitle = nil
    first.navigationItem.backButtonDisplayMode = .generic
    #expect(try backButtonOfSecond().displayedTitle == "Back")
    first.navigationItem.backButtonDisplayMode = .minimal
    #expect(try backButtonOfSecond().displayedTitle.isEmpty)
    first.navigationItem.backButtonDisplayMode = .default
    #expect(try backButtonOfSecond().displayedTitle == "First")
  }

  @Test func aBackActionReplacesPopping() throws {
    var actionCount = 0
    second.navigationItem.backAction = UIAction(title: "Discard") { _ in actionCount += 1 }
    #expect(try backButtonOfSecond().displayedTitle == "Discard")
    stage.tap(at: CGPoint(x: 30, y: 22))
    #expect(actionCount == 1 && navigation.topViewController === second)
    second.navigationItem.backAction = nil
    stage.settle()
    stage.tap(at: CGPoint(x: 30, y: 22))
    stage.settle()
    #expect(navigation.topViewController === first)
    first.navigationItem.backAction = UIAction { _ in actionCount += 1 }
    stage.settle()
    stage.tap(at: CGPoint(x: 20, y: 22))
    #expect(actionCount == 2)
  }

  @Test func buttonsMayBeBesideTheBackButton() throws {
    second.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Edit")
    navigation.pushViewController(second, animated: false)
    stage.settle()
    #expect(views(BackButton.self).isEmpty)
    second.navigationItem.leftItemsSupplementBackButton = true
    let back = try backButtonOfSecond()
    let button = try #require(views(BarButton.self).first)
    #expect(back.frame.maxX < button.frame.minX && button.frame.maxX < 195)
  }

  @Test func aPromptIsAboveTheTitle() throws {
    first.navigationItem.prompt = "Tap an order to open it"
    first.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    stage.settle()
    #expect(bar.frame.height == 74 && first.view.convert(CGPoint.zero, to: nil).y == 74)
    let button = try #require(views(BarButton.self).first)
    #expect(button.frame == CGRect(x: button.frame.minX, y: 30, width: 28, height: 44))
    assertSnapshot(of: stage, named: "prompt")
    _ = try backButtonOfSecond()
    #expect(bar.frame.height == 44)
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(bar.frame.height == 74)
    first.navigationItem.prompt = nil
    stage.settle()
    #expect(bar.frame.height == 44)
  }

  @Test func anImageItemHasAnAccessibilityLabel() {
    let item = UIBarButtonItem(title: "Sort", image: UIImage(systemName: "star"))
    first.navigationItem.rightBarButtonItem = item
    stage.settle()
    #expect(item.button?.toolTip == "Sort")
    item.accessibilityLabel = "Sort by name"
    item.isEnabled = false
    #expect(item.button?.toolTip == "Sort by name")
    item.image = nil
    #expect(item.button?.toolTip == nil)
  }

  @Test(arguments: ["Short", "Much longer than the bar has room for"], [false, true])
  func aShortenedBackButtonHasItsTitleAsToolTip(title: String, isMinimal: Bool) throws {
    first.title = title
    first.navigationItem.backButtonDisplayMode = isMinimal ? .minimal : .default
    #expect(try backButtonOfSecond().toolTip == (title == "Short" && !isMinimal ? nil : title))
  }
}
