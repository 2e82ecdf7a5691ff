import PickLines
import UIKit

/// Marking rows, if several can be chosen.
extension PickController {
  func toggleMark(_ row: Int) {
    let line = model.matches[row]
    if model.marked.contains(line) { model.marked.remove(line) } else { model.marked.insert(line) }
    marksDidChange()
  }

  func mark(_ rows: ClosedRange<Int>) {
    for row in rows { model.marked.insert(model.matches[row]) }
    marksDidChange()
  }

  /// Marks all rows, or removes all marks if all rows are marked.
  func toggleAll() {
    let rows = 0..<model.matches.count
    if rows.allSatisfy({ model.marked.contains(model.matches[$0]) }) {
      for row in rows { model.marked.remove(model.matches[row]) }
    } else {
      for row in rows { model.marked.insert(model.matches[row]) }
    }
    marksDidChange()
  }

  private func marksDidChange() {
    for indexPath in table.indexPathsForVisibleRows ?? [] {
      let isMarked = model.marked.contains(model.matches[model.row(at: indexPath)])
      table.cellForRow(at: indexPath)?.accessoryType = isMarked ? .checkmark : .none
    }
    updateCount()
  }
}
