import UIKitSupport

extension TableGeometry {
  /// The topmost row; `nil` if the table has no rows.
  package var firstRow: RowPosition? { numberOfRows > 0 ? position(ofRowNumber: 0) : nil }

  /// The bottommost row; `nil` if the table has no rows.
  package var lastRow: RowPosition? {
    numberOfRows > 0 ? position(ofRowNumber: numberOfRows - 1) : nil
  }

  /// Returns the next row, possibly in a later section; `nil` after the last row.
  ///
  /// - Precondition: The row exists.
  package func row(after position: RowPosition) -> RowPosition? {
    let next = number(ofRow: position) + 1
    return next < numberOfRows ? self.position(ofRowNumber: next) : nil
  }

  /// Returns the previous row, possibly in an earlier section; `nil` before the first row.
  ///
  /// - Precondition: The row exists.
  package func row(before position: RowPosition) -> RowPosition? {
    let number = number(ofRow: position)
    return number > 0 ? self.position(ofRowNumber: number - 1) : nil
  }

  /// Returns the ordinal number of a row: the number of rows before it in the whole table.
  ///
  /// Costs O(log *s*).
  ///
  /// - Precondition: The row exists.
  package func number(ofRow position: RowPosition) -> Int {
    checkRow(position)
    return sums.rowCount(beforeSection: position.section) + position.row
  }

  /// Returns the row with an ordinal number.
  ///
  /// Costs O(log *s*).
  ///
  /// - Precondition: The table has more rows than the number.
  package func position(ofRowNumber number: Int) -> RowPosition {
    demand(
      number >= 0 && number < numberOfRows,
      "Row number \(number) does not exist; the table has \(numberOfRows) rows"
    )
    let (section, rowsBefore) = sums.section(ofRowNumber: number)
    return RowPosition(section: section, row: number - rowsBefore)
  }
}
