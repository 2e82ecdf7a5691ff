import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import rolltop

/// Tests for the demo in wide windows, with the start screen and the selected screen side by side.
@MainActor
struct WideDemoTests {
  private func resize(_ run: DemoRun, _ width: CGFloat) {
    run.stage.loop.screen.resize(to: CGSize(width: width, height: 700), scale: 1)
    run.stage.settle()
  }

  private func secondary(_ run: DemoRun) -> UINavigationController? {
    run.split?.viewController(for: .secondary) as? UINavigationController
  }

  @Test func wideWindowsShowScreensBesideTheList() throws {
    let run = DemoRun()
    #expect(run.split?.isCollapsed == true && run.navigation?.viewControllers.count == 1)
    resize(run, 899)
    #expect(run.split?.isCollapsed == true)
    resize(run, 900)
    #expect(run.split?.isCollapsed == false)
    #expect(secondary(run)?.topViewController is EmptyDetailViewController)
    assertSnapshot(of: run.stage, named: "nothing-chosen")
    run.stage.press(.keyboardDownArrow)
    run.stage.press(.keyboardDownArrow)
    run.stage.press(.keyboardReturnOrEnter)
    run.stage.settle()
    #expect(run.navigation?.viewControllers.count == 1)
    let shown = try #require(secondary(run)?.topViewController)
    #expect(!(shown is EmptyDetailViewController) && shown.view.window != nil)
    // The selected row of the list indicates the current screen.
    #expect(run.table?.indexPathForSelectedRow != nil)
    assertSnapshot(of: run.stage, named: "chosen")
    resize(run, 500)
    #expect(run.navigation?.viewControllers.count == 2)
    #expect(run.navigation?.topViewController === shown)
    run.stage.press(.keyboardEscape)
    run.stage.settle()
    #expect(run.navigation?.viewControllers.count == 1)
    resize(run, 1200)
    #expect(secondary(run)?.topViewController is EmptyDetailViewController)
  }

  @Test func tabReachesBothColumns() {
    let run = DemoRun()
    run.split?.show(Screen.controls.makeScreens(in: .still()))
    resize(run, 1100)
    #expect(secondary(run)?.viewControllers.count == 2)
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
    #expect(secondary(run)?.viewControllers.count == 1)
  }

  @Test func aScreenOfTheCommandLineHasNoList() {
    let run = DemoRun(screen: .controls)
    resize(run, 1100)
    #expect(run.split == nil)
    #expect(run.navigation?.topViewController?.view.window?.bounds.width == 1100)
  }

  @Test func aWideWindowRestoresItsScreen() throws {
    let first = DemoRun()
    resize(first, 1000)
    first.split?.show(Screen.controls.makeScreens(in: .still()))
    first.stage.settle()
    let state = try #require(first.state)
    let second = DemoRun(state: state)
    #expect(second.navigation?.viewControllers.count == 3)
    #expect(second.navigation?.topViewController is ControlsViewController)
    resize(second, 1000)
    #expect(second.navigation?.viewControllers.count == 1)
    #expect(secondary(second)?.topViewController is ControlsViewController)
  }
}
