import UIKitLists

extension TableElements: AccessibleRows {
  var accessibleRowCount: Int {
    interaction.updates.loadIfNeeded()
    return interaction.model.geometry.numberOfRows
  }

  var accessibleSelectedRowCount: Int { interaction.session.selection.count }

  var accessibleSelectedRows: [Int] {
    let geometry = interaction.model.geometry
    return interaction.session.selection.prefix(TableAccessibility.maximumSelected)
      .filter(geometry.contains).map(geometry.number(ofRow:))
  }

  func accessibleRow(_ number: Int) -> _UIAccessibleObject? {
    position(ofRowNumber: number).map(row)
  }

  func accessibleRowNumber(of object: _UIAccessibleObject) -> Int? {
    guard let row = object as? TableRowElement, row.table === table,
      interaction.model.geometry.contains(row.position)
    else { return nil }
    return interaction.model.geometry.number(ofRow: row.position)
  }

  func accessibleHeader(ofRow number: Int) -> _UIAccessibleObject? {
    position(ofRowNumber: number).flatMap {
      supplementary(SupplementaryKey(kind: .header, section: $0.section))
    }
  }

  private func position(ofRowNumber number: Int) -> RowPosition? {
    guard number >= 0, number < accessibleRowCount else { return nil }
    return interaction.model.geometry.position(ofRowNumber: number)
  }
}
