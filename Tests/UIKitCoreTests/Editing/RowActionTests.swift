import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the buttons of `tableView(_:editActionsForRowAt:)`.
@MainActor
struct RowActionTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let list = EditableList(rows: 5)
  private let taps = CallRecorder()

  init() {
    stage.checksDamage = true
    stage.show(list.table)
    list.log.take()
  }

  private func action(
    _ title: String,
    _ style: UITableViewRowAction.Style = .normal
  ) -> UITableViewRowAction {
    UITableViewRowAction(style: style, title: title) { [taps] action, path in
      taps.record("\(action.title ?? "") \(path.row)")
    }
  }

  private func swipe(by distance: CGFloat = 280) {
    stage.drag(
      from: CGPoint(x: 300, y: 66),
      to: CGPoint(x: 300 - distance, y: 66),
      duration: 0.3,
      hold: 0.2
    )
    stage.settle()
  }

  private var buttons: [SwipeActionButton] { list.cell(1).editing.actions?.buttons ?? [] }

  private func tap(_ index: Int) {
    let button = buttons[index]
    stage.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: 22), to: nil))
    stage.settle()
  }

  @Test func rowActionsLookLikeContextualActions() throws {
    list.rowActions = [action("Bin", .destructive), action("Flag"), action("Own")]
    list.rowActions?[2].backgroundColor = .systemOrange
    swipe()
    let rowActionButtons = buttons.map { ($0.item.title, $0.frame, $0.backgroundColor) }
    stage.tap(at: CGPoint(x: 20, y: 300))
    stage.settle()
    let actions = [
      UIContextualAction(style: .destructive, title: "Bin") { _, _, _ in },
      UIContextualAction(style: .normal, title: "Flag") { _, _, _ in },
      UIContextualAction(style: .normal, title: "Own") { _, _, _ in },
    ]
    actions[2].backgroundColor = .systemOrange
    list.trailing = UISwipeActionsConfiguration(actions: actions)
    list.trailing?.performsFirstActionWithFullSwipe = false
    swipe()
    #expect(buttons.count == 3 && rowActionButtons.count == 3)
    for (button, row) in zip(buttons, rowActionButtons) {
      #expect(button.item.title == row.0)
      #expect(button.frame == row.1)
      #expect(button.backgroundColor == row.2)
    }
  }

  @Test func theRowStaysOpenUntilTheProgramClosesIt() {
    list.rowActions = [action("Bin"), action("Flag")]
    swipe()
    #expect(taps.take().isEmpty)
    tap(1)
    #expect(taps.take() == ["Flag 1"])
    #expect(list.table.isEditing)
    list.table.setEditing(false, animated: true)
    stage.settle()
    #expect(!list.table.isEditing && buttons.isEmpty)
    #expect(list.log.take().suffix(2).contains("didEnd 1"))
  }

  @Test func aHandlerMayDeleteTheRow() {
    list.rowActions = [
      UITableViewRowAction(style: .default, title: "Bin") { [list] _, path in
        list.names.remove(at: path.row)
        list.table.deleteRows(at: [path], with: .automatic)
      }
    ]
    swipe()
    tap(0)
    let texts = list.table.visibleCells.map { $0.textLabel?.text }
    #expect(texts == ["Row 0", "Row 2", "Row 3", "Row 4"])
    #expect(!list.table.isEditing)
  }

  @Test func anEmptyArrayDisablesSwipesAndNilShowsDelete() {
    list.rowActions = []
    swipe()
    #expect(!list.table.isEditing)
    list.rowActions = nil
    swipe(by: 100)
    #expect(list.table.isEditing)
    guard case .delete? = buttons.first?.item else {
      Issue.record("Not the Delete button")
      return
    }
  }

  @Test func aConfigurationTakesPrecedence() {
    list.rowActions = [action("Old")]
    list.trailing = UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "New") { _, _, _ in }
    ])
    list.trailing?.performsFirstActionWithFullSwipe = false
    swipe()
    #expect(buttons.map(\.item.title) == ["New"])
  }

  @Test func theDeletionControlShowsTheRowActions() {
    list.rowActions = [action("Bin"), action("Flag")]
    list.table.setEditing(true, animated: false)
    stage.settle()
    stage.tap(at: CGPoint(x: 25, y: 66))
    stage.settle()
    #expect(buttons.map(\.item.title) == ["Bin", "Flag"])
  }

  @Test func theStylesHaveTheirColours() {
    let (normal, destructive) = (action("a"), action("b", .destructive))
    #expect(UITableViewRowAction.Style.destructive == .default)
    #expect(normal.backgroundColor != destructive.backgroundColor)
    normal.backgroundColor = .blue
    #expect(normal.backgroundColor == .blue)
    normal.backgroundColor = nil
    #expect(normal.backgroundColor == action("c").backgroundColor)
  }

  /// A controller that implements row actions only.
  private final class Controller: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }

    override func tableView(
      _ tableView: UITableView,
      editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
      [UITableViewRowAction(style: .normal, title: "Mine") { _, _ in }]
    }
  }

  @Test func controllersMayOverrideTheMethod() {
    let controller = Controller(style: .plain)
    stage.show(controller)
    swipe()
    let cell = controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
    #expect(cell?.editing.actions?.buttons.first?.item.title == "Mine")
  }
}
