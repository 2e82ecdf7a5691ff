import Foundation
import UIKitGraphics
import UIKitLists

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

  /// A touch on a row's grip was cancelled.
  final func reorderControl(_ cell: UITableViewCell, cancelled touch: UITouch) {
    reorder.cancelled(touch)
  }

  // MARK: Views

  /// Brings a lifted row in front of rows, headers and footers.
  final func bringRowToFront(_ cell: UITableViewCell) {
    let front = subviewStorage.firstIndex { $0 is TableIndexBar || $0 is ScrollFrontView }
    insertSubview(cell, behindIndex: front ?? subviewStorage.count)
  }

  /// Returns a lifted row to its level among the others.
  final func returnRowFromFront(_ cell: UITableViewCell) {
    insertSubview(cell, at: firstCellIndex)
  }
}
