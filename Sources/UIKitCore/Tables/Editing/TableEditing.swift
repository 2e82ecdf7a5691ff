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
      guard let asked = tableView.tiler.position(of: tile.cell) else { continue }
      if isOn { ask(about: tile.cell, at: asked) }
      guard changes == change, let position = tableView.tiler.position(of: tile.cell) else {
        continue
      }
      // The application may have changed the rows when it was asked.
      if isOn, position != asked { ask(about: tile.cell, at: position) }
      guard changes == change, tableView.tiler.position(of: tile.cell) == position else {
        continue
      }
      tableView.updateContext(of: tile.cell, for: position)
      tile.cell.setEditing(isOn, animated: animated)
    }
  }

  /// Gives a cell that is about to be shown the state of its row.
  func prepare(_ cell: UITableViewCell, for position: RowPosition) {
    tableView?.swipes.clear(cell)
    if isOn { ask(about: cell, at: position) }
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

  /// Asks for a row's part in editing mode, unless an answer comes with other rows.
  private func ask(about cell: UITableViewCell, at position: RowPosition) {
    guard let tableView, let dataSource = tableView.dataSource else { return }
    let path = tableView.path(ofShown: position)
    let (generation, place) = (tableView.tiler.generation, tableView.tiler.position(of: cell))
    /// Whether the row is still where it was.
    func isThere() -> Bool {
      tableView.tiler.generation == generation && tableView.tiler.position(of: cell) == place
    }
    let outer = askedCell
    askedCell = cell
    defer { askedCell = outer }
    var row = RowEditing()
    row.isEditable = dataSource.tableView(tableView, canEditRowAt: path)
    guard isThere() else { return }
    if row.isEditable {
      row.isSelectable = tableView.allowsMultipleSelectionDuringEditing
      if !row.isSelectable {
        row.style =
          tableView.delegate?.tableView(tableView, editingStyleForRowAt: path) ?? .delete
        guard isThere() else { return }
      }
      row.indents =
        tableView.delegate?.tableView(tableView, shouldIndentWhileEditingRowAt: path)
        ?? cell.shouldIndentWhileEditing
      guard isThere() else { return }
    }
    let mayMove = dataSource.tableView(tableView, canMoveRowAt: path)
    guard isThere() else { return }
    row.isMovable = mayMove && dataSource.implementsMove
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
