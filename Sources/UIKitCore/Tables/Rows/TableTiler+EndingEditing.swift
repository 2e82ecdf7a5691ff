import Foundation
import UIKitLists

/// A row that ends editing because an update or a reload removes its cell.
struct RowEndingEditing {
  let cell: UITableViewCell
  /// The row's position before the change.
  let position: RowPosition
  /// The row's position in the application's updated data; `nil` if the row no longer exists there
  /// or its position is uncertain.
  let updatedPosition: RowPosition?
}

extension TableTiler {
  /// Ends editing in rows and sections that an update is about to delete or reload.
  ///
  /// While editing ends, `indexPath(for:)` returns the row's index path in the updated data. For a
  /// deleted row it returns `nil`, so that the application does not store its text in another row.
  func endEditing(before plan: UpdatePlan) {
    guard let view = editedView else { return }
    if let cell = view as? UITableViewCell, let position = position(of: cell) {
      if plan.survivingRow(position) == nil {
        end(cell, at: position, updatedPosition: plan.reloadedRow(position))
      }
    } else if let key = key(of: view), plan.survivingSection(key.section) == nil {
      view.endEditing(true)
    }
  }

  /// Ends editing before all rows are reloaded.
  ///
  /// While editing ends, `indexPath(for:)` returns the row's index path if its section has as many
  /// rows as before. Otherwise it returns `nil`, because only the application knows whether the row
  /// still exists and at which index path.
  ///
  /// - Parameter pass: Queries the data source for the row counts.
  func endEditing(beforeLoadBy pass: @autoclosure () -> TablePass) {
    guard let cell = editedView as? UITableViewCell, let position = position(of: cell) else {
      return endEditing()
    }
    let counts = try? pass().rowCounts()
    let hasSameRowCount =
      counts.map { model.geometry.rowCounts.hasSameCount(ofSectionOf: position, in: $0) } ?? false
    end(cell, at: position, updatedPosition: hasSameRowCount ? position : nil)
  }

  /// Ends editing in a cell, header or footer while its position is still valid.
  func endEditing() {
    editedView?.endEditing(true)
  }

  /// The position of the row being edited, visible or not; `nil` while no row is edited.
  var editedRow: RowPosition? { (editedView as? UITableViewCell).flatMap(position) }

  private func end(
    _ cell: UITableViewCell,
    at position: RowPosition,
    updatedPosition: RowPosition?
  ) {
    let previousRow = rowEndingEditing
    rowEndingEditing = RowEndingEditing(
      cell: cell,
      position: position,
      updatedPosition: updatedPosition
    )
    cell.endEditing(true)
    rowEndingEditing = previousRow
  }

  /// The cell, header or footer that contains the first responder.
  private var editedView: UIView? {
    guard let responder = tableView?.windowStorage?.responderHost?.firstResponder else {
      return nil
    }
    return sequence(first: responder, next: \.next).lazy.compactMap { $0 as? UIView }
      .first { $0.superviewStorage === tableView }
  }

  private func key(of view: UIView) -> SupplementaryKey? {
    if case .supplementary(let retainedView, let key) = retained, retainedView === view {
      return key
    }
    return supplementaries.first { $0.value === view }?.key
  }
}

extension [Int] {
  /// Returns whether the section of a row has the same number of rows in `counts`.
  fileprivate func hasSameCount(ofSectionOf position: RowPosition, in counts: [Int]) -> Bool {
    let section = position.section
    return counts.count == count && indices.contains(section) && counts[section] == self[section]
  }
}

extension UpdatePlan {
  /// Returns the new position of a row that keeps its cell; `nil` for a deleted or reloaded row.
  func survivingRow(_ position: RowPosition) -> RowPosition? {
    switch outcome(ofOldRow: position) {
    case .kept(let newPosition), .moved(let newPosition): newPosition
    case .deleted, .reloaded: nil
    }
  }

  /// Returns the new position of a row that is reloaded, alone or with its section.
  ///
  /// - Returns: `nil` for a deleted row, and for a row whose reloaded section has another row
  ///   count, because its new position is then uncertain.
  fileprivate func reloadedRow(_ position: RowPosition) -> RowPosition? {
    if let newPosition = outcome(ofOldRow: position).position { return newPosition }
    guard case .reloaded(let section, _) = outcome(ofOldSection: position.section),
      rowCountsAfter[section] == rowCountsBefore[position.section]
    else { return nil }
    return RowPosition(section: section, row: position.row)
  }

  /// Returns the new index of a section that keeps its header and footer; `nil` for a deleted or
  /// reloaded section.
  func survivingSection(_ section: Int) -> Int? {
    switch outcome(ofOldSection: section) {
    case .kept(let newPosition), .moved(let newPosition): newPosition
    case .deleted, .reloaded: nil
    }
  }
}
