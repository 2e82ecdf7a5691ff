import UIKitSupport

extension TableGeometry {
  /// Inserts a row.
  ///
  /// Costs O(log *n* + log *s*).
  ///
  /// - Precondition: The section exists, and the row is at most its number of rows; the height is
  ///   finite and not negative.
  package mutating func insertRow(_ height: RowHeight, at position: RowPosition) {
    insertRows(1, at: position) { _ in height }
  }

  /// Inserts consecutive rows.
  ///
  /// - Precondition: The section exists, and the row is at most its number of rows; the heights are
  ///   finite and not negative.
  ///
  /// - Parameters:
  ///   - count: The number of new rows.
  ///   - position: The position of the first new row.
  ///   - height: Called once for each new row, ascending, with its index in the section.
  package mutating func insertRows(
    _ count: Int,
    at position: RowPosition,
    height: (_ row: Int) -> RowHeight
  ) {
    checkSection(position.section)
    demand(
      position.row >= 0 && position.row <= sections[position.section].rows.count,
      "No row can be inserted at row \(position.row); section \(position.section) has "
        + "\(sections[position.section].rows.count) rows"
    )
    sections[position.section].rows.insert(count: count, at: position.row, height: height)
    sums.update(position.section, with: sections[position.section])
  }

  /// Removes consecutive rows.
  ///
  /// Costs O(log *n* + log *s*) for a few rows.
  ///
  /// - Precondition: The rows exist.
  package mutating func removeRows(_ run: RowRun) {
    checkSection(run.section)
    demand(
      run.rows.lowerBound >= 0 && run.rows.upperBound <= sections[run.section].rows.count,
      "Rows \(run.rows) do not exist; section \(run.section) has "
        + "\(sections[run.section].rows.count) rows"
    )
    sections[run.section].rows.remove(run.rows)
    sums.update(run.section, with: sections[run.section])
  }

  /// Moves a row, with its height, to its position after the move.
  ///
  /// - Precondition: Both positions exist, the new one after the move.
  package mutating func moveRow(from old: RowPosition, to new: RowPosition) {
    let height = height(ofRow: old)
    removeRows(RowRun(section: old.section, rows: old.row..<old.row + 1))
    insertRow(height, at: new)
  }

  /// Inserts a section.
  ///
  /// Costs O(*s*).
  ///
  /// - Precondition: The index is at most the number of sections.
  package mutating func insertSection(_ section: SectionGeometry, at index: Int) {
    demand(
      index >= 0 && index <= sections.count,
      "No section can be inserted at \(index); the table has \(sections.count) sections"
    )
    sections.insert(section, at: index)
    sums = SectionSums(sections)
  }

  /// Removes a section.
  ///
  /// Costs O(*s*).
  ///
  /// - Precondition: The section exists.
  package mutating func removeSection(at index: Int) {
    checkSection(index)
    sections.remove(at: index)
    sums = SectionSums(sections)
  }

  /// Moves a section to its index after the move.
  ///
  /// Costs O(*s*).
  ///
  /// - Precondition: Both sections exist.
  package mutating func moveSection(from old: Int, to new: Int) {
    checkSection(old)
    checkSection(new)
    sections.insert(sections.remove(at: old), at: new)
    sums = SectionSums(sections)
  }

  /// Replaces a section.
  ///
  /// Costs O(log *s*).
  ///
  /// - Precondition: The section exists.
  package mutating func replaceSection(at index: Int, with section: SectionGeometry) {
    checkSection(index)
    sections[index] = section
    sums.update(index, with: section)
  }
}
