import Foundation
import UIKitLists
import UIKitSupport

extension TablePass {
  /// The buttons that the delegate gives the leading end of a row; `nil` for none.
  func leadingActions(
    ofRowAt position: RowPosition
  ) throws(Superseded) -> UISwipeActionsConfiguration? {
    guard let delegate else { return nil }
    return try ask {
      delegate.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: path(position))
    }
  }

  /// The buttons that the delegate gives the trailing end of a row; `nil` for those of
  /// `rowActions(ofRowAt:)`.
  func trailingActions(
    ofRowAt position: RowPosition
  ) throws(Superseded) -> UISwipeActionsConfiguration? {
    guard let delegate else { return nil }
    return try ask {
      delegate.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: path(position))
    }
  }

  /// The buttons that the delegate gives a row by the deprecated method; `nil` for the Delete
  /// button.
  func rowActions(ofRowAt position: RowPosition) throws(Superseded) -> [UITableViewRowAction]? {
    guard let delegate else { return nil }
    return try ask { delegate.tableView(tableView, editActionsForRowAt: path(position)) }
  }

  /// The title of a row's Delete button.
  func deleteTitle(ofRowAt position: RowPosition) throws(Superseded) -> String {
    guard let delegate else { return "Delete" }
    return try ask {
      delegate.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: path(position))
    } ?? "Delete"
  }
}

extension TableSession {
  /// Whether the data source can be told that the user deletes or inserts a row.
  var canCommit: Bool { tableView?.dataSource?.implementsCommit ?? false }

  /// Tells the delegate that a row shows its buttons from now on.
  func willBeginEditing(rowAt position: RowPosition) {
    guard let tableView else { return }
    tableView.delegate?.tableView(tableView, willBeginEditingRowAt: IndexPath(position))
  }

  /// Tells the delegate that a row has hidden its buttons.
  ///
  /// - Parameter position: `nil` when the row is gone.
  func didEndEditing(rowAt position: RowPosition?) {
    guard let tableView else { return }
    let row = position.flatMap { tableView.model.geometry.contains($0) ? $0 : nil }
    tableView.delegate?.tableView(tableView, didEndEditingRowAt: row.map { IndexPath($0) })
  }

  /// Tells the data source that the user deletes or inserts a row, if it has that method.
  func commit(_ style: UITableViewCell.EditingStyle, at position: RowPosition) {
    guard let tableView, let dataSource = tableView.dataSource else { return }
    dataSource.tableView(tableView, commit: style, forRowAt: IndexPath(position))
  }

  // MARK: Reordering

  /// Where the delegate wants a dragged row to go.
  ///
  /// - Parameters:
  ///   - source: Where the data source has the row.
  ///   - proposed: Where the row would go without the delegate.
  /// - Returns: Whatever position the delegate said; the table may not have it.
  func moveTarget(from source: RowPosition, proposed: RowPosition) -> RowPosition {
    guard let tableView, let delegate = tableView.delegate else { return proposed }
    let path = delegate.tableView(
      tableView,
      targetIndexPathForMoveFromRowAt: IndexPath(source),
      toProposedIndexPath: IndexPath(proposed)
    )
    guard let position = path.position else {
      misuse(
        "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) returned \(path), "
          + "which has not two elements"
      )
    }
    return position
  }

  /// Tells the data source that the user has moved a row.
  func moveRow(from source: RowPosition, to destination: RowPosition) {
    guard let tableView, let dataSource = tableView.dataSource else { return }
    dataSource.tableView(
      tableView,
      moveRowAt: IndexPath(source),
      to: IndexPath(destination)
    )
  }
}
