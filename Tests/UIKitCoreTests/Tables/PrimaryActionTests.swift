import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for the primary action, which follows the selection of a single row.
@MainActor
struct PrimaryActionTests {
  private let stage = Stage(size: CGSize(width: 320, height: 440))
  private let list = List(style: .plain)

  init() { stage.show(list) }

  private func tap(_ row: Int) { stage.tap(at: CGPoint(x: 100, y: CGFloat(row) * 44 + 22)) }

  @Test func aTapPerformsThePrimaryActionAfterSelecting() {
    tap(2)
    #expect(list.take() == ["select 2", "can 2", "perform 2"])
    tap(2)
    #expect(list.take() == ["select 2", "can 2", "perform 2"])
  }

  @Test func theDelegateMayRefuse() {
    list.can = false
    tap(2)
    #expect(list.take() == ["select 2", "can 2"])
  }

  @Test func editingModeHasNoPrimaryAction() {
    list.can = nil
    list.tableView.allowsSelectionDuringEditing = true
    list.tableView.setEditing(true, animated: false)
    tap(2)
    #expect(list.take() == ["select 2", "can 2"])
    list.tableView.setEditing(false, animated: false)
    tap(3)
    #expect(list.take() == ["select 3", "can 3", "perform 3"])
  }

  @Test func multipleSelectionHasNoPrimaryAction() {
    list.tableView.allowsMultipleSelection = true
    tap(2)
    #expect(list.take() == ["select 2", "can 2", "perform 2"])
    tap(3)
    #expect(list.take() == ["select 3"])
    tap(3)
    tap(2)
    #expect(list.take().isEmpty)
  }

  @Test func returnPerformsThePrimaryAction() {
    list.tableView.selectionFollowsFocus = true
    list.tableView.becomeFirstResponder()
    stage.press(.keyboardDownArrow)
    stage.press(.keyboardDownArrow)
    let moved = list.take()
    #expect(moved.contains("select 1") && !moved.contains { $0.hasPrefix("perform") })
    stage.press(.keyboardReturnOrEnter)
    #expect(list.take() == ["select 1", "can 1", "perform 1"])
  }

  @Test func aMovedRowPerformsItsPrimaryAction() {
    list.onSelect = { list in
      list.count += 1
      list.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    tap(2)
    #expect(list.take() == ["select 2", "can 3", "perform 3"])
  }

  @Test func aDeletedRowPerformsNoPrimaryAction() {
    list.onSelect = { list in
      list.count -= 1
      list.tableView.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    }
    tap(2)
    #expect(list.take() == ["select 2"])
  }
}

private final class List: UITableViewController {
  var count = 20
  /// Whether the row has a primary action; `nil` calls the superclass.
  var can: Bool? = true
  var onSelect: ((List) -> Void)?
  private var calls: [String] = []

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count
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
    return can ?? super.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
  }

  override func tableView(
    _ tableView: UITableView,
    performPrimaryActionForRowAt indexPath: IndexPath
  ) {
    calls.append("perform \(indexPath.row)")
  }
}
