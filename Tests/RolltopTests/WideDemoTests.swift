import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import rolltop

/// Tests for the demo in wide windows, with the start screen and the selected screen side by side.
@MainActor
struct WideDemoTests {
  /// Resizes the window to a width in points, and a height of 700 points.
  private func resize(_ run: DemoRun, width: CGFloat) {
    run.stage.loop.screen.resize(to: CGSize(width: width, height: 700), scale: 1)
    run.stage.settle()
  }

  private func secondaryNavigation(of run: DemoRun) -> UINavigationController? {
    run.split?.viewController(for: .secondary) as? UINavigationController
  }

  @Test func wideWindowsShowScreensBesideTheList() throws {
    let run = DemoRun()
    #expect(run.split?.isCollapsed == true && run.navigation?.viewControllers.count == 1)
    resize(run, width: 899)
    #expect(run.split?.isCollapsed == true)
    resize(run, width: 900)
    #expect(run.split?.isCollapsed == false)
    #expect(secondaryNavigation(of: run)?.topViewController is EmptyDetailViewController)
    assertSnapshot(of: run.stage, named: "nothing-chosen")
    run.stage.press(.keyboardDownArrow)
    run.stage.press(.keyboardDownArrow)
    run.stage.press(.keyboardReturnOrEnter)
    run.stage.settle()
    #expect(run.navigation?.viewControllers.count == 1)
    let detail = try #require(secondaryNavigation(of: run)?.topViewController)
    #expect(!(detail is EmptyDetailViewController) && detail.view.window != nil)
    // The selected row of the list indicates the current screen.
    #expect(run.table?.indexPathForSelectedRow != nil)
    assertSnapshot(of: run.stage, named: "chosen")
    resize(run, width: 500)
    #expect(run.navigation?.viewControllers.count == 2)
    #expect(run.navigation?.topViewController === detail)
    run.stage.press(.keyboardEscape)
    run.stage.settle()
    #expect(run.navigation?.viewControllers.count == 1)
    resize(run, width: 1200)
    #expect(secondaryNavigation(of: run)?.topViewController is EmptyDetailViewController)
  }

  @Test func tabReachesBothColumns() {
    let run = DemoRun()
    run.split?.show(Screen.controls.makeScreens(in: .still()))
    resize(run, width: 1100)
    #expect(secondaryNavigation(of: run)?.viewControllers.count == 2)
    var columns: Set<ObjectIdentifier> = []
    for _ in 0..<30 {
      run.stage.press(.keyboardTab)
      run.stage.settle()
      let system = UIFocusSystem.focusSystem(for: run.delegate.window ?? run.stage.window)
      guard let view = system?.focusedItem as? UIView else { continue }
      for column in run.split?.viewControllers ?? [] where view.isDescendant(of: column.view) {
        columns.insert(ObjectIdentifier(column))
      }
    }
    #expect(columns.count == 2)
    run.stage.press(.keyboardEscape)
    run.stage.settle()
    #expect(secondaryNavigation(of: run)?.viewControllers.count == 1)
  }

  @Test func aScreenOfTheCommandLineHasNoList() {
    let run = DemoRun(screen: .controls)
    resize(run, width: 1100)
    #expect(run.split == nil)
    #expect(run.navigation?.topViewController?.view.window?.bounds.width == 1100)
  }

  @Test func aWideWindowRestoresItsScreen() throws {
    let first = DemoRun()
    resize(first, width: 1000)
    first.split?.show(Screen.controls.makeScreens(in: .still()))
    first.stage.settle()
    let state = try #require(first.state)
    let second = DemoRun(state: state)
    #expect(second.navigation?.viewControllers.count == 3)
    #expect(second.navigation?.topViewController is ControlsViewController)
    resize(second, width: 1000)
    #expect(second.navigation?.viewControllers.count == 1)
    #expect(secondaryNavigation(of: second)?.topViewController is ControlsViewController)
  }
}
