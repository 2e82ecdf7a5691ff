import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Tests for `UITableViewController` in editing mode.
@MainActor
struct EditingControllerTests {
  private class PlainController: UITableViewController {
    override func tableView(
      _ tableView: UITableView,
      numberOfRowsInSection section: Int
    ) -> Int { 3 }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.showsReorderControl = true
      return cell
    }
  }

  private final class CommitController: PlainController {
    override func tableView(
      _ tableView: UITableView,
      commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {}
  }

  private final class MoveController: PlainController {
    override func tableView(
      _ tableView: UITableView,
      moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {}
  }

  @Test func overriddenMethodsOfControllersAreDetected() {
    // PN-01, DS-009.3, DS-010.2
    #expect(!PlainController(style: .plain).implementsCommit)
    #expect(!PlainController(style: .plain).implementsMove)
    #expect(CommitController(style: .plain).implementsCommit)
    #expect(!CommitController(style: .plain).implementsMove)
    #expect(MoveController(style: .plain).implementsMove)
    #expect(!MoveController(style: .plain).implementsCommit)
    #expect(!ReadOnlyList().implementsCommit)
    #expect(!ReadOnlyList().implementsMove)
    #expect(EditableList().implementsCommit)
    #expect(EditableList().implementsMove)
  }

  @Test func theControllerAndItsTableShareEditingMode() {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let controller = MoveController(style: .plain)
    stage.show(controller)
    controller.setEditing(true, animated: false)
    let table: UITableView = controller.tableView
    // DS-028.1, TV-062.10
    #expect(table.isEditing)
    #expect(table.visibleCells.allSatisfy { $0.trailingPart.view is CellReorderControl })
    let item = controller.editButtonItem
    controller.setEditing(false, animated: true)
    #expect(!table.isEditing)
    #expect(item.title == "Edit")
    stage.settle()
    #expect(table.visibleCells.allSatisfy { $0.trailingPart.view == nil })
  }

  @Test func aSwipeNeedsAnOverriddenCommit() {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    for (controller, opens) in [
      (PlainController(style: .plain), false), (CommitController(style: .plain), true),
    ] {
      stage.show(controller)
      stage.drag(
        from: CGPoint(x: 300, y: 22),
        to: CGPoint(x: 200, y: 22),
        duration: 0.2,
        hold: 0.2
      )
      // TV-064.5, TD-026.4
      #expect(controller.tableView.isEditing == opens)
    }
  }
}
