import Foundation
import UIKitGraphics
import UIKitLists

extension TableTiler {
  /// Gives a cell the state of its row, before the delegate sees it.
  func prepare(
    _ cell: UITableViewCell,
    for position: RowPosition,
    in tableView: UITableView,
    _ pass: TablePass
  ) throws(Superseded) {
    cell.enterTable(tableView, model.look)
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

  /// Updates a cell's look and context: separator, corners, room for the index.
  func updateContext(of cell: UITableViewCell, for position: RowPosition) {
    // The look may have changed in a callback before the cell was in the table.
    cell.adopt(model.look)
    var context = session.rowContext
    if model.isGrouped {
      let ends = endsOfGroup(position.section)
      // A lifted row is drawn as a group of its own.
      let isLifted = lifted?.cell === cell
      context.isFirst = position.row == ends.first || isLifted
      context.isLast = position.row == ends.last || isLifted
    }
    cell.context = context
    updateDragLook(of: cell, at: position)
  }

  /// The first and the last shown row of a section: not one that a drag has taken out.
  private func endsOfGroup(_ section: Int) -> (first: Int, last: Int) {
    let last = model.geometry.numberOfRows(inSection: section) - 1
    guard model.hasGaps, let source = model.gaps.source?.position, source.section == section
    else { return (0, last) }
    return (source.row == 0 ? 1 : 0, source.row == last ? last - 1 : last)
  }

  /// Updates the contexts of all visible cells, by the table's present settings.
  func updateVisibleContexts() {
    model.isShownStale = true
    for tile in rowsOnScreen where model.geometry.contains(tile.position) {
      updateContext(of: tile.cell, for: tile.position)
    }
  }

  // MARK: Drags

  /// The opacity of a row whose picture is dragged.
  private static let dimmed: CGFloat = 0.5

  /// Brings the looks of all cells in line with the drag.
  func updateDragLooks() {
    for tile in rowsOnScreen { updateDragLook(of: tile.cell, at: tile.position) }
  }

  /// Brings the look of a row's cell in line with the drag.
  func updateDragLook(of cell: UITableViewCell, at position: RowPosition) {
    guard let drag = model.dragLooks else { return }
    let isDragged = drag.dragged.contains(position)
    let state: UITableViewCell.DragState =
      !isDragged ? .none : drag.isDragging ? .dragging : .lifting
    cell.setDragLook(state, opacity: opacity(ofRow: position))
  }

  /// The opacity of a row: 0 for one that is taken out or that a picture moves to, half for one
  /// whose picture is dragged.
  func opacity(ofRow position: RowPosition) -> CGFloat {
    guard let drag = model.dragLooks else { return 1 }
    if model.gaps.source?.position == position || drag.landings.contains(position) { return 0 }
    return drag.isDragging && drag.dragged.contains(position) ? TableTiler.dimmed : 1
  }

  // MARK: Headers and footers

  /// The view for a header or footer: the delegate's, or the table's own for a title.
  func makeSupplementary(
    _ key: SupplementaryKey,
    in tableView: UITableView,
    _ pass: TablePass
  ) throws(Superseded) -> UIView? {
    if let kept = keptView(key) {
      model.updateContext(of: kept, key, in: tableView, session.rowContext)
      return kept
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

  /// Updates the contexts of all headers and footers on screen.
  func updateSupplementaryContexts() {
    guard let tableView else { return }
    for (key, view) in supplementaries {
      model.updateContext(of: view, key, in: tableView, session.rowContext)
    }
  }
}
