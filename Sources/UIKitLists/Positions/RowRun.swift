/// Consecutive rows of one section.
package struct RowRun: Hashable, Sendable {
  /// The index of the section.
  package var section: Int

  /// The row indexes in the section.
  package var rows: Range<Int>

  /// Creates a run of rows.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - rows: The row indexes in the section; may be empty.
  package init(section: Int, rows: Range<Int>) {
    self.section = section
    self.rows = rows
  }

  /// The position of the first row; also defined for an empty run.
  package var start: RowPosition { RowPosition(section: section, row: rows.lowerBound) }

  /// Returns whether the run contains a row.
  package func contains(_ position: RowPosition) -> Bool {
    position.section == section && rows.contains(position.row)
  }
}
