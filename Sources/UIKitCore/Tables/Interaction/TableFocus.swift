import Foundation
import UIKitGraphics
import UIKitLists

/// The row with keyboard focus, and the ring around it.
///
/// Arrow keys move the focus, not the selection; Return and the space bar act as a tap. The ring
/// shows while the keyboard is used, until the next touch.
@MainActor
final class TableFocus: TableHelper {
  let session: TableSession
  /// The row with the focus, visible or not.
  private(set) var position: RowPosition?
  private var ring: UIView?

  init(_ session: TableSession) {
    self.session = session
  }

  /// Focuses a row, and scrolls it into view.
  func move(to position: RowPosition) {
    guard let tableView else { return }
    self.position = position
    tableView.scrollToRow(at: IndexPath(position), at: .none, animated: false)
    showRing(in: tableView)
  }

  /// Clears the focus.
  func clear() {
    position = nil
    hideRing()
  }

  /// Hides the ring; the row keeps the focus.
  func hideRing() {
    ring?.removeFromSuperview()
    ring = nil
  }

  /// Maps the focused row to its position after an update.
  func follow(_ plan: UpdatePlan) {
    position = position.flatMap(plan.newPosition(ofOldRow:))
    if position == nil { hideRing() }
  }

  /// Maps the focused row to its position after the user moved a row.
  func follow(_ mapping: RowMoveMapping) {
    position = position.map(mapping.shown)
  }

  /// Places the ring again after rows have moved.
  func place() {
    guard let tableView, let ring else { return }
    guard let position, model.geometry.contains(position) else { return clear() }
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
