import Foundation
import UIKitCore
import UIKitGraphics
import UIKitStage

extension CaseList {
  private mutating func addSearchBar() {
    add("UISearchBar icons and prompt") { fixture in
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
      fixture.view.addSubview(bar)
      bar.prompt = String(repeating: "long ", count: 10_000)
      bar.showsBookmarkButton = true
      bar.showsSearchResultsButton = true
      for icon in [UISearchBar.Icon.search, .clear, .bookmark, .resultsList] {
        bar.setImage(UIImage(), for: icon, state: [.normal, .selected])
        bar.setImage(nil, for: icon, state: .normal)
      }
      fixture.stage.settle()
      bar.prompt = ""
    }
  }

  private mutating func addAppearances() {
    add("UIBarAppearance numbers", Numbers.positions) { fixture, number in
      let look = fixture.navigation.navigationBar.standardAppearance
      let offset = UIOffset(horizontal: number, vertical: number)
      look.titlePositionAdjustment = offset
      look.buttonAppearance.normal.titlePositionAdjustment = offset
      look.backButtonAppearance.normal.titlePositionAdjustment = offset
      look.shadowImage = UIImage()
      look.backgroundImage = UIImage()
      look.setBackIndicatorImage(UIImage(), transitionMaskImage: nil)
      fixture.stage.settle()
    }
    add("UINavigationBar.standardAppearance of itself") { fixture in
      let bar = fixture.navigation.navigationBar
      bar.standardAppearance = bar.standardAppearance
      bar.scrollEdgeAppearance = bar.standardAppearance
      fixture.stage.settle()
    }
  }

  private mutating func addBarItems() {
    add("UINavigationItem back button and prompt") { fixture in
      let item = fixture.root.navigationItem
      item.prompt = String(repeating: "long ", count: 10_000)
      item.backBarButtonItem = UIBarButtonItem(title: String(repeating: "W", count: 10_000))
      fixture.stage.settle()
      for mode in [UINavigationItem.BackButtonDisplayMode.minimal, .generic, .default] {
        item.backButtonDisplayMode = mode
        item.backBarButtonItem = nil
      }
      fixture.pushed.navigationItem.backAction = UIAction { _ in
        fixture.navigation.popToRootViewController(animated: true)
        fixture.pushed.navigationItem.backAction = nil
      }
      fixture.pushed.navigationItem.leftItemsSupplementBackButton = true
      fixture.stage.settle()
      fixture.stage.tap(at: CGPoint(x: 20, y: 52))
      item.prompt = ""
      fixture.stage.settle()
    }
    add("UIViewController.tabBarItem nil") { fixture in
      let tabs = UITabBarController()
      tabs.viewControllers = [fixture.navigation, UIViewController()]
      fixture.root.tabBarItem = nil
      fixture.navigation.tabBarItem = nil
      tabs.viewControllers?[1].tabBarItem = nil
    }
  }

  mutating func addTabsAndSearch() {
    addBarItems()
    addSearchBar()
    addAppearances()
    add("UITabBarController.selectedViewController foreign", .stops("it is none of the")) {
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController()]
      tabs.selectedViewController = $0.pushed
    }
    add("UITabBarController.selectedIndex") { _ in
      let tabs = UITabBarController()
      for index in [-1, 0, 5, .max] { tabs.selectedIndex = index }
    }
    add("UITabBarController.viewControllers twice", .stops("some of them several times")) { _ in
      let controller = UIViewController()
      UITabBarController().viewControllers = [controller, controller]
    }
    add("UITabBar.items of a controller", .stops("follow its controllers")) { _ in
      let controller = UITabBarController()
      withExtendedLifetime(controller) { controller.tabBar.items = [] }
    }
    add("UISearchBar.selectedScopeButtonIndex without scopes") { _ in
      let bar = UISearchBar()
      for index in [-7, 3, .max] { bar.selectedScopeButtonIndex = index }
      bar.showsScopeBar = true
      bar.scopeButtonTitles = []
    }
    add("UISearchController.isActive without a bar") { _ in
      let search = UISearchController(searchResultsController: UIViewController())
      search.isActive = true
      search.showsSearchResultsController = true
      search.isActive = false
    }
    add("UIRefreshControl without a list") { _ in
      let control = UIRefreshControl()
      control.endRefreshing()
      control.beginRefreshing()
      control.beginRefreshing()
      control.endRefreshing()
    }
    add("UIListContentView.configuration of another kind", .stops("cannot show a")) { _ in
      UIListContentView(configuration: .cell()).configuration = OtherContent()
    }
    add("UIListContentConfiguration numbers") { fixture in
      var content = UIListContentConfiguration.cell()
      content.text = "Text"
      content.secondaryText = "Text"
      content.image = UIImage(systemName: "star")
      for number in [-1e9, 0, 1e9, CGFloat.greatestFiniteMagnitude] {
        content.imageToTextPadding = number
        content.textToSecondaryTextVerticalPadding = number
        content.imageProperties.maximumSize = CGSize(width: number, height: number)
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        _ = view.sizeThatFits(CGSize(width: 100, height: 100))
      }
    }
  }
}

private struct OtherContent: UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: .cell())
  }
  func updated(for state: any UIConfigurationState) -> OtherContent { self }
}
