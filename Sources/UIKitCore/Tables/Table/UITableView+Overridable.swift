import Foundation

extension UITableView: OverridableTable {
  final func indentsByDefault(at indexPath: IndexPath) -> Bool {
    (tiler.queriedCell ?? cellForRow(at: indexPath))?.shouldIndentWhileEditing ?? true
  }

  final var defaultDropProposal: UITableViewDropProposal? { dragAndDrop?.defaultProposal }
}
