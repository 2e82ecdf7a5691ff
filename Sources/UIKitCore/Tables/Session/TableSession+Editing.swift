import Foundation
import UIKitLists
import UIKitSupport

extension TablePass {
  /// Returns the delegate's swipe actions for the leading edge of a row; `nil` for none.
  func leadingActions(
    ofRowAt position: RowPosition
  ) throws(Superseded) -> UISwipeActionsConfiguration? {
    guard let delegate else { return nil }
    return try query {
      delegate.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: path(position))
    }
  }

  /// Returns the delegate's swipe actions for the trailing edge of a row; `nil` falls back to
  /// `rowActions(ofRowAt:)`.
  func trailingActions(
    ofRowAt position: RowPosition
  ) throws(Superseded) -> UISwipeActionsConfiguration? {
    guard let delegate else { return nil }
    return try query {
      delegate.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: path(position))
    }
  }

  /// Returns the actions from the delegate's deprecated method; `nil` falls back to the Delete
  /// button.
  func rowActions(ofRowAt position: RowPosition) throws(Superseded) -> [UITableViewRowAction]? {
    guard let delegate else { return nil }
    return try query { delegate.tableView(tableView, editActionsForRowAt: path(position)) }
  }

  /// Returns the title of a row's Delete button.
  func deleteTitle(ofRowAt position: RowPosition) throws(Superseded) -> String {
    guard let delegate else { return SystemWords.current.delete }
    return try query {
      delegate.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: path(position))
    } ?? SystemWords.current.delete
  }
}

extension TableSession {
  /// Whether the data source implements `tableView(_:commit:forRowAt:)`.
  var canCommit: Bool { dataSource?.implementsCommit ?? false }

  /// Notifies the delegate that a row is about to reveal its swipe actions.
  func willBeginEditing(rowAt position: RowPosition) {
    guard let tableView else { return }
    delegate?.tableView(tableView, willBeginEditingRowAt: IndexPath(position))
  }

  /// Notifies the delegate that a row no longer displays its swipe actions.
  ///
  /// - Parameter position: The row's position; `nil` if the row no longer exists.
  func didEndEditing(rowAt position: RowPosition?) {
    guard let tableView else { return }
    let row = position.flatMap { model.geometry.contains($0) ? $0 : nil }
    delegate?.tableView(tableView, didEndEditingRowAt: row.map { IndexPath($0) })
  }

  /// Notifies the data source that the user deletes or inserts a row, if it implements the method.
  func commit(_ style: UITableViewCell.EditingStyle, at position: RowPosition) {
    guard let tableView, let dataSource else { return }
    dataSource.tableView(tableView, commit: style, forRowAt: IndexPath(position))
  }

  // MARK: Reordering

  /// Returns the delegate's target position for a dragged row.
  ///
  /// - Parameters:
  ///   - source: The row's position in the data source.
  ///   - proposed: The drop position under the finger.
  /// - Returns: The delegate's result, unchecked: the position may not exist.
  func moveTarget(from source: RowPosition, proposed: RowPosition) -> RowPosition {
    guard let tableView, let delegate else { return proposed }
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

  /// Notifies the data source that the user has moved a row, which the table already displays at
  /// its new position.
  func moveRow(_ move: RowMoveMapping) {
    guard let tableView, let dataSource else { return }
    report(move) {
      dataSource.tableView(
        tableView,
        moveRowAt: IndexPath(move.source),
        to: IndexPath(move.destination)
      )
      guard let move = takeReportedMove() else { return }
      (dataSource as? any RowMoveAdopting)?.adopt(move)
    }
  }
}

/// A data source that itself stores the order of its rows.
@MainActor
protocol RowMoveAdopting: AnyObject {
  /// Applies a move by the user for which no snapshot was applied.
  func adopt(_ move: RowMoveMapping)
}
