import Foundation
import UIKitLists

extension UITableView {
  /// How many rows are told to the delegate one by one when a range of them is selected.
  static let maximumToldRows = 10_000

  /// Selects a row that got the focus, as a tap does, without others.
  final func selectByFocus(_ position: RowPosition) {
    guard !selection.contains(position) || selection.count > 1 else { return }
    if selectsMultipleRows {
      selectRange(from: position, to: position)
    } else {
      handleTap(position, isPrimary: false)
    }
  }

  /// Selects the rows between two, both included, and no others.
  ///
  /// The delegate is asked and told for each row that changes, up to `maximumToldRows`; beyond,
  /// only `selectionDidChangeNotification` says so.
  final func selectRange(from first: RowPosition, to last: RowPosition) {
    guard selectsMultipleRows, model.geometry.contains(first), model.geometry.contains(last) else {
      return
    }
    var wanted = SelectionSet()
    for run in runs(from: min(first, last), to: max(first, last)) { wanted.insert(run) }
    change(to: wanted)
  }

  /// Selects all rows.
  ///
  /// - Returns: Whether several rows may be selected.
  final func selectAllRows() -> Bool {
    guard selectsMultipleRows, let first = model.geometry.firstRow,
      let last = model.geometry.lastRow
    else { return false }
    selectRange(from: first, to: last)
    return true
  }

  /// Selects a row, or deselects it if it is selected.
  final func toggle(_ position: RowPosition) {
    guard model.geometry.contains(position) else { return }
    handleTap(position)
  }

  /// The rows between two, both included, a run for each section.
  final func runs(from first: RowPosition, to last: RowPosition) -> [RowRun] {
    (first.section...last.section).compactMap { section in
      let count = model.geometry.numberOfRows(inSection: section)
      let start = section == first.section ? first.row : 0
      let end = section == last.section ? last.row + 1 : count
      return start < end ? RowRun(section: section, rows: start..<end) : nil
    }
  }

  /// Selects rows, and no others, as the user does.
  ///
  /// The delegate is asked and told for each row that changes, up to `maximumToldRows`.
  final func change(to wanted: SelectionSet) {
    changeSelectionByUser { changeRows(to: wanted) }
  }

  private func changeRows(to wanted: SelectionSet) {
    let isShort = max(wanted.count, selection.count) <= UITableView.maximumToldRows
    if isShort {
      for row in Array(selection) where !wanted.contains(row) { deselectByUser(row) }
      for row in Array(wanted) where model.geometry.contains(row) && !selection.contains(row) {
        selectByUser(row)
      }
    } else if selection != wanted {
      selection = wanted
      markSelectionChanged()
      for tile in tiler.rowsOnScreen {
        let isSelected = wanted.contains(tile.position)
        if tile.cell.isSelected != isSelected { tile.cell.setSelected(isSelected, animated: false) }
      }
    }
  }
}
