import UIKitLists

extension TableElements: AccessibleRows {
  var accessibleRowCount: Int {
    hands.updates.loadIfNeeded()
    return hands.model.geometry.numberOfRows
  }

  var accessibleSelectedRowCount: Int { hands.session.selection.count }

  var accessibleSelectedRows: [Int] {
    let geometry = hands.model.geometry
    return hands.session.selection.prefix(TableAccessibility.maximumSelected)
      .filter(geometry.contains).map(geometry.number(ofRow:))
  }

  func accessibleRow(_ number: Int) -> _UIAccessibleObject? {
    position(ofRowNumber: number).map(row)
  }

  func accessibleRowNumber(of object: _UIAccessibleObject) -> Int? {
    guard let row = object as? TableRowElement, row.table === table,
      hands.model.geometry.contains(row.position)
    else { return nil }
    return hands.model.geometry.number(ofRow: row.position)
  }

  func accessibleHeader(ofRow number: Int) -> _UIAccessibleObject? {
    position(ofRowNumber: number).flatMap {
      supplementary(SupplementaryKey(kind: .header, section: $0.section))
    }
  }

  private func position(ofRowNumber number: Int) -> RowPosition? {
    guard number >= 0, number < accessibleRowCount else { return nil }
    return hands.model.geometry.position(ofRowNumber: number)
  }
}
