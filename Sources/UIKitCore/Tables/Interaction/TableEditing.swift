import Foundation
import UIKitLists

/// Whether the table is in editing mode, and each row's part in it.
@MainActor
final class TableEditing {
  weak var tableView: UITableView?
  /// Whether `setEditing(_:animated:)` began editing mode; a swipe does not count.
  private(set) var isOn = false
  /// The cell whose row data source and delegate are asked about.
  private weak var askedCell: UITableViewCell?
  /// Counts the changes, to notice one that a callback made.
  private var changes = 0

  func set(_ isOn: Bool, animated: Bool) {
    guard let tableView else { return }
    if !isOn || !self.isOn { tableView.swipes.close(animated: animated) }
    guard isOn != self.isOn else { return }
    tableView.reorder.cancel()
    self.isOn = isOn
    changes += 1
    let change = changes
    tableView.touchTracker.cancel()
    if !isOn || !allowsSelection(in: tableView) { tableView.deselectAll(animated: animated) }
    for tile in tableView.tiler.visibleRows {
      guard changes == change else { return }
      if isOn { askAgainIfMoved(tile.cell, in: tableView) }
      guard changes == change, let position = tableView.tiler.position(of: tile.cell) else {
        continue
      }
      tableView.updateContext(of: tile.cell, for: position)
      tile.cell.setEditing(isOn, animated: animated)
    }
  }

  /// Asks for a visible row's part in editing mode; once more when the application has changed
  /// the rows meanwhile.
  private func askAgainIfMoved(_ cell: UITableViewCell, in tableView: UITableView) {
    for _ in 0..<2 {
      guard let position = tableView.tiler.position(of: cell) else { return }
      do {
        return try ask(about: cell, at: position, tableView.session.beginPass(of: tableView))
      } catch {}
    }
  }

  /// Gives a cell that is about to be shown the state of its row.
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

  /// Whether a row indents that the delegate has no opinion about.
  func indentsByItself(at indexPath: IndexPath) -> Bool {
    (askedCell ?? tableView?.cellForRow(at: indexPath))?.shouldIndentWhileEditing ?? true
  }

  private func allowsSelection(in tableView: UITableView) -> Bool {
    tableView.allowsSelectionDuringEditing || tableView.allowsMultipleSelectionDuringEditing
  }

  /// Asks for a row's part in editing mode.
  private func ask(
    about cell: UITableViewCell,
    at position: RowPosition,
    _ pass: TablePass
  ) throws(Superseded) {
    let outer = askedCell
    askedCell = cell
    defer { askedCell = outer }
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
  /// Takes over what data source and delegate said about the row.
  final func setRowEditing(_ row: RowEditing) {
    guard row != editing.row else { return }
    editing.row = row
    setNeedsLayout()
  }
}
