@testable import UIKitCore

/// What tests ask of a table's parts.
extension UITableView {
  var hasOtherDataSource: Bool { session.hasOtherDataSource }
  var elementsStorage: TableElements? { parts.elements }

  func selectAllRows() -> Bool { hands.selection.selectAllRows() }

  func rowCell(containing view: UIView?) -> UITableViewCell? { tiler.cell(containing: view) }
}
