import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// Tests for changes that remove the edited row's cell: editing ends while the cell still has its
/// row.
@MainActor
struct EditedRowEndTests {
  /// The arguments of the tests: whether the edited row has left the visible area.
  nonisolated static let isOffscreen = [false, true]

  private func expectEndOfEditing(in list: EditedList) {
    list.stage.settle(timeout: 1)
    #expect(list.takeLog() == ["begin 3", "end 3"])
    #expect(list.edited.isEmpty)
    let cells = list.table.subviews.filter { $0 is EditedCell }
    #expect(cells.count == list.table.visibleCells.count)
  }

  @Test(arguments: EditedCell.Kind.allCases, isOffscreen)
  func aReloadEndsEditingWithTheRow(_ kind: EditedCell.Kind, _ isOffscreen: Bool) {
    let list = EditedList.editingRow3(kind, isOffscreen: isOffscreen)
    list.table.reloadData()
    #expect(list.texts[3].contains("!"))
    expectEndOfEditing(in: list)
    list.table.scrollToRow(at: at(0), at: .top, animated: false)
    list.stage.settle(timeout: 1)
    #expect(list.cell(3)?.field.text == list.texts[3])
  }

  @Test(arguments: EditedCell.Kind.allCases, isOffscreen)
  func aReloadOfTheRowEndsEditing(_ kind: EditedCell.Kind, _ isOffscreen: Bool) {
    let list = EditedList.editingRow3(kind, isOffscreen: isOffscreen)
    list.table.reloadRows(at: [at(3)], with: .automatic)
    #expect(list.texts[3].contains("!"))
    expectEndOfEditing(in: list)
  }

  @Test(arguments: EditedCell.Kind.allCases, isOffscreen)
  func aReloadOfTheSectionEndsEditing(_ kind: EditedCell.Kind, _ isOffscreen: Bool) {
    let list = EditedList.editingRow3(kind, isOffscreen: isOffscreen)
    list.table.reloadSections([0], with: .automatic)
    expectEndOfEditing(in: list)
  }

  @Test(arguments: EditedCell.Kind.allCases, isOffscreen)
  func anotherDataSourceEndsEditing(_ kind: EditedCell.Kind, _ isOffscreen: Bool) {
    let list = EditedList.editingRow3(kind, isOffscreen: isOffscreen)
    let newDataSource = ListSource([2], recorder: CallRecorder())
    list.table.dataSource = newDataSource
    list.stage.settle(timeout: 1)
    #expect(list.takeLog() == ["begin 3", "end 3"])
    #expect(list.edited.isEmpty)
    #expect(list.table.visibleCells.count == 2)
  }

  @Test(arguments: EditedCell.Kind.allCases, isOffscreen)
  func aDelegateCannotPreventEditingFromEnding(_ kind: EditedCell.Kind, _ isOffscreen: Bool) {
    let list = EditedList.editingRow3(kind, isOffscreen: isOffscreen)
    list.mayEnd = false
    list.table.reloadData()
    expectEndOfEditing(in: list)
  }

  @Test(arguments: EditedCell.Kind.allCases)
  func aRemovedFieldResignsDespiteARefusal(_ kind: EditedCell.Kind) {
    let list = EditedList.editingRow3(kind, isOffscreen: false)
    let editor = list.cell(3)?.editor(kind)
    list.mayEnd = false
    editor?.removeFromSuperview()
    #expect(list.log == ["begin 3", "end 3"])
    if let editor { list.stage.window.addSubview(editor) }
    #expect(editor?.isFirstResponder == false)
  }

  @Test func batchesFromDidEndEditingChangeNoOtherRows() {
    let list = EditedList.editingRow3(.field, isOffscreen: false)
    list.onEnd = { [list] in list.table.reloadRows(at: [at(39)], with: .none) }
    list.texts.removeAll()
    list.table.deleteRows(at: (0..<40).map { at($0) }, with: .fade)
    list.stage.settle(timeout: 1)
    #expect(list.table.numberOfRows(inSection: 0) == 0)
    #expect(list.table.visibleCells.isEmpty)
  }

  @Test func aReloadInsideTheEndOfEditingReplacesTheDeletion() {
    let list = EditedList.editingRow3(.field, isOffscreen: false)
    list.onEnd = { [list] in list.table.reloadData() }
    list.texts.remove(at: 3)
    var isFinished: Bool?
    list.table.performBatchUpdates {
      list.table.deleteRows(at: [at(3)], with: .fade)
    } completion: {
      isFinished = $0
    }
    list.stage.settle(timeout: 1)
    #expect(isFinished == false)
    #expect(list.table.numberOfRows(inSection: 0) == 39)
    #expect(list.table.visibleCells.count == list.table.subviews.filter { $0 is EditedCell }.count)
  }

  @Test func aSwipeActionEndsEditingBeforeItDeletesTheRow() {
    let list = EditedList.editingRow3(.field, isOffscreen: false)
    list.canDelete = true
    list.stage.drag(
      from: CGPoint(x: 300, y: 154),
      to: CGPoint(x: 180, y: 154),
      duration: 0.2,
      hold: 0.2
    )
    list.stage.advance(by: 0.5)
    list.stage.tap(at: CGPoint(x: 300, y: 154))
    list.stage.settle(timeout: 1)
    #expect(list.takeLog() == ["begin 3", "end 3", "delete 3!"])
    #expect(list.texts[3] == "4")
  }

  @Test func leavingTheWindowEndsEditingWithTheRow() {
    let list = EditedList.editingRow3(.field, isOffscreen: true)
    list.table.removeFromSuperview()
    #expect(list.takeLog() == ["begin 3", "end 3"])
  }
}
