import Foundation

extension UITableView {
  /// Handles a tap on a row's editing control.
  final func editControlTapped(of cell: UITableViewCell) {
    guard editing.isOn, !reorder.isActive, let position = tiler.position(of: cell) else { return }
    switch cell.editing.row.control {
    case .insert: session.commit(.insert, at: position)
    case .delete: swipes.toggle(cell)
    case .select, nil: break
    }
  }
}
