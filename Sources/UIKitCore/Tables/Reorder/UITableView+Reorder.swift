import Foundation
import UIKitGraphics
import UIKitLists
import UIKitSupport

extension UITableView {
  // MARK: The grip

  /// A touch went down on a row's grip.
  final func reorderControl(_ cell: UITableViewCell, began touch: UITouch) {
    reorder.began(cell, touch)
  }

  /// A touch on a row's grip has moved.
  final func reorderControl(_ cell: UITableViewCell, moved touch: UITouch) {
    reorder.moved(touch)
  }

  /// A touch on a row's grip was lifted.
  final func reorderControl(_ cell: UITableViewCell, ended touch: UITouch) {
    reorder.ended(touch)
  }

  /// A touch on a row's grip was taken away.
  final func reorderControl(_ cell: UITableViewCell, cancelled touch: UITouch) {
    reorder.cancelled(touch)
  }

  // MARK: Positions

  /// The data source's index path of a shown row.
  final func path(ofShown position: RowPosition) -> IndexPath {
    IndexPath(reorder.mapping?.original(position) ?? position)
  }

  /// Where a row of the data source is shown.
  final func shownPosition(of position: RowPosition) -> RowPosition {
    reorder.mapping?.shown(position) ?? position
  }

  /// Whether the data source has a row at a position, as far as the table knows.
  final func hasRow(_ position: RowPosition) -> Bool {
    hasSection(position.section) && position.row >= 0
      && position.row < rowCount(ofSection: position.section)
  }

  /// The number of rows that the data source has in a section that exists.
  final func rowCount(ofSection section: Int) -> Int {
    let shown = model.geometry.numberOfRows(inSection: section)
    return reorder.mapping?.originalCount(ofSection: section, shown: shown) ?? shown
  }

  // MARK: Data source and delegate

  /// Where the delegate wants a dragged row to go.
  final func moveTarget(from source: RowPosition, proposed: RowPosition) -> RowPosition {
    guard let delegate else { return proposed }
    let path = delegate.tableView(
      self,
      targetIndexPathForMoveFromRowAt: IndexPath(source),
      toProposedIndexPath: IndexPath(proposed)
    )
    guard let position = path.position else {
      misuse(
        "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) returned \(path), "
          + "which has not two elements"
      )
    }
    return position
  }

  /// Tells the data source that the user has moved a row.
  final func sendMove(from source: RowPosition, to destination: RowPosition) {
    guard let dataSource else { return }
    dataSource.tableView(
      self,
      moveRowAt: IndexPath(source),
      to: IndexPath(destination)
    )
  }

  // MARK: Views

  /// Lets a row float above rows, headers and footers.
  final func bringRowToFront(_ cell: UITableViewCell) {
    let front = subviewStorage.firstIndex { $0 is TableIndexBar || $0 is ScrollIndicatorView }
    let present = subviewStorage.firstIndex { $0 === cell }
    let index = front ?? subviewStorage.count
    insertSubview(cell, at: present.map { $0 < index } == true ? index - 1 : index)
  }

  /// Puts a row that floated among the others again.
  final func returnRowFromFront(_ cell: UITableViewCell) {
    insertSubview(cell, at: firstCellIndex)
  }

  /// Whether a rectangle of the content is in the bounds.
  final func isOnScreen(_ rect: CGRect) -> Bool {
    rect.maxY > boundsStorage.minY && rect.minY < boundsStorage.maxY
  }

  /// A place no further than just off the screen, so that a way to or from afar is
  /// seen to be one.
  final func nearScreen(_ rect: CGRect) -> CGRect {
    var rect = rect
    rect.origin.y = min(max(rect.minY, boundsStorage.minY - rect.height), boundsStorage.maxY)
    return rect
  }
}
