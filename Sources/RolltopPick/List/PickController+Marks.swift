import PickLines
import UIKit

/// Marks.
extension PickController {
  /// Toggles the mark of a row.
  func toggleMark(_ row: Int) {
    let line = model.matches[row]
    if model.marked.contains(line) { model.marked.remove(line) } else { model.marked.insert(line) }
    marksChanged()
  }

  /// Marks rows.
  func mark(_ rows: ClosedRange<Int>) {
    for row in rows { model.marked.insert(model.matches[row]) }
    marksChanged()
  }

  /// Marks all rows, or removes all marks if all rows are marked.
  func toggleAll() {
    let rows = 0..<model.matches.count
    if rows.allSatisfy({ model.marked.contains(model.matches[$0]) }) {
      for row in rows { model.marked.remove(model.matches[row]) }
    } else {
      for row in rows { model.marked.insert(model.matches[row]) }
    }
    marksChanged()
  }

  private func marksChanged() {
    for place in table.indexPathsForVisibleRows ?? [] {
      let isMarked = model.marked.contains(model.matches[model.row(at: place)])
      table.cellForRow(at: place)?.accessoryType = isMarked ? .checkmark : .none
    }
    updateCount()
  }
}
