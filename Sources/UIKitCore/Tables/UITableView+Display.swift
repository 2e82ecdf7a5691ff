import Foundation
import UIKitGraphics
import UIKitLists

extension UITableView {
  /// Gives a cell the state of its row, before the delegate sees it.
  final func prepare(_ cell: UITableViewCell, for position: RowPosition) {
    cell.enterTable(self)
    updateContext(of: cell, for: position)
    let path = path(ofShown: position)
    let isSelected = path.position.map(selection.contains) ?? false
    cell.setSelected(isSelected, animated: false)
    let level =
      delegate?.tableView(self, indentationLevelForRowAt: path)
      ?? UITableView.unimplementedLevel
    if level != UITableView.unimplementedLevel { cell.indentationLevel = level }
    if let type = delegate?.rowAccessory(self, path) { cell.accessoryType = type }
    editing.prepare(cell, for: position)
    // The application may have selected the row when it was asked about it.
    let isSelectedNow = path.position.map(selection.contains) ?? false
    if isSelectedNow != isSelected { cell.setSelected(isSelectedNow, animated: false) }
  }

  /// Tells a cell how its row looks: separator, corners, room for the index.
  final func updateContext(of cell: UITableViewCell, for position: RowPosition) {
    let count = model.geometry.numberOfRows(inSection: position.section)
    // A row that floats is a group of its own.
    let isLifted = tiler.lifted?.cell === cell
    cell.context = CellContext(
      isGrouped: isGrouped,
      isFirst: isGrouped && (position.row == 0 || isLifted),
      isLast: isGrouped && (position.row == count - 1 || isLifted),
      separatorStyle: separatorStyle,
      separatorColor: self.separatorColor,
      separatorInset: configuration.separatorInset,
      tableColor: theme.plainCellBackground == nil ? backgroundColor : nil,
      indexWidth: indexBar?.width ?? 0,
      allowsMultipleSelection: selectsSeveralRows
    )
  }

  // MARK: Headers and footers

  /// The view for a header or footer: the delegate's, or the table's own for a title.
  final func makeSupplementary(_ key: SupplementaryKey) -> UIView? {
    let questions = TableQuestions(about: self)
    if let view = model.viewForDisplay(key.kind, key.section) {
      updateContext(of: view, key)
      return view
    }
    guard questions.makeSense, let title = model.title(key.kind, key.section) else { return nil }
    let view = reuse.dequeueTitleView()
    updateContext(of: view, key)
    view.title = title
    return view
  }

  /// Tells a header or footer about its place.
  final func updateContext(of view: UIView, _ key: SupplementaryKey) {
    guard let view = view as? UITableViewHeaderFooterView else { return }
    view.adopt(look)
    view.context = HeaderFooterContext(
      kind: key.kind,
      isGrouped: isGrouped,
      margin: groupMargin,
      indexWidth: indexBar?.width ?? 0
    )
  }

  /// A title as it is shown: grouped headers are in capitals.
  final func displayedTitle(_ title: String, _ kind: SupplementaryKind) -> String {
    kind == .header && isGrouped && theme.uppercasesGroupedHeaders ? title.uppercased() : title
  }

  /// Width of the text of grouped headers and footers.
  final var groupedTextWidth: CGFloat {
    max(0, boundsStorage.width - 2 * (groupMargin + theme.groupedTextInset))
  }
}
