import Foundation
import UIKitLists

/// The table's editing mode, and the editing attributes of its rows.
@MainActor
final class TableEditing: TableHelper, RowObserver {
  let session: TableSession
  private let tiler: TableTiler
  /// Whether `setEditing(_:animated:)` began editing mode; a swipe does not count.
  private(set) var isOn = false
  /// The cell whose row is being queried.
  private weak var queriedCell: UITableViewCell?
  /// Counts the changes of the mode, to detect re-entrant ones.
  private var changes = 0
  /// Whether the change of the mode is animated that is shown when the pending batch has been
  /// applied; `nil` for none.
  private var deferredAnimation: Bool?
  /// Whether callbacks changed the rows each time when a cell was asked about; the next layout
  /// pass asks about all cells again.
  private var hasUnansweredCells = false

  init(_ session: TableSession, _ tiler: TableTiler) {
    (self.session, self.tiler) = (session, tiler)
  }

  func set(_ isOn: Bool, animated: Bool) {
    guard let tableView else { return }
    if !isOn || !self.isOn { tableView.swipes.close(animated: animated) }
    guard isOn != self.isOn else { return }
    tableView.reorder.cancel()
    self.isOn = isOn
    changes += 1
    deferredAnimation = nil
    hasUnansweredCells = false
    tableView.touchTracker.cancel()
    let count = session.selection.count
    if !isOn || !allowsSelection(in: tableView) {
      tableView.deselectAll(animated: animated)
    } else if tableView.allowsMultipleSelection, !tableView.selectsMultipleRows {
      tableView.deselectAllButFirst(animated: animated)
    }
    if session.selection.count < count { tableView.markSelectionChanged() }
    // The data source cannot be asked about the rows on screen before a batch is applied.
    if isOn, session.isCollecting || !session.mayLoad {
      deferredAnimation = animated
      session.needsSettling = true
    } else {
      showMode(in: tableView, animated: animated)
    }
    tableView.notifyOfSelection()
  }

  /// Shows a change of the mode that was made while a batch was pending.
  func rowsDidSettle() {
    guard let animated = deferredAnimation, let tableView else { return }
    guard !session.isCollecting, session.mayLoad else {
      session.needsSettling = true
      return
    }
    deferredAnimation = nil
    showMode(in: tableView, animated: animated)
  }

  /// Asks about the cells on screen again if that did not succeed.
  func askUnansweredCells() {
    guard hasUnansweredCells, let tableView, session.isSettled else { return }
    hasUnansweredCells = false
    showMode(in: tableView, animated: false)
  }

  /// Applies the mode to the cells on screen.
  private func showMode(in tableView: UITableView, animated: Bool) {
    let change = changes
    for tile in tiler.visibleRows {
      guard changes == change else { return }
      if isOn { queryRetryingOnce(tile.cell, in: tableView) }
      guard changes == change, let position = tiler.position(of: tile.cell) else {
        continue
      }
      tableView.updateContext(of: tile.cell, for: position)
      tile.cell.setEditing(isOn, animated: animated)
    }
    // Texts have more or less room beside the controls.
    tableView.updates.refitRows(animated: animated)
  }

  /// Queries a visible row's editing attributes; once more if the first query is superseded, and
  /// in the next layout pass if the second is, too.
  private func queryRetryingOnce(_ cell: UITableViewCell, in tableView: UITableView) {
    for _ in 0..<2 {
      guard let position = tiler.position(of: cell) else { return }
      do {
        return try ask(about: cell, at: position, session.beginPass(of: tableView))
      } catch {}
    }
    hasUnansweredCells = true
    tableView.setNeedsLayout()
  }

  /// Applies its row's editing state to a cell that is about to be shown.
  func prepare(
    _ cell: UITableViewCell,
    for position: RowPosition,
    _ pass: TablePass
  ) throws(Superseded) {
    tableView?.swipes.clear(cell)
    if isOn { try ask(about: cell, at: position, pass) }
    UIView.performWithoutAnimation {
      if cell.isEditing != isOn { cell.setEditing(isOn, animated: false) }
    }
  }

  /// Whether a row indents by default: its cell's `shouldIndentWhileEditing`.
  func indentsByDefault(at indexPath: IndexPath) -> Bool {
    (queriedCell ?? tableView?.cellForRow(at: indexPath))?.shouldIndentWhileEditing ?? true
  }

  private func allowsSelection(in tableView: UITableView) -> Bool {
    tableView.allowsSelectionDuringEditing || tableView.allowsMultipleSelectionDuringEditing
  }

  /// Queries a row's editing attributes.
  private func ask(
    about cell: UITableViewCell,
    at position: RowPosition,
    _ pass: TablePass
  ) throws(Superseded) {
    let outer = queriedCell
    queriedCell = cell
    defer { queriedCell = outer }
    guard let isEditable = try pass.canEdit(rowAt: position) else { return }
    var row = RowEditing()
    row.isEditable = isEditable
    if isEditable {
      row.isSelectable = pass.tableView.allowsMultipleSelectionDuringEditing
      if !row.isSelectable { row.style = try pass.editingStyle(ofRowAt: position) }
      row.indents = try pass.shouldIndent(rowAt: position) ?? cell.shouldIndentWhileEditing
    }
    row.isMovable = try pass.canMove(rowAt: position)
    cell.setRowEditing(row)
  }
}

extension UITableViewCell {
  /// Stores the row's editing attributes.
  final func setRowEditing(_ row: RowEditing) {
    guard row != editing.row else { return }
    editing.row = row
    setNeedsLayout()
  }
}

extension UITableView {
  final var editing: TableEditing { parts.editing }
}
