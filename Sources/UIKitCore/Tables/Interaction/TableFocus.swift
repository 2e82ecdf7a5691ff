import Foundation
import UIKitGraphics
import UIKitLists

/// The row that the keyboard works on, and the ring around it.
///
/// Arrow keys move the focus, not the selection; Return and the space bar do
/// what a tap does. The ring shows while the keyboard is used, and goes with
/// the next touch.
@MainActor
final class TableFocus {
  weak var tableView: UITableView?
  /// The row with the focus, visible or not.
  private(set) var position: RowPosition?
  private var ring: UIView?

  /// Moves the focus to a row, and the row into view.
  func move(to position: RowPosition) {
    guard let tableView else { return }
    self.position = position
    tableView.scrollToRow(at: IndexPath(position), at: .none, animated: false)
    showRing(in: tableView)
  }

  /// Takes the focus away.
  func clear() {
    position = nil
    hideRing()
  }

  /// Hides the ring; the keyboard goes on from the same row.
  func hideRing() {
    ring?.removeFromSuperview()
    ring = nil
  }

  /// Follows its row through an update.
  func follow(_ plan: UpdatePlan) {
    position = position.flatMap(plan.newPosition(ofOldRow:))
    if position == nil { hideRing() }
  }

  /// Follows its row when one has been dragged elsewhere.
  func follow(_ mapping: RowMoveMapping) {
    position = position.map(mapping.shown)
  }

  /// Places the ring again after rows have moved.
  func place() {
    guard let tableView, let ring else { return }
    guard let position, tableView.model.geometry.contains(position) else { return clear() }
    var rect = tableView.rect(of: position)
    rect.size.width -= tableView.indexBar?.width ?? 0
    ring.frame = rect.shrunk(dx: 2, dy: 1)
  }

  private func showRing(in tableView: UITableView) {
    let ring = self.ring ?? UIView()
    ring.isUserInteractionEnabled = false
    ring.layer.cornerRadius = 6
    ring.layer.borderWidth = 2
    ring.layer.borderColor = (tableView.tintColor ?? .systemBlue).cgColor
    if ring.superview == nil {
      tableView.insertSubview(ring, at: tableView.firstSupplementaryIndex)
    }
    self.ring = ring
    place()
  }
}
