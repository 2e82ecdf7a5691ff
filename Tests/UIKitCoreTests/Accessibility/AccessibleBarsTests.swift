import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for tab bars, toolbars, large titles and search scopes in the accessibility tree.
@MainActor
struct AccessibleBarsTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))

  private var dump: [String] {
    TreeDump.lines(stage.window).map { String($0.drop { $0 == " " }) }
  }

  private func nodes(_ root: _UIAccessibleObject) -> [_UIAccessibleObject] {
    [root] + root.nodeChildren(atMost: 50).flatMap(nodes)
  }

  private func node(_ name: String) throws -> _UIAccessibleObject {
    try #require(nodes(stage.window).first { $0.nodeName == name })
  }

  @Test func aTabHasItsSelectionAndItsBadge() throws {
    let tabs = UITabBarController()
    let (first, second) = (UIViewController(), UIViewController())
    (first.title, second.title) = ("Words", "Mail")
    second.tabBarItem.badgeValue = "3"
    tabs.viewControllers = [first, second]
    stage.show(tabs)
    stage.settle()
    #expect(dump.contains { $0.hasPrefix("tabList") })
    #expect(dump.contains("tab \"Words\""))
    #expect(dump.contains("tab \"Mail\" = 3"))
    #expect(!dump.contains("text \"3\""))
    #expect(try node("Words").accessibilityTraits.contains([.button, .selected]))
    #expect(try !node("Mail").accessibilityTraits.contains(.selected))
    #expect(try node("Mail").activateNode())
    stage.settle()
    #expect(tabs.selectedIndex == 1)
    #expect(try node("Mail").nodeState.isSuperset(of: [.selectable, .selected]))
    #expect(try !node("Words").nodeState.contains(.selected))
    second.tabBarItem.badgeValue = nil
    second.tabBarItem.isEnabled = false
    #expect(try node("Mail").accessibilityValue == nil)
    #expect(try node("Mail").accessibilityTraits.contains(.notEnabled))
    #expect(TreeDump.isConsistent(stage.window))
  }

  @Test func aToolbarHoldsItsButtons() throws {
    let controller = UIViewController()
    controller.toolbarItems = [UIBarButtonItem(primaryAction: UIAction(title: "Share") { _ in })]
    let navigation = UINavigationController(rootViewController: controller)
    navigation.isToolbarHidden = false
    stage.show(navigation)
    stage.settle()
    let parent = try #require(node("Share").nodeParent)
    #expect(parent is UIToolbar && parent.nodeRole == .bar)
  }

  @Test func aLargeTitleIsAHeader() throws {
    let list = WordsController(style: .plain)
    list.title = "Words"
    let navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    stage.show(navigation)
    stage.settle()
    #expect(dump.filter { $0 == "header \"Words\"" }.count == 1)
  }

  @Test func scopesAreRadioButtons() throws {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    bar.scopeButtonTitles = ["All", "Unread"]
    bar.showsScopeBar = true
    let root = UIView()
    root.addSubview(bar)
    stage.show(root)
    stage.settle()
    #expect(dump.contains("radioButton \"All\"") && dump.contains("radioButton \"Unread\""))
    #expect(try node("All").accessibilityTraits.contains(.selected))
  }
}
