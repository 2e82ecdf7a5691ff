extension UpdatePlan {
  /// Returns the animation of a deleted row for which the table chooses.
  ///
  /// Rows must not slide behind the neighbouring header or footer: rows at the end of a section
  /// leave towards the row above, and rows at its beginning towards the row below. Rows between
  /// others fade, as do the rows of a section that is deleted or loses all its rows.
  ///
  /// - Precondition: The row existed before the update.
  ///
  /// - Complexity: O(log *k*) for *k* changes.
  package func animation(ofDeletedRow position: RowPosition) -> UpdateAnimation {
    animation(
      of: position.row,
      among: departures.rows(ofSection: position.section),
      count: rowCountsBefore[position.section]
    )
  }

  /// Returns the animation of an inserted row for which the table chooses, by the same rules as for
  /// a deleted row.
  ///
  /// - Precondition: The row exists after the update.
  ///
  /// - Complexity: O(log *k*) for *k* changes.
  package func animation(ofInsertedRow position: RowPosition) -> UpdateAnimation {
    animation(
      of: position.row,
      among: arrivals.rows(ofSection: position.section),
      count: rowCountsAfter[position.section]
    )
  }

  /// Returns the animation of a row that appears or disappears.
  ///
  /// - Parameters:
  ///   - row: A row.
  ///   - changes: The rows of its section that appear or disappear, ascending.
  ///   - count: The number of rows in the section.
  /// - Returns: `.top`, `.bottom` or `.fade`.
  private func animation(
    of row: Int,
    among changes: ArraySlice<Int>,
    count: Int
  ) -> UpdateAnimation {
    let index = changes.firstIndex(notBelow: row)
    guard index < changes.endIndex, changes[index] == row else { return .fade }
    // Whether all rows before it, or after it, also appear or disappear.
    let isAtStart = index - changes.startIndex == row
    let isAtEnd = changes.endIndex - index == count - row
    guard isAtStart != isAtEnd else { return .fade }
    return isAtStart ? .bottom : .top
  }
}
