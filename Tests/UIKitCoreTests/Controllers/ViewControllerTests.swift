import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for view controllers: loading of views, children, titles and editing.
@MainActor
struct ViewControllerTests {
  @Test func theViewIsLoadedOnFirstUse() {
    let recorder = CallRecorder()
    let controller = LoggedController("A", recorder)
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    let view = controller.view
    #expect(recorder.take() == ["A didLoad"])
    #expect(controller.viewIfLoaded === view)
    controller.loadViewIfNeeded()
    #expect(recorder.take() == [])
    controller.view = nil
    #expect(!controller.isViewLoaded)
    #expect(controller.view !== view)
    #expect(recorder.take() == ["A didLoad"])
  }

  @Test func loadViewMayCreateAnyView() {
    final class Custom: UIViewController {
      override func loadView() { view = UILabel() }
    }
    #expect(Custom().view is UILabel)
  }

  @Test func invalidCallsStopTheProgram() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = UIViewController(nibName: "Main", bundle: nil)
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      final class Empty: UIViewController {
        override func loadView() {}
      }
      _ = Empty().view
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      final class Circular: UIViewController {
        override func loadView() { view.backgroundColor = .red }
      }
      _ = Circular().view
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      UIViewController().view = UIViewController().view
      let first = UIViewController()
      let second = UIViewController()
      second.view = first.view
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      let parent = UIViewController()
      let child = UIViewController()
      parent.addChild(child)
      child.addChild(parent)
    }
  }

  @Test func aChildLeavesItsFormerParent() {
    let first = UIViewController()
    let second = UIViewController()
    let child = UIViewController()
    first.addChild(child)
    second.addChild(child)
    #expect(first.children.isEmpty)
    #expect(second.children == [child])
    #expect(child.parent === second)
  }

  @Test func titlesReachTheNavigationItem() {
    let controller = UIViewController()
    controller.title = "One"
    #expect(controller.navigationItem.title == "One")
    controller.title = "Two"
    #expect(controller.navigationItem.title == "Two")
    controller.navigationItem.title = "Three"
    #expect(controller.title == "Two")
  }

  @Test func theEditButtonSwitchesEditing() {
    let controller = UIViewController()
    let button = controller.editButtonItem
    #expect(button.title == "Edit")
    button.perform()
    #expect(controller.isEditing)
    #expect(button.title == "Done")
    #expect(button.style == .done)
    controller.isEditing = false
    #expect(button.title == "Edit")
    #expect(controller.editButtonItem === button)
  }

  @Test func appearanceIsOverriddenBeforeTheViewIsLoaded() {
    let controller = UIViewController()
    controller.overrideUserInterfaceStyle = .dark
    #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
  }
}
