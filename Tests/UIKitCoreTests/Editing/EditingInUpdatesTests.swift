import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for editing mode that begins while the data source's rows differ from the table's.
@MainActor
struct EditingInUpdatesTests {
  private let stage = Stage(size: CGSize(width: 320, height: 300))
  private let list = EditableList()
  private var table: UITableView { list.table }

  init() {
    list.configure = { [list] cell in cell.showsReorderControl = list.names.count > 1 }
    stage.show(list.table)
    stage.settle()
    list.log.take()
  }

  /// Returns the rows for which the table has called `tableView(_:canEditRowAt:)` since the last
  /// time.
  private func takeRequestedRows() -> [Int] {
    list.log.take().filter { $0.hasPrefix("canEdit ") }.compactMap { Int($0.dropFirst(8)) }
  }

  @Test(arguments: [false, true])
  func canEditIsCalledAfterTheBlock(animated: Bool) {
    table.performBatchUpdates {
      list.names = ["Row 4"]
      list.fixedRows = [0]
      table.deleteRows(at: (0..<4).map { [0, $0] }, with: .fade)
      table.setEditing(true, animated: animated)
      #expect(table.isEditing && takeRequestedRows().isEmpty)
    }
    #expect(Set(takeRequestedRows()) == [0])
    stage.settle()
    #expect(list.cell(0).isEditing && list.cell(0).editingStyle == .none)
  }

  @Test func enteringAndLeavingInABlockLeavesNoCellEditing() {
    table.performBatchUpdates {
      table.setEditing(true, animated: true)
      table.setEditing(false, animated: true)
    }
    stage.settle()
    #expect(takeRequestedRows().isEmpty)
    #expect(table.visibleCells.allSatisfy { !$0.isEditing })
  }

  /// The table requests the heights of new rows before cells have their new rows.
  @Test func aCallbackOfTheUpdateMayEnterEditingMode() {
    final class Heights: NSObject, UITableViewDelegate {
      var onHeight: () -> Void = {}

      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        onHeight()
        return 44
      }
    }
    let delegate = Heights()
    table.delegate = delegate
    stage.settle()
    list.fixedRows = [0]
    delegate.onHeight = { [table = list.table] in table.setEditing(true, animated: false) }
    list.names.insert("New", at: 0)
    table.insertRows(at: [[0, 0]], with: .none)
    stage.settle()
    #expect(
      (0..<6).map { list.cell($0).editingStyle == .delete } == [
        false, true, true, true, true, true,
      ]
    )
  }
}
