import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for the primary action, which follows the selection of a single row.
@MainActor
struct PrimaryActionTests {
  private let stage = Stage(size: CGSize(width: 320, height: 440))
  private let list = ActionList(style: .plain)

  init() { stage.show(list) }

  private func tap(row: Int) { stage.tap(at: CGPoint(x: 100, y: CGFloat(row) * 44 + 22)) }

  @Test func aTapPerformsThePrimaryActionAfterSelecting() {
    tap(row: 2)
    #expect(list.takeCalls() == ["select 2", "can 2", "perform 2"])
    tap(row: 2)
    #expect(list.takeCalls() == ["select 2", "can 2", "perform 2"])
  }

  @Test func theDelegateMayRefuse() {
    list.hasPrimaryAction = false
    tap(row: 2)
    #expect(list.takeCalls() == ["select 2", "can 2"])
  }

  @Test func editingModeHasNoPrimaryAction() {
    list.hasPrimaryAction = nil
    list.tableView.allowsSelectionDuringEditing = true
    list.tableView.setEditing(true, animated: false)
    tap(row: 2)
    #expect(list.takeCalls() == ["select 2", "can 2"])
    list.tableView.setEditing(false, animated: false)
    tap(row: 3)
    #expect(list.takeCalls() == ["select 3", "can 3", "perform 3"])
  }

  @Test func severalSelectedRowsHaveNoPrimaryAction() {
    list.tableView.allowsMultipleSelection = true
    tap(row: 2)
    #expect(list.takeCalls() == ["select 2", "can 2", "perform 2"])
    tap(row: 3)
    #expect(list.takeCalls() == ["select 3"])
    tap(row: 3)
    tap(row: 2)
    #expect(list.takeCalls().isEmpty)
  }

  @Test func returnPerformsThePrimaryAction() {
    list.tableView.selectionFollowsFocus = true
    list.tableView.becomeFirstResponder()
    stage.press(.keyboardDownArrow)
    stage.press(.keyboardDownArrow)
    let moved = list.takeCalls()
    #expect(moved.contains("select 1") && !moved.contains { $0.hasPrefix("perform") })
    stage.press(.keyboardReturnOrEnter)
    #expect(list.takeCalls() == ["select 1", "can 1", "perform 1"])
  }

  @Test func aMovedRowPerformsItsPrimaryAction() {
    list.onSelect = { list in
      list.rowCount += 1
      list.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    tap(row: 2)
    #expect(list.takeCalls() == ["select 2", "can 3", "perform 3"])
  }

  @Test func aDeletedRowPerformsNoPrimaryAction() {
    list.onSelect = { list in
      list.rowCount -= 1
      list.tableView.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    }
    tap(row: 2)
    #expect(list.takeCalls() == ["select 2"])
  }
}

private final class ActionList: UITableViewController {
  var rowCount = 20
  /// Whether the row has a primary action; `nil` calls the superclass.
  var hasPrimaryAction: Bool? = true
  var onSelect: ((ActionList) -> Void)?
  private var calls: [String] = []

  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rowCount
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("select \(indexPath.row)")
    onSelect?(self)
  }

  override func tableView(
    _ tableView: UITableView,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    calls.append("can \(indexPath.row)")
    return hasPrimaryAction
      ?? super.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
  }

  override func tableView(
    _ tableView: UITableView,
    performPrimaryActionForRowAt indexPath: IndexPath
  ) {
    calls.append("perform \(indexPath.row)")
  }
}
