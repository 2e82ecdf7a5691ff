/// Consecutive rows of one section.
package struct RowRun: Hashable, Sendable {
  /// The index of the section.
  package var section: Int

  /// The rows in that section.
  package var rows: Range<Int>

  /// Creates a run of rows.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - rows: The rows in that section; may be empty.
  package init(section: Int, rows: Range<Int>) {
    self.section = section
    self.rows = rows
  }

  /// The position of the first row; also defined for an empty run.
  package var start: RowPosition { RowPosition(section: section, row: rows.lowerBound) }

  /// Returns whether a row belongs to the run.
  package func contains(_ position: RowPosition) -> Bool {
    position.section == section && rows.contains(position.row)
  }
}
