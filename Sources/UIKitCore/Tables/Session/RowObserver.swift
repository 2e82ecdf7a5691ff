import UIKitLists

/// A mapping of row positions.
enum RowMap {
  /// An applied batch.
  case plan(UpdatePlan)
  /// A move of one row by the user.
  case move(RowMoveMapping)

  /// Returns a row's position after the change; `nil` if the row was deleted or did not exist
  /// before.
  func position(of oldPosition: RowPosition) -> RowPosition? {
    switch self {
    case .plan(let plan): plan.positionIfKnown(ofOldRow: oldPosition)
    case .move(let move): move.displayedPosition(oldPosition)
    }
  }
}

/// The reason for a change of the rows.
enum RowChange {
  /// All rows are reloaded.
  case reload
  /// A block of changes begins while the user drags a row.
  case batch
  /// The heights of rows change.
  case heights
  /// Another table takes over the cell of the dragged row.
  case draggedCellMoved
}

/// A helper of a table that is notified of changes of its rows.
///
/// The table notifies its observers in a fixed order.
@MainActor
protocol RowObserver: AnyObject {
  /// Called before the rows change, to end gestures and menus that the change interrupts. Callbacks
  /// still find the previous rows.
  func rowsWillChange(_ change: RowChange)
  /// Called during a reload, after all cells were removed and before the rows are loaded.
  func cellsWereRemoved()
  /// Called after a reload.
  ///
  /// - Parameter isCurrent: Whether the rows are loaded; `false` if a callback has reloaded the
  ///   table or changed its rows in the meantime.
  func rowsDidReload(isCurrent: Bool)
  /// Called after the outermost batch has been applied, if `TableSession.needsSettling` is set.
  func rowsDidSettle()
  /// Called when a cell leaves the screen.
  func cellWillLeave(_ cell: UITableViewCell)
  /// Called when the rows of cells are deleted or reloaded or move off screen, before the cells
  /// exit with an animation.
  func cellsWillExit(_ cells: [UITableViewCell])
  /// Called when the cell of a deleted or reloaded row begins its animation.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - position: The row's new position; `nil` if the row was deleted.
  func cellWillExit(_ cell: UITableViewCell, to position: RowPosition?)
  /// Called when a batch moves a remaining cell.
  func cellWillMove(_ cell: UITableViewCell, to position: RowPosition)
  /// Called after the appearance of the table and its cells has changed.
  func themeDidChange(_ scaledTheme: ScaledTableTheme)
}

/// An observer that stores row positions.
@MainActor
protocol RowTracker: RowObserver {
  /// The rows to which the tracker refers, all of which must exist; used for checks.
  var observedRows: [RowPosition] { get }
  /// Maps the stored positions after a batch or a move by the user; the model already has the new
  /// rows.
  func remapRows(_ map: RowMap)
}

extension RowObserver {
  func rowsWillChange(_ change: RowChange) {}
  func cellsWereRemoved() {}
  func rowsDidReload(isCurrent: Bool) {}
  func rowsDidSettle() {}
  func cellWillLeave(_ cell: UITableViewCell) {}
  func cellsWillExit(_ cells: [UITableViewCell]) {}
  func cellWillExit(_ cell: UITableViewCell, to position: RowPosition?) {}
  func cellWillMove(_ cell: UITableViewCell, to position: RowPosition) {}
  func themeDidChange(_ scaledTheme: ScaledTableTheme) {}
}

/// The observers of a table's rows, in the order of notification.
///
/// Owned and filled by the table.
@MainActor
final class RowObservers {
  var all: [any RowObserver] = []
  /// The observers that store row positions, which each batch maps.
  var trackers: [any RowTracker] = []
}

extension TableSession {
  var rowObservers: [any RowObserver] { observers?.all ?? [] }
  /// The observers that store row positions.
  var rowTrackers: [any RowTracker] { observers?.trackers ?? [] }

  /// Checks that observers refer only to existing rows; debug builds only.
  func checkObservers() {
    #if INTERNAL_CHECKS
    for tracker in rowTrackers {
      for row in tracker.observedRows {
        assert(
          model.geometry.contains(row),
          "\(type(of: tracker)) refers to \(row), but the table has no such row"
        )
      }
    }
    #endif
  }
}
