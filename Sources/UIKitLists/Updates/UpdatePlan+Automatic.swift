extension UpdatePlan {
  /// The animation of a deleted row for which the table chooses.
  ///
  /// Rows must not slide behind the header or footer beside them: those at the end of a section leave
  /// towards the row above, and those at its beginning towards the row below. Rows of a section that
  /// leaves or loses all of them fade, and so do rows between others.
  ///
  /// - Precondition: The row existed before the update.
  ///
  /// - Complexity: O(log *k*) with *k* changes.
  package func animation(ofDeletedRow position: RowPosition) -> UpdateAnimation {
    animation(
      of: position.row,
      among: departures.rows(ofSection: position.section),
      count: rowCountsBefore[position.section]
    )
  }

  /// The animation of an inserted row for which the table chooses, as for a deleted one.
  ///
  /// - Precondition: The row exists after the update.
  ///
  /// - Complexity: O(log *k*) with *k* changes.
  package func animation(ofInsertedRow position: RowPosition) -> UpdateAnimation {
    animation(
      of: position.row,
      among: arrivals.rows(ofSection: position.section),
      count: rowCountsAfter[position.section]
    )
  }

  /// The animation of a row that comes or leaves.
  ///
  /// - Parameters:
  ///   - row: A row.
  ///   - changes: The rows of its section that come or leave, ascending.
  ///   - count: The number of rows in the section.
  /// - Returns: `.top`, `.bottom` or `.fade`.
  private func animation(
    of row: Int,
    among changes: ArraySlice<Int>,
    count: Int
  ) -> UpdateAnimation {
    let index = changes.firstIndex(notBelow: row)
    guard index < changes.endIndex, changes[index] == row else { return .fade }
    // All rows before it, or behind it, come or leave, too.
    let isAtStart = index - changes.startIndex == row
    let isAtEnd = changes.endIndex - index == count - row
    guard isAtStart != isAtEnd else { return .fade }
    return isAtStart ? .bottom : .top
  }
}
