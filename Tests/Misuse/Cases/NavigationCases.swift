import Foundation
import UIKitCore
import UIKitGraphics
import UIKitStage

extension CaseList {
  mutating func addNavigation() {
    let repeated = End.stops("is on the stack already")
    add("UINavigationController.pushViewController the top one", repeated) {
      $0.navigation.pushViewController($0.pushed, animated: true)
    }
    add("UINavigationController.pushViewController the root", repeated) {
      $0.navigation.pushViewController($0.root, animated: false)
    }
    add("UINavigationController.pushViewController itself", .stops("cannot be pushed")) {
      $0.navigation.pushViewController($0.navigation, animated: false)
    }
    add("UINavigationController.pushViewController a navigation controller", .stops("be pushed")) {
      $0.navigation.pushViewController(
        UINavigationController(rootViewController: UIViewController()),
        animated: false
      )
    }
    add("UINavigationController.pushViewController twice in one animation") { fixture in
      fixture.navigation.pushViewController(UIViewController(), animated: true)
      fixture.navigation.pushViewController(UIViewController(), animated: true)
      fixture.stage.settle()
    }
    add("UINavigationController.pushViewController a presented one") { fixture in
      let controller = UIViewController()
      fixture.pushed.present(controller, animated: false)
      fixture.navigation.pushViewController(controller, animated: false)
    }
    add("UINavigationController.popViewController of the root") { fixture in
      for _ in 0..<3 { _ = fixture.navigation.popViewController(animated: true) }
    }
    add("UINavigationController.popToViewController a stranger", .stops("cannot be popped to")) {
      $0.navigation.popToViewController(UIViewController(), animated: false)
    }
    add("UINavigationController.popToViewController a popped one", .stops("be popped to")) {
      $0.navigation.popViewController(animated: true)
      $0.navigation.popToViewController($0.pushed, animated: true)
    }
    add("UINavigationController.popToRootViewController twice") { fixture in
      fixture.navigation.popToRootViewController(animated: true)
      fixture.navigation.popToRootViewController(animated: true)
    }
    addStacks()
    addBars()
  }

  private mutating func addStacks() {
    add("UINavigationController.setViewControllers none") {
      $0.navigation.setViewControllers([], animated: true)
    }
    add("UINavigationController.setViewControllers one twice", .stops("different ones")) {
      $0.navigation.setViewControllers([$0.root, $0.root], animated: false)
    }
    add("UINavigationController.setViewControllers itself", .stops("cannot be pushed")) {
      $0.navigation.setViewControllers([$0.navigation], animated: false)
    }
    add("UINavigationController.setViewControllers 500") { fixture in
      fixture.navigation.setViewControllers(
        (0..<500).map { _ in UIViewController() },
        animated: true
      )
    }
    add("UINavigationController without controllers") { fixture in
      fixture.stage.show(UINavigationController())
    }
    add("UINavigationController that is gone in a push") { fixture in
      fixture.navigation.pushViewController(UIViewController(), animated: true)
      fixture.stage.window.rootViewController = UIViewController()
      fixture.stage.settle()
    }
    add("UINavigationController.popViewController in a push") { fixture in
      fixture.navigation.pushViewController(UIViewController(), animated: true)
      fixture.navigation.popViewController(animated: true)
      fixture.navigation.popViewController(animated: false)
      fixture.stage.settle()
    }
    add("UINavigationController.setNavigationBarHidden in a push") { fixture in
      fixture.navigation.pushViewController(UIViewController(), animated: true)
      fixture.navigation.setNavigationBarHidden(true, animated: true)
      fixture.navigation.setNavigationBarHidden(false, animated: false)
    }
  }

  private mutating func addBars() {
    add("UINavigationItem.title", Texts.all) { $0.pushed.navigationItem.title = $1 }
    add("UINavigationItem.backButtonTitle", Texts.short) {
      $0.root.navigationItem.backButtonTitle = $1
      $0.navigation.navigationBar.setNeedsLayout()
    }
    add("UIBarButtonItem.title", Texts.all) { fixture, text in
      let item = UIBarButtonItem(title: text, style: .plain, target: nil, action: nil)
      fixture.pushed.navigationItem.rightBarButtonItem = item
    }
    add("UIBarButtonItem.width", Numbers.lengths) { fixture, width in
      let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
      item.width = width
      fixture.pushed.navigationItem.rightBarButtonItem = item
    }
    add("UIBarButtonItem.fixedSpace(_:)", Numbers.lengths) { fixture, width in
      fixture.pushed.navigationItem.rightBarButtonItems = [
        .fixedSpace(width), UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil),
      ]
    }
    add("UINavigationItem.titleView frame", Shapes.rects.filter { $0.value.isFinite }) {
      $0.pushed.navigationItem.titleView = UIView(frame: $1)
    }
    add("UINavigationItem.titleView its navigation controller's view", .stops("itself or a view")) {
      $0.pushed.navigationItem.titleView = $0.navigation.view
    }
    add("UINavigationItem.rightBarButtonItems 200") { fixture in
      fixture.pushed.navigationItem.rightBarButtonItems = (0..<200).map { _ in
        UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
      }
    }
    add("UINavigationItem.rightBarButtonItems one item twice") { fixture in
      let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
      fixture.pushed.navigationItem.rightBarButtonItems = [item, item]
      fixture.pushed.navigationItem.leftBarButtonItem = item
    }
    add("UINavigationBar.items of a navigation controller's", .stops("follow its controllers")) {
      $0.navigation.navigationBar.items = []
    }
  }
}
