import UIKitLists

extension TableTiler {
  /// Applies the row's editing state to a cell that is about to be displayed.
  func prepareEditing(
    of cell: UITableViewCell,
    for position: RowPosition,
    _ pass: TablePass
  ) throws(Superseded) {
    cell.editing.finishClosing?()
    if session.isEditing { try queryEditing(of: cell, at: position, pass) }
    UIView.performWithoutAnimation {
      if cell.isEditing != session.isEditing { cell.setEditing(session.isEditing, animated: false) }
    }
  }

  /// Queries a row's editing attributes.
  func queryEditing(
    of cell: UITableViewCell,
    at position: RowPosition,
    _ pass: TablePass
  ) throws(Superseded) {
    let previousCell = queriedCell
    queriedCell = cell
    defer { queriedCell = previousCell }
    guard let isEditable = try pass.canEdit(rowAt: position) else { return }
    var attributes = RowEditing()
    attributes.isEditable = isEditable
    if isEditable {
      attributes.isSelectable = pass.table.allowsMultipleSelectionDuringEditing
      if !attributes.isSelectable { attributes.style = try pass.editingStyle(ofRowAt: position) }
      attributes.indentsBackground =
        try pass.shouldIndent(rowAt: position) ?? cell.shouldIndentWhileEditing
    }
    attributes.isMovable = try pass.canMove(rowAt: position)
    cell.setRowEditing(attributes)
  }
}

extension UITableViewCell {
  /// Stores the row's editing attributes.
  final func setRowEditing(_ attributes: RowEditing) {
    guard attributes != editing.rowAttributes else { return }
    editing.rowAttributes = attributes
    setNeedsLayout()
  }
}
