import Foundation
import UIKitLists
import UIKitSupport

extension TablePass {
  /// The delegate's swipe actions for the leading end of a row; `nil` for none.
  func leadingActions(
    ofRowAt position: RowPosition
  ) throws(Superseded) -> UISwipeActionsConfiguration? {
    guard let delegate else { return nil }
    return try ask {
      delegate.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: path(position))
    }
  }

  /// The delegate's swipe actions for the trailing end of a row; `nil` falls back to
  /// `rowActions(ofRowAt:)`.
  func trailingActions(
    ofRowAt position: RowPosition
  ) throws(Superseded) -> UISwipeActionsConfiguration? {
    guard let delegate else { return nil }
    return try ask {
      delegate.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: path(position))
    }
  }

  /// The actions from the delegate's deprecated method; `nil` falls back to the Delete button.
  func rowActions(ofRowAt position: RowPosition) throws(Superseded) -> [UITableViewRowAction]? {
    guard let delegate else { return nil }
    return try ask { delegate.tableView(tableView, editActionsForRowAt: path(position)) }
  }

  /// The title of a row's Delete button.
  func deleteTitle(ofRowAt position: RowPosition) throws(Superseded) -> String {
    guard let delegate else { return SystemWords.current.delete }
    return try ask {
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

  /// Notifies the delegate that a row no longer shows its swipe actions.
  ///
  /// - Parameter position: `nil` when the row is gone.
  func didEndEditing(rowAt position: RowPosition?) {
    guard let tableView else { return }
    let row = position.flatMap { model.geometry.contains($0) ? $0 : nil }
    delegate?.tableView(tableView, didEndEditingRowAt: row.map { IndexPath($0) })
  }

  /// Notifies the data source that the user deletes or inserts a row, if it has that method.
  func commit(_ style: UITableViewCell.EditingStyle, at position: RowPosition) {
    guard let tableView, let dataSource else { return }
    dataSource.tableView(tableView, commit: style, forRowAt: IndexPath(position))
  }

  // MARK: Reordering

  /// The delegate's drop target for a dragged row.
  ///
  /// - Parameters:
  ///   - source: The row's position in the data source.
  ///   - proposed: The drop position under the finger.
  /// - Returns: The delegate's answer, unchecked: the position may not exist.
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

  /// Notifies the data source that the user has moved a row, which the table shows already.
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

/// A data source that keeps the order of its rows itself.
@MainActor
protocol RowMoveAdopting: AnyObject {
  /// Brings the rows in line with a move by the user that no change of the rows has answered.
  func adopt(_ move: RowMoveMapping)
}
