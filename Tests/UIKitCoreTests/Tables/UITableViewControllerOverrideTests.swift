import Foundation
import Testing

@testable import UIKitCore

/// Tests for `UITableViewController` subclasses, whose overridden methods the table detects.
@MainActor
struct UITableViewControllerOverrideTests {
  private class ControllerWithoutOverrides: UITableViewController {}

  private class CountsController: UITableViewController {
    override func tableView(
      _ tableView: UITableView,
      numberOfRowsInSection section: Int
    ) -> Int { 3 }
  }

  private class HeightsController: CountsController {
    override func tableView(
      _ tableView: UITableView,
      heightForRowAt indexPath: IndexPath
    ) -> CGFloat { 60 }
  }

  private final class HeightsControllerSubclass: HeightsController {}

  @Test func aSubclassWithoutOverridesHasNone() {
    for method in OptionalTableMethod.allCases {
      #expect(!ControllerWithoutOverrides(style: .plain).overrides(method))
    }
  }

  @Test func overridesAreDetectedIndividuallyAndInSubclasses() {
    #expect(CountsController(style: .plain).overrides(.numberOfRows))
    #expect(!CountsController(style: .plain).overrides(.rowHeight))
    #expect(HeightsControllerSubclass(style: .plain).overrides(.numberOfRows))
    #expect(HeightsControllerSubclass(style: .plain).overrides(.rowHeight))
    #expect(!HeightsControllerSubclass(style: .plain).overrides(.estimatedRowHeight))
  }

  private final class MenuController: UITableViewController {
    var calls: [String] = []

    override func tableView(
      _ tableView: UITableView,
      willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { calls.append("display") }

    override func tableView(
      _ tableView: UITableView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { calls.append("end") }
  }

  @Test func menusOfASubclassCallItsOverrides() {
    let controller = MenuController(style: .plain)
    let delegate: any UITableViewDelegate = controller
    let configuration = UIContextMenuConfiguration()
    delegate.tableView?(
      controller.tableView,
      willDisplayContextMenu: configuration,
      animator: nil
    )
    delegate.tableView(
      controller.tableView,
      willEndContextMenuInteraction: configuration,
      animator: nil
    )
    #expect(controller.calls == ["display", "end"])
  }

  @Test func rowsOfASubclassAreInOneSection() {
    let table: UITableView = HeightsControllerSubclass(style: .plain).tableView
    // DS-027.3
    #expect(ControllerWithoutOverrides(style: .plain).tableView.numberOfSections == 0)
    #expect(CountsController(style: .plain).numberOfSections(in: table) == 1)
  }
}
