import UIKitLists

extension TableElements: AccessibleRows {
  var accessibleRowCount: Int {
    table.loadIfNeeded()
    return table.model.geometry.numberOfRows
  }

  var accessibleSelectedRowCount: Int { table.session.selection.count }

  var accessibleSelectedRows: [Int] {
    let geometry = table.model.geometry
    return table.session.selection.prefix(TableAccessibility.maximumSelected)
      .filter(geometry.contains).map(geometry.number(ofRow:))
  }

  func accessibleRow(_ number: Int) -> _UIAccessibleObject? {
    position(ofRowNumber: number).map(row)
  }

  func accessibleRowNumber(of object: _UIAccessibleObject) -> Int? {
    guard let row = object as? TableRowElement, row.table === table,
      table.model.geometry.contains(row.position)
    else { return nil }
    return table.model.geometry.number(ofRow: row.position)
  }

  func accessibleHeader(ofRow number: Int) -> _UIAccessibleObject? {
    position(ofRowNumber: number).flatMap {
      supplementary(SupplementaryKey(kind: .header, section: $0.section))
    }
  }

  private func position(ofRowNumber number: Int) -> RowPosition? {
    guard number >= 0, number < accessibleRowCount else { return nil }
    return table.model.geometry.position(ofRowNumber: number)
  }
}
