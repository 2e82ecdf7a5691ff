import UIKitSupport

extension TableGeometry {
  /// The topmost row, or nil when there is no row.
  package var firstRow: RowPosition? { numberOfRows > 0 ? position(ofRowNumber: 0) : nil }

  /// The bottom row, or nil when there is no row.
  package var lastRow: RowPosition? {
    numberOfRows > 0 ? position(ofRowNumber: numberOfRows - 1) : nil
  }

  /// Returns the next row, possibly in a later section, or nil after the last one.
  ///
  /// - Precondition: The row exists.
  package func row(after position: RowPosition) -> RowPosition? {
    let next = number(ofRow: position) + 1
    return next < numberOfRows ? self.position(ofRowNumber: next) : nil
  }

  /// Returns the previous row, possibly in an earlier section, or nil before the first one.
  ///
  /// - Precondition: The row exists.
  package func row(before position: RowPosition) -> RowPosition? {
    let number = number(ofRow: position)
    return number > 0 ? self.position(ofRowNumber: number - 1) : nil
  }

  /// Returns a row's number: the count of rows before it in the whole table.
  ///
  /// Costs O(log *s*).
  ///
  /// - Precondition: The row exists.
  package func number(ofRow position: RowPosition) -> Int {
    checkRow(position)
    return sums.rowCount(beforeSection: position.section) + position.row
  }

  /// Returns the row with a number.
  ///
  /// Costs O(log *s*).
  ///
  /// - Precondition: There are more rows than that.
  package func position(ofRowNumber number: Int) -> RowPosition {
    demand(
      number >= 0 && number < numberOfRows,
      "Row number \(number) does not exist; the table has \(numberOfRows) rows"
    )
    let (section, rowsBefore) = sums.section(ofRowNumber: number)
    return RowPosition(section: section, row: number - rowsBefore)
  }
}
