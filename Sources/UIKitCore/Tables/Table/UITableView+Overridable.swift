import Foundation
import UIKitLists

extension UITableView: OverridableTable {
  final func indentsByDefault(at indexPath: IndexPath) -> Bool {
    (tiler.queriedCell ?? cellForRow(at: indexPath))?.shouldIndentWhileEditing ?? true
  }

  final func accessibleRow(at position: RowPosition) -> _UIAccessibleObject? {
    elements.row(at: position)
  }

  final var defaultDropProposal: UITableViewDropProposal? { dragAndDrop?.defaultProposal }
}
