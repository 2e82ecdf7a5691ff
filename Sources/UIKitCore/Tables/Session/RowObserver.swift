import UIKitLists

/// A change of the rows' numbers.
enum RowMap {
  /// A batch of changes.
  case plan(UpdatePlan)
  /// The user has moved one row.
  case move(RowMoveMapping)

  /// A row's position after the change; `nil` for one that is deleted or was none before.
  func position(of old: RowPosition) -> RowPosition? {
    switch self {
    case .plan(let plan): plan.placeIfKnown(ofOldRow: old)
    case .move(let move): move.shown(old)
    }
  }
}

/// The reason why the rows change.
enum RowChange {
  /// All rows are loaded again.
  case reload
  /// A block of changes begins while the user drags a row.
  case batch
  /// Rows get other heights.
  case heights
  /// Another table takes the cell of the row that is dragged.
  case loss
}

/// A part of a table that shows something beside rows, or ends with them.
///
/// The table lists its observers in one order, in which all of them are notified.
@MainActor
protocol RowObserver: AnyObject {
  /// Called before the rows change, to end gestures and menus that a change interrupts. Callbacks
  /// find the rows from before.
  func rowsWillChange(_ change: RowChange)
  /// Called during a reload, once all cells have been removed and before the rows are loaded.
  func cellsWereTaken()
  /// Called after a reload.
  ///
  /// - Parameter isCurrent: Whether the rows are loaded; `false` when a callback has loaded the
  ///   table again or has changed its rows meanwhile.
  func rowsDidReload(isCurrent: Bool)
  /// Called after the outermost batch has been applied, if `TableSession.needsSettling` is set.
  func rowsDidSettle()
  /// Called when a cell leaves the screen.
  func cellWillLeave(_ cell: UITableViewCell)
  /// Called when the rows of some cells are deleted or reloaded, or move off the screen, before the
  /// cells leave with an animation.
  func cellsWillExit(_ cells: [UITableViewCell])
  /// Called when the animation begins of a cell whose row is deleted or reloaded.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - position: The row's new position; `nil` when it is gone.
  func cellWillExit(_ cell: UITableViewCell, to position: RowPosition?)
  /// Called when a batch moves a cell that stays.
  func cellWillMove(_ cell: UITableViewCell, to position: RowPosition)
  /// Called after the look of the table has changed, and that of its cells.
  func lookDidChange(_ look: TableLook)
}

/// An observer that stores positions of rows.
@MainActor
protocol RowHolder: RowObserver {
  /// The rows that the holder refers to, all of which exist; for checks.
  var observedRows: [RowPosition] { get }
  /// Maps positions after a batch, or after the user has moved a row; the model has the new rows.
  func remapRows(_ map: RowMap)
}

extension RowObserver {
  func rowsWillChange(_ change: RowChange) {}
  func cellsWereTaken() {}
  func rowsDidReload(isCurrent: Bool) {}
  func rowsDidSettle() {}
  func cellWillLeave(_ cell: UITableViewCell) {}
  func cellsWillExit(_ cells: [UITableViewCell]) {}
  func cellWillExit(_ cell: UITableViewCell, to position: RowPosition?) {}
  func cellWillMove(_ cell: UITableViewCell, to position: RowPosition) {}
  func lookDidChange(_ look: TableLook) {}
}

/// The observers of a table's rows, in the order in which they are notified.
///
/// The table owns it, and fills it.
@MainActor
final class RowObservers {
  var all: [any RowObserver] = []
  /// The observers that store positions, which each batch maps.
  var holders: [any RowHolder] = []
}

extension TableSession {
  /// All observers of the rows.
  var rowObservers: [any RowObserver] { observers?.all ?? [] }
  /// The observers that store positions.
  var rowHolders: [any RowHolder] { observers?.holders ?? [] }

  /// Checks that observers refer to rows that exist; in debug builds only.
  func checkObservers() {
    #if INTERNAL_CHECKS
    for holder in rowHolders {
      for row in holder.observedRows {
        assert(
          model.geometry.contains(row),
          "\(type(of: holder)) refers to \(row), but the table has no such row"
        )
      }
    }
    #endif
  }
}
