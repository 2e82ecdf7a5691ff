import Foundation
import UIKitCore
import UIKitGraphics
import UIKitStage

extension CaseList {
  mutating func addControllers() {
    add(
      "UIViewController.additionalSafeAreaInsets",
      Shapes.insets,
      end: { insets in
        insets.isFinite ? .continues : .stops("additionalSafeAreaInsets has to be finite")
      }
    ) { $0.pushed.additionalSafeAreaInsets = $1 }
    add("UIViewController.preferredContentSize", Shapes.sizes) {
      $0.pushed.preferredContentSize = $1
    }
    add("UIViewController.title", Texts.all) { $0.pushed.title = $1 }
    add("UIViewController.addChild(_:) itself", .stops("cannot be its own child")) {
      $0.pushed.addChild($0.pushed)
    }
    add("UIViewController.addChild(_:) its parent", .stops("of a controller inside it")) {
      $0.pushed.addChild($0.navigation)
    }
    add("UIViewController.addChild(_:) another's child") { fixture in
      let (parent, child) = (UIViewController(), UIViewController())
      parent.addChild(child)
      fixture.pushed.addChild(child)
      fixture.pushed.addChild(child)
    }
    add("UIViewController.setOverrideTraitCollection(_:forChild:)", .stops("is not a child of")) {
      $0.pushed.setOverrideTraitCollection(nil, forChild: UIViewController())
    }
    add("UIViewController.transition(from:to:) itself", .stops("cannot take its own place")) {
      fixture in
      let child = UIViewController()
      fixture.pushed.addChild(child)
      fixture.pushed.transition(from: child, to: child, duration: 0, animations: nil)
    }
    add("UIViewController.addChild(_:) on the stack") { $0.pushed.addChild($0.root) }
    add("UIViewController.removeFromParent() without one") { _ in
      UIViewController().removeFromParent()
    }
    add("UIViewController.removeFromParent() on the stack") { $0.pushed.removeFromParent() }
    add("UIViewController.willMove(toParent:) nothing") { fixture in
      fixture.pushed.willMove(toParent: nil)
      fixture.pushed.didMove(toParent: nil)
    }
    add("UIViewController.view another's", .stops("as its own")) {
      UIViewController().view = $0.pushed.view
    }
    add("UIViewController.view nil") { $0.pushed.view = nil }
    add("UIViewController.view of a shown one") { $0.pushed.view = UIView() }
    add("UIViewController.view its own superview") { fixture in
      let controller = UIViewController()
      controller.view = fixture.view
      fixture.show(controller.view)
    }
    addLoading()
    addAppearance()
    addPresentation()
    addTableControllers()
  }

  private mutating func addLoading() {
    add("UIViewController.loadView() without a view", .stops("returned without a view")) {
      _ = $0.keep(EmptyController()).view
    }
    add("UIViewController.loadView() that reads view", .stops("reads its view before")) {
      _ = $0.keep(ViewReadingController()).view
    }
    add(
      "UIViewController.init(nibName:)",
      Texts.short,
      end: { _ in
        .stops("Nib ")
      }
    ) { _ = $0.keep(UIViewController(nibName: $1, bundle: nil)).view }
    add("UIViewController.viewDidLoad() that removes the view") { fixture in
      let controller = fixture.keep(LoadCallbackController())
      controller.onLoad = { $0.view.removeFromSuperview() }
      fixture.navigation.pushViewController(controller, animated: false)
    }
    add("UIViewController.viewDidLoad() that pops") { fixture in
      let controller = fixture.keep(LoadCallbackController())
      controller.onLoad = { $0.navigationController?.popViewController(animated: false) }
      fixture.navigation.pushViewController(controller, animated: false)
    }
  }

  private mutating func addAppearance() {
    let invalid = End.stops("invalid transition")
    add("UIViewController.beginAppearanceTransition twice", invalid) { fixture in
      fixture.pushed.beginAppearanceTransition(true, animated: false)
    }
    add("UIViewController.endAppearanceTransition alone", invalid) {
      $0.pushed.endAppearanceTransition()
    }
    add("UIViewController.beginAppearanceTransition of a hidden one", invalid) {
      $0.root.beginAppearanceTransition(false, animated: false)
    }
    add("UIViewController.endAppearanceTransition of a new one", invalid) { _ in
      UIViewController().endAppearanceTransition()
    }
  }

  private mutating func addSheets() {
    add("UISheetPresentationController detents", Numbers.positions) { fixture, number in
      let controller = UIViewController()
      let sheet = controller.sheetPresentationController
      sheet?.detents = [.custom { _ in number }, .custom { _ in nil }]
      sheet?.preferredCornerRadius = number
      fixture.pushed.present(controller, animated: false)
      fixture.stage.settle()
      sheet?.detents = []
      sheet?.invalidateDetents()
      sheet?.selectedDetentIdentifier = .init("none")
      fixture.stage.settle()
    }
  }

  private mutating func addPresentation() {
    addSheets()
    add("UIViewController.present(_:) itself", .stops("while it is a child")) {
      $0.pushed.present($0.pushed, animated: false)
    }
    add("UIViewController.present(_:) its container", .stops("cannot present itself")) {
      $0.pushed.present($0.navigation, animated: false)
    }
    add("UIViewController.present(_:) twice") { fixture in
      let controller = UIViewController()
      fixture.pushed.present(controller, animated: false)
      fixture.pushed.present(controller, animated: false)
    }
    add("UIViewController.present(_:) a presented one by itself", .stops("present itself")) {
      let controller = UIViewController()
      $0.pushed.present(controller, animated: false)
      controller.present(controller, animated: true)
    }
    add("UIViewController.present(_:) by one that is not shown") {
      $0.keep(UIViewController()).present(UIViewController(), animated: true)
    }
    add("UIViewController.present(_:) a popover from nowhere", .stops("needs a sourceView")) {
      let controller = UIViewController()
      controller.modalPresentationStyle = .popover
      $0.pushed.present(controller, animated: false)
    }
    add("UIPopoverPresentationController.sourceRect", Shapes.rects) { fixture, rect in
      let controller = UIViewController()
      controller.modalPresentationStyle = .popover
      controller.popoverPresentationController?.sourceView = fixture.view
      controller.popoverPresentationController?.sourceRect = rect
      fixture.pushed.present(controller, animated: false)
    }
    add("UIViewController.dismiss without presentation") { $0.pushed.dismiss(animated: true) }
    add("UIViewController.dismiss twice") { fixture in
      fixture.pushed.present(UIViewController(), animated: true)
      fixture.pushed.dismiss(animated: true)
      fixture.pushed.dismiss(animated: true)
      fixture.stage.settle()
    }
    add("UIViewController.present(_:) in its completion, dismissed") { fixture in
      let controller = UIViewController()
      fixture.pushed.present(controller, animated: true) {
        controller.dismiss(animated: false) {
          fixture.pushed.present(controller, animated: false)
        }
      }
      fixture.stage.settle()
    }
    add("UIWindow.rootViewController = nil while presenting") { fixture in
      fixture.pushed.present(UIViewController(), animated: true)
      fixture.stage.window.rootViewController = nil
    }
    add("UIWindow.rootViewController a child", .continues) {
      $0.stage.window.rootViewController = $0.pushed
    }
    addAlerts()
  }

  private mutating func addAlerts() {
    add("UIAlertController title", Texts.all) { fixture, text in
      let alert = UIAlertController(title: text, message: text, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: text, style: .default))
      fixture.pushed.present(alert, animated: false)
    }
    add("UIAlertController without anything") {
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      $0.pushed.present(alert, animated: false)
    }
    add("UIAlertController.addTextField() to an action sheet", .stops("of the style .alert only")) {
      _ in
      UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField()
    }
    add("UIAlertController.addTextField() many") {
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      for _ in 0..<200 { alert.addTextField() }
      $0.pushed.present(alert, animated: false)
    }
    add("UIAlertController.addAction(_:) two to cancel", .stops("one cancel action at most")) {
      _ in
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "A", style: .cancel))
      alert.addAction(UIAlertAction(title: "B", style: .cancel))
    }
    add("UIAlertController.preferredAction of another", .stops("none of the alert's actions")) {
      _ in
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      alert.preferredAction = UIAlertAction(title: "A", style: .default)
    }
    add("UIAlertController.addAction(_:) 1,000") { fixture in
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      for index in 0..<1_000 { alert.addAction(UIAlertAction(title: "\(index)", style: .default)) }
      fixture.pushed.present(alert, animated: false)
    }
  }

  private mutating func addTableControllers() {
    add("UITableViewController.tableView = itself again") { fixture in
      let controller = UITableViewController(style: .plain)
      controller.tableView = controller.tableView
      fixture.navigation.pushViewController(controller, animated: false)
    }
    add("UITableViewController.tableView of another", .stops("as its own")) { fixture in
      let other = fixture.keep(UITableViewController(style: .plain))
      let controller = fixture.keep(UITableViewController(style: .plain))
      controller.tableView = other.tableView
    }
    add("UITableViewController.tableView shown elsewhere") { fixture in
      let controller = UITableViewController(style: .plain)
      controller.tableView = fixture.table
      fixture.navigation.pushViewController(controller, animated: false)
    }
    add(
      "UITableViewController without cells",
      .stops("does not override tableView(_:cellForRowAt:)")
    ) {
      fixture in
      final class Controller: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int)
          -> Int
        { 3 }
      }
      fixture.navigation.pushViewController(Controller(style: .plain), animated: false)
    }
    add("UITableViewController that is gone, with its table shown") { fixture in
      var controller: UITableViewController? = UITableViewController(style: .grouped)
      if let table = controller?.tableView { fixture.show(table) }
      controller = nil
      fixture.drawFrames()
    }
    add("UITableViewController.setEditing(_:animated:) before it is loaded") { fixture in
      fixture.keep(UITableViewController(style: .plain)).setEditing(true, animated: true)
    }
  }
}

/// A controller whose `loadView()` creates no view.
private final class EmptyController: UIViewController {
  override func loadView() {}
}

/// A controller that reads its `view` in `loadView()`.
private final class ViewReadingController: UIViewController {
  override func loadView() { _ = view }
}

/// A controller with a closure as its `viewDidLoad()`.
private final class LoadCallbackController: UIViewController {
  var onLoad: (UIViewController) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    onLoad(self)
  }
}
