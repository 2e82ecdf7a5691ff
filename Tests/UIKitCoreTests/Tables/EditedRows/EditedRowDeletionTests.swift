import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// Tests for deletions and reloads of the edited row after the application's data has changed, which
/// never store the typed text in another row.
@MainActor
struct EditedRowDeletionTests {
  /// The method by which the application deletes row 3.
  enum Deletion: CaseIterable {
    case row, rows, batch, section, reload, all

    @MainActor
    func run(in list: EditedList) {
      let table = list.table
      switch self {
      case .row:
        list.texts.remove(at: 3)
        table.deleteRows(at: [at(3)], with: .automatic)
      case .rows:
        list.texts.removeSubrange(2...4)
        table.deleteRows(at: [at(2), at(3), at(4)], with: .none)
      case .batch:
        table.performBatchUpdates {
          list.texts.remove(at: 3)
          list.texts.insert("new", at: 0)
          table.deleteRows(at: [at(3)], with: .fade)
          table.insertRows(at: [at(0)], with: .fade)
        }
      case .section:
        list.texts.remove(at: 3)
        table.reloadSections([0], with: .automatic)
      case .reload:
        list.texts.remove(at: 3)
        table.reloadData()
      case .all:
        list.texts.removeAll()
        table.deleteRows(at: (0..<40).map { at($0) }, with: .automatic)
      }
    }
  }

  @Test(arguments: Deletion.allCases, EditedRowEndTests.isOffscreen)
  func aDeletedRowHasNoIndexPathWhenEditingEnds(_ deletion: Deletion, _ isOffscreen: Bool) {
    for kind in EditedCell.Kind.allCases {
      let list = EditedList.editingRow3(kind, isOffscreen: isOffscreen)
      deletion.run(in: list)
      list.stage.settle(timeout: 1)
      #expect(list.takeLog() == ["begin 3", "end -1"])
      #expect(list.edited.isEmpty)
      #expect(!list.texts.contains { $0.contains("!") })
      let cells = list.table.subviews.filter { $0 is EditedCell }
      #expect(cells.count == list.table.visibleCells.count)
    }
  }

  @Test func theDeletedRowIsNotAtItsIndexPathWhenEditingEnds() {
    let list = EditedList.editingRow3(.field, isOffscreen: false)
    let point = CGPoint(x: 60, y: list.table.rectForRow(at: at(3)).midY)
    var indexPaths: [IndexPath?] = []
    list.onEnd = { [list] in
      indexPaths = [list.table.indexPathForRow(at: point), list.table.indexPathForRow(at: .zero)]
    }
    list.texts.remove(at: 3)
    list.table.deleteRows(at: [at(3)], with: .automatic)
    #expect(indexPaths == [nil, at(0)])
    #expect(list.table.indexPathForRow(at: point) == at(3))
  }

  @Test(arguments: EditedRowEndTests.isOffscreen)
  func aRowReloadedWithADeletionHasItsNewIndexPath(_ isOffscreen: Bool) {
    let list = EditedList.editingRow3(.field, isOffscreen: isOffscreen)
    list.texts.removeSubrange(0...1)
    list.table.performBatchUpdates {
      list.table.deleteRows(at: [at(0), at(1)], with: .fade)
      list.table.reloadRows(at: [at(3)], with: .fade)
    }
    list.stage.settle(timeout: 1)
    #expect(list.takeLog() == ["begin 3", "end 1"])
    #expect(list.texts[1].contains("!"))
  }

  @Test func theLastRowHasNoIndexPathAfterAReloadWithFewerRows() {
    let list = EditedList(rows: 5)
    list.edit(4)
    list.texts.remove(at: 0)
    list.table.reloadData()
    #expect(list.takeLog() == ["begin 4", "end -1"])
    #expect(list.texts == ["1", "2", "3", "4"])
  }

  /// The application has inserted a row without notifying the table.
  @Test(arguments: [0, 3, 40], EditedRowEndTests.isOffscreen)
  func aReloadWithMoreRowsGivesTheRowNoIndexPath(_ insertionIndex: Int, _ isOffscreen: Bool) {
    for reloadsSection in [false, true] {
      let list = EditedList.editingRow3(.field, isOffscreen: isOffscreen)
      list.texts.insert("new", at: insertionIndex)
      let texts = list.texts
      if reloadsSection {
        list.table.reloadSections([0], with: .none)
      } else {
        list.table.reloadData()
      }
      list.stage.settle(timeout: 1)
      #expect(list.takeLog() == ["begin 3", "end -1"])
      #expect(list.texts == texts)
    }
  }

  /// The table takes the announced row into account, and a later reload finds the same number of
  /// rows.
  @Test func anInsertionBeforeTheReloadGivesTheNewIndexPath() {
    for usesBatch in [false, true] {
      let list = EditedList.editingRow3(.field, isOffscreen: false)
      list.texts.insert("new", at: 0)
      if usesBatch {
        list.table.performBatchUpdates { list.table.insertRows(at: [at(0)], with: .none) }
      } else {
        list.table.insertRows(at: [at(0)], with: .automatic)
      }
      list.table.reloadData()
      list.stage.settle(timeout: 1)
      #expect(list.takeLog() == ["begin 3", "end 4"])
      #expect(list.texts[4].contains("!") && !list.texts[3].contains("!"))
    }
  }

  @Test func aReloadWithTheSameRowCountSavesTheText() {
    let list = EditedList.editingRow3(.field, isOffscreen: false)
    list.table.reloadData()
    #expect(list.takeLog() == ["begin 3", "end 3"])
    #expect(list.texts[3].contains("!"))
  }
}
