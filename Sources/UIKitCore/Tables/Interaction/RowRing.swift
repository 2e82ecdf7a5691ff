import Foundation
import UIKitGraphics
import UIKitLists

/// The outline of a row that has the keyboard focus or an open menu.
final class RowRing: UIView {
  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerRadius = 6
    layer.borderWidth = 2
  }

  required init?(coder: NSCoder) { nil }

  /// Displays the outline around a row of a table.
  func enclose(_ position: RowPosition, in tableView: UITableView, _ tiler: TableTiler) {
    layer.borderColor = tableView.tintColor.cgColor
    if superview == nil {
      tableView.insertSubview(self, at: tiler.firstSupplementaryIndex(in: tableView))
    }
    var rect = tiler.model.rect(of: position, in: tableView)
    rect.size.width -= tiler.model.indexWidth
    frame = rect.shrunk(dx: 2, dy: 1)
  }
}
