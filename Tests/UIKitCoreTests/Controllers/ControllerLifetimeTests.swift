import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the deallocation of controllers, views and windows after the application has released
/// them.
@MainActor
struct ControllerLifetimeTests {
  private let stage = Stage(size: CGSize(width: 400, height: 600))
  private let navigation = UINavigationController(rootViewController: UIViewController())

  private func makeScreen() -> UIViewController {
    let controller = UITableViewController(style: .grouped)
    controller.navigationItem.rightBarButtonItems = [
      controller.editButtonItem,
      UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in }),
    ]
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    field.clearButtonMode = .always
    field.text = "text"
    controller.tableView.tableHeaderView = field
    return controller
  }

  @Test(arguments: [true, false])
  func aPoppedScreenIsFreed(animated: Bool) {
    stage.show(navigation)
    weak var popped: UIViewController?
    weak var view: UIView?
    // A function, so that no local reference remains.
    func visit() {
      let screen = makeScreen()
      (popped, view) = (screen, screen.view)
      navigation.pushViewController(screen, animated: animated)
      stage.settle()
      // Focuses the text field.
      stage.tap(at: CGPoint(x: 50, y: 60))
      stage.drag(
        from: CGPoint(x: 200, y: 300),
        to: CGPoint(x: 200, y: 400),
        duration: 0.1
      )
      screen.setEditing(true, animated: animated)
      stage.advance(by: 0.1)
      navigation.popViewController(animated: animated)
    }
    visit()
    stage.settle()
    #expect(popped == nil && view == nil)
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen])
  func aDismissedScreenIsFreed(style: UIModalPresentationStyle) {
    stage.show(navigation)
    stage.settle()
    weak var dismissed: UIViewController?
    func visit() {
      let screen = UINavigationController(rootViewController: makeScreen())
      screen.modalPresentationStyle = style
      dismissed = screen
      navigation.present(screen, animated: true)
      stage.settle()
      navigation.dismiss(animated: true)
    }
    visit()
    stage.settle()
    #expect(dismissed == nil)
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func aDismissedAlertIsFreed(style: UIAlertController.Style) {
    stage.show(navigation)
    stage.settle()
    weak var answered: UIAlertController?
    func ask() {
      let alert = UIAlertController(title: "T", message: "M", preferredStyle: style)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in })
      answered = alert
      navigation.present(alert, animated: true)
      stage.settle()
      stage.press(.keyboardEscape)
    }
    ask()
    stage.settle()
    #expect(answered == nil)
  }

  @Test func aReleasedWindowFreesItsController() {
    weak var releasedWindow: UIWindow?
    func visit() {
      stage.settle()
      let window = UIWindow(frame: stage.window.bounds)
      releasedWindow = window
      window.rootViewController = UINavigationController(rootViewController: makeScreen())
      window.makeKeyAndVisible()
      stage.settle()
      stage.tap(at: CGPoint(x: 50, y: 60))
      window.rootViewController?.present(makeScreen(), animated: true)
      stage.advance(by: 0.1)
      window.isHidden = true
    }
    visit()
    stage.settle()
    #expect(releasedWindow == nil)
  }
}
