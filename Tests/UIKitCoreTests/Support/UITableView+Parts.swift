@testable import UIKitCore

/// Accessors of a table's internal state, for tests.
extension UITableView {
  var hasOtherDataSource: Bool { session.hasOtherDataSource }
  var elementsStorage: TableElements? { parts.elements }

  func selectAllRows() -> Bool { interaction.selection.selectAllRows() }

  func rowCell(containing view: UIView?) -> UITableViewCell? { tiler.cell(containing: view) }
}
