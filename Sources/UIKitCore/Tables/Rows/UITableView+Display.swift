import Foundation
import UIKitGraphics
import UIKitLists

extension UITableView {
  /// Gives a cell the state of its row, before the delegate sees it.
  final func prepare(
    _ cell: UITableViewCell,
    for position: RowPosition,
    _ pass: TablePass
  ) throws(Superseded) {
    cell.enterTable(self)
    updateContext(of: cell, for: position)
    let path = session.path(ofShown: position)
    let isSelected = path.position.map(selection.contains) ?? false
    cell.setSelected(isSelected, animated: false)
    if let level = try pass.indentationLevel(ofRowAt: position) { cell.indentationLevel = level }
    if let type = try pass.accessory(ofRowAt: position) { cell.accessoryType = type }
    try editing.prepare(cell, for: position, pass)
    // A callback may have changed the selection.
    let isSelectedNow = path.position.map(selection.contains) ?? false
    if isSelectedNow != isSelected { cell.setSelected(isSelectedNow, animated: false) }
  }

  /// Updates a cell's look and context: separator, corners, room for the index.
  final func updateContext(of cell: UITableViewCell, for position: RowPosition) {
    // The look may have changed in a callback before the cell was in the table.
    cell.adopt(look)
    let ends = endsOfGroup(position.section)
    // A lifted row is drawn as a group of its own.
    let isLifted = tiler.lifted?.cell === cell
    cell.context = CellContext(
      isGrouped: isGrouped,
      isFirst: isGrouped && (position.row == ends.first || isLifted),
      isLast: isGrouped && (position.row == ends.last || isLifted),
      separatorStyle: separatorStyle,
      separatorColor: self.separatorColor,
      separatorInset: separatorInsetFromEdges,
      contentMargins: contentMargins,
      tableColor: theme.plainCellBackground == nil ? backgroundColor : nil,
      indexWidth: indexBar?.width ?? 0,
      semanticContentAttribute: semanticContentAttributeStorage,
      allowsMultipleSelection: selectsMultipleRows
    )
    dragAndDrop?.updateLook(of: cell, at: position)
  }

  /// The first and the last shown row of a section: not one that a drag has taken out.
  private func endsOfGroup(_ section: Int) -> (first: Int, last: Int) {
    let last = model.geometry.numberOfRows(inSection: section) - 1
    guard isGrouped, model.hasGaps, let source = model.gaps.source?.position,
      source.section == section
    else { return (0, last) }
    return (source.row == 0 ? 1 : 0, source.row == last ? last - 1 : last)
  }

  // MARK: Headers and footers

  /// The view for a header or footer: the delegate's, or the table's own for a title.
  final func makeSupplementary(
    _ key: SupplementaryKey,
    _ pass: TablePass
  ) throws(Superseded) -> UIView? {
    if let kept = tiler.keptView(key) {
      updateContext(of: kept, key)
      return kept
    }
    if let view = try model.viewForDisplay(key, pass) {
      updateContext(of: view, key)
      return view
    }
    guard let title = try pass.title(key.kind, key.section) else { return nil }
    let view = reuse.dequeueTitleView()
    updateContext(of: view, key)
    view.title = title
    return view
  }

  /// Updates the context of a header or footer.
  final func updateContext(of view: UIView, _ key: SupplementaryKey) {
    guard let view = view as? UITableViewHeaderFooterView else { return }
    view.adopt(look)
    view.context = HeaderFooterContext(
      kind: key.kind,
      isGrouped: isGrouped,
      isFirst: key.section == 0,
      margin: isGrouped
        ? model.groupMargin(in: self) : max(contentMargins.left, contentMargins.right),
      indexWidth: indexBar?.width ?? 0,
      semanticContentAttribute: semanticContentAttributeStorage
    )
  }
}
