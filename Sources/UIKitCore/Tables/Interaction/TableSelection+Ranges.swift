import Foundation
import UIKitLists

extension TableSelection {
  /// The maximum number of selected rows before and after a change for which the delegate is
  /// notified of each row.
  static let maximumNotifiedRows = 10_000

  /// Selects only the newly focused row, like a tap.
  func selectByFocus(_ position: RowPosition) {
    guard !session.selection.contains(position) || session.selection.count > 1 else { return }
    if session.selectsMultipleRows {
      selectRange(from: position, to: position)
    } else {
      handleTap(position, isPrimary: false)
    }
  }

  /// Selects only the rows of a closed range.
  ///
  /// The delegate is queried and notified for each row that changes, up to `maximumNotifiedRows`;
  /// beyond that, only `selectionDidChangeNotification` is posted.
  func selectRange(from first: RowPosition, to last: RowPosition) {
    guard session.selectsMultipleRows, model.geometry.contains(first), model.geometry.contains(last)
    else {
      return
    }
    var newSelection = SelectionSet()
    for run in runs(from: min(first, last), to: max(first, last)) { newSelection.insert(run) }
    change(to: newSelection)
  }

  /// Selects all rows.
  ///
  /// - Returns: Whether the table has rows and several of them can be selected.
  func selectAllRows() -> Bool {
    guard session.selectsMultipleRows, let first = model.geometry.firstRow,
      let last = model.geometry.lastRow
    else { return false }
    selectRange(from: first, to: last)
    return true
  }

  /// Selects a row, or deselects it if it is selected.
  func toggle(_ position: RowPosition) {
    guard model.geometry.contains(position) else { return }
    handleTap(position)
  }

  /// Returns the rows of a closed range, as one run per section.
  func runs(from first: RowPosition, to last: RowPosition) -> [RowRun] {
    (first.section...last.section).compactMap { section in
      let count = model.geometry.numberOfRows(inSection: section)
      let start = section == first.section ? first.row : 0
      let end = section == last.section ? last.row + 1 : count
      return start < end ? RowRun(section: section, rows: start..<end) : nil
    }
  }

  /// Changes the selection to a set of rows, as the user does.
  ///
  /// The delegate is queried and notified for each row that changes, up to `maximumNotifiedRows`.
  func change(to newSelection: SelectionSet) {
    session.changeSelectionByUser { changeRows(to: newSelection) }
  }

  private func changeRows(to newSelection: SelectionSet) {
    let notifiesDelegate =
      max(newSelection.count, session.selection.count) <= TableSelection.maximumNotifiedRows
    if notifiesDelegate {
      for row in Array(session.selection) where !newSelection.contains(row) { deselectByUser(row) }
      for row in Array(newSelection)
      where model.geometry.contains(row) && !session.selection.contains(row) {
        selectByUser(row)
      }
    } else if session.selection != newSelection {
      session.selection = newSelection
      session.markSelectionChanged()
      for tile in tiler.rowsOnScreen {
        let isSelected = newSelection.contains(tile.position)
        if tile.cell.isSelected != isSelected { tile.cell.setSelected(isSelected, animated: false) }
      }
    }
  }
}
