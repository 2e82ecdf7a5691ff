import Foundation
import UIKitLists

extension UITableView: OverridableTable {
  final func report(inconsistency message: String) { Self.inconsistencyHandler(self, message) }

  final func indentsByDefault(at indexPath: IndexPath) -> Bool {
    (tiler.queriedCell ?? cellForRow(at: indexPath))?.shouldIndentWhileEditing ?? true
  }

  final func accessibleRow(at position: RowPosition) -> _UIAccessibleObject? {
    elements.row(at: position)
  }

  final var defaultDropProposal: UITableViewDropProposal? { dragAndDrop?.defaultProposal }
}
