import Foundation
import UIKitGraphics
import UIKitLists

extension TableTiler {
  /// Applies the row's state to a cell before the delegate receives it.
  func prepare(
    _ cell: UITableViewCell,
    for position: RowPosition,
    in tableView: UITableView,
    _ pass: TablePass
  ) throws(Superseded) {
    cell.enterTable(tableView, model.scaledTheme)
    updateContext(of: cell, for: position)
    let path = session.path(ofShown: position)
    let isSelected = path.position.map(session.selection.contains) ?? false
    cell.setSelected(isSelected, animated: false)
    if let level = try pass.indentationLevel(ofRowAt: position) { cell.indentationLevel = level }
    if let type = try pass.accessory(ofRowAt: position) { cell.accessoryType = type }
    try prepareEditing(of: cell, for: position, pass)
    // A callback may have changed the selection.
    let isSelectedNow = path.position.map(session.selection.contains) ?? false
    if isSelectedNow != isSelected { cell.setSelected(isSelectedNow, animated: false) }
  }

  /// Updates a cell's appearance and context: separator, corners and index width.
  func updateContext(of cell: UITableViewCell, for position: RowPosition) {
    // A callback may have changed the appearance before the cell was in the table.
    cell.adopt(model.scaledTheme)
    var context = session.rowContext
    if model.isGrouped {
      let ends = endsOfGroup(position.section)
      // A lifted row is drawn as a separate group.
      let isLifted = lifted?.cell === cell
      context.isFirst = position.row == ends.first || isLifted
      context.isLast = position.row == ends.last || isLifted
    }
    cell.adopt(context)
    updateDragAppearance(of: cell, at: position)
  }

  /// Returns the first and the last displayed row of a section, excluding a row that a drag has
  /// taken out.
  private func endsOfGroup(_ section: Int) -> (first: Int, last: Int) {
    let last = model.geometry.numberOfRows(inSection: section) - 1
    guard model.hasGaps, let source = model.gaps.source?.position, source.section == section
    else { return (0, last) }
    return (source.row == 0 ? 1 : 0, source.row == last ? last - 1 : last)
  }

  /// Updates the contexts of all visible cells from the table's current settings.
  func updateVisibleContexts() {
    model.isAppearanceStale = true
    for tile in rowsOnScreen where model.geometry.contains(tile.position) {
      updateContext(of: tile.cell, for: tile.position)
    }
  }

  // MARK: Drags

  /// The opacity of a row whose preview is dragged.
  private static let draggedRowOpacity: CGFloat = 0.5

  /// Updates the drag appearance of all cells.
  func updateDragAppearances() {
    for tile in rowsOnScreen { updateDragAppearance(of: tile.cell, at: tile.position) }
  }

  /// Updates the drag appearance of a row's cell.
  func updateDragAppearance(of cell: UITableViewCell, at position: RowPosition) {
    guard let drag = model.dragAppearance else { return }
    let isDragged = drag.dragged.contains(position)
    let state: UITableViewCell.DragState =
      !isDragged ? .none : drag.isDragging ? .dragging : .lifting
    cell.setDragAppearance(state, opacity: opacity(ofRow: position))
  }

  /// Returns the opacity of a row: 0 for a row that was taken out or to which a preview moves, and
  /// half for a row whose preview is dragged.
  func opacity(ofRow position: RowPosition) -> CGFloat {
    guard let drag = model.dragAppearance else { return 1 }
    if model.gaps.source?.position == position || drag.droppingRows.contains(position) { return 0 }
    return drag.isDragging && drag.dragged.contains(position) ? TableTiler.draggedRowOpacity : 1
  }

  // MARK: Headers and footers

  /// Returns the view for a header or footer: the delegate's, or a standard view for a title.
  func makeSupplementary(
    _ key: SupplementaryKey,
    in tableView: UITableView,
    _ pass: TablePass
  ) throws(Superseded) -> UIView? {
    if let retained = retainedView(key) {
      model.updateContext(of: retained, key, in: tableView, session.rowContext)
      return retained
    }
    if let view = try model.viewForDisplay(key, pass) {
      model.updateContext(of: view, key, in: tableView, session.rowContext)
      return view
    }
    guard let title = try pass.title(key.kind, key.section) else { return nil }
    let view = reuse.dequeueTitleView()
    model.updateContext(of: view, key, in: tableView, session.rowContext)
    view.title = title
    return view
  }

  /// Updates the contexts of all visible headers and footers.
  func updateSupplementaryContexts() {
    guard let tableView else { return }
    for (key, view) in supplementaries {
      model.updateContext(of: view, key, in: tableView, session.rowContext)
    }
  }
}
