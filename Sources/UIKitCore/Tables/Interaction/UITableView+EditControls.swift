import Foundation

extension UITableView {
  /// What a tap on the circle at a row's left end does.
  final func editControlTapped(of cell: UITableViewCell) {
    guard editing.isOn, !reorder.isActive, let position = tiler.position(of: cell) else { return }
    switch cell.editing.row.control {
    case .insert: session.commit(.insert, at: position)
    case .delete: swipes.toggle(cell)
    case .select, nil: break
    }
  }
}
