extension UpdatePlan {
  /// Returns the anchor that keeps visible rows in place across the update.
  ///
  /// The anchor is the first possible choice of the following:
  ///
  /// - the first visible row that is neither deleted nor moved, or, if no row is visible, the
  ///   header, the footer or the end of the content at the top of the visible area; it keeps its
  ///   distance to that edge;
  /// - in a reloaded section, the row that now has the index of a visible row; it keeps the
  ///   distance to the edge even if rows above have different heights now;
  /// - the nearest remaining row above the edge, so that the following rows slide in from below;
  /// - the first remaining row below, which is aligned with the edge.
  ///
  /// - Parameters:
  ///   - geometry: The geometry before the update.
  ///   - top: The top of the visible area before the update, in content coordinates.
  ///   - bottom: The bottom of the visible area before the update.
  /// - Returns: The anchor in the table after the update; `nil` if none of the choices exists.
  ///
  /// - Complexity: O((*v* + *k*) log *n*) for *v* visible rows.
  package func anchor(
    in geometry: TableGeometry,
    from top: Double,
    to bottom: Double
  ) -> ScrollAnchor? {
    let visible = geometry.rows(from: top, to: bottom)
    for row in visible {
      guard let newPosition = remainingRow(row) else { continue }
      return ScrollAnchor(row: newPosition, offset: top - geometry.y(ofRow: row))
    }
    if visible.isEmpty, let anchor = remainingPart(in: geometry, from: top, to: bottom) {
      return anchor
    }
    for row in visible {
      guard let newPosition = remainingPosition(ofReloaded: row) else { continue }
      return ScrollAnchor(row: newPosition, offset: top - geometry.y(ofRow: row))
    }
    let firstRow = visible.first ?? geometry.firstRow(endingBelow: top)
    if let (old, new) = remainingNeighbour(before: firstRow, in: geometry) {
      return ScrollAnchor(row: new, offset: top - geometry.y(ofRow: old))
    }
    return remainingNeighbour(after: visible.last, in: geometry).map {
      ScrollAnchor(row: $0, offset: 0)
    }
  }

  /// Returns a row's new position; `nil` if the row is moved or deleted, or if its section is
  /// moved, deleted or reloaded.
  private func remainingRow(_ row: RowPosition) -> RowPosition? {
    guard case .kept = sections.outcome(ofOldSection: row.section) else { return nil }
    switch outcome(ofOldRow: row) {
    case .kept(let newPosition): return newPosition
    case .reloaded(let newPosition, _): return departures[row] == nil ? newPosition : nil
    case .moved, .deleted: return nil
    }
  }

  /// Returns a section's new index unless it is moved or deleted; the section may be reloaded.
  private func remainingSection(_ section: Int) -> Int? {
    switch sections.outcome(ofOldSection: section) {
    case .kept(let newPosition): newPosition
    case .reloaded(let newPosition, _): sections.newByMoved[section] == nil ? newPosition : nil
    case .moved, .deleted: nil
    }
  }

  /// Returns the new position with a row's index in its reloaded section; `nil` if the section has
  /// too few rows, is moved, or is not reloaded.
  private func remainingPosition(ofReloaded row: RowPosition) -> RowPosition? {
    guard sections.reloads[row.section] != nil, let section = remainingSection(row.section),
      row.row < rowCountsAfter[section]
    else { return nil }
    return RowPosition(section: section, row: row.row)
  }

  /// Returns the anchor of a visible area without rows; `nil` if the anchored element does not
  /// remain.
  private func remainingPart(
    in geometry: TableGeometry,
    from top: Double,
    to bottom: Double
  ) -> ScrollAnchor? {
    guard var anchor = geometry.anchor(from: top, to: bottom) else { return nil }
    switch anchor.part {
    case .header, .row: return nil
    case .sectionHeader(let section):
      guard let newPosition = remainingSection(section) else { return nil }
      anchor.part = .sectionHeader(newPosition)
    case .sectionFooter(let section):
      guard let newPosition = remainingSection(section) else { return nil }
      anchor.part = .sectionFooter(newPosition)
    case .footer:
      // Rows inserted into an empty table are displayed from the first one on.
      guard geometry.numberOfRows > 0 else { return nil }
    }
    return anchor
  }

  /// Returns the old and new positions of the nearest remaining row above a row, or of the last
  /// one for `nil`.
  private func remainingNeighbour(
    before row: RowPosition?,
    in geometry: TableGeometry
  ) -> (old: RowPosition, new: RowPosition)? {
    var next = row == nil ? geometry.lastRow : row.flatMap { geometry.row(before: $0) }
    while let old = next {
      if let new = remainingRow(old) { return (old, new) }
      // Deleted, moved and reloaded sections are skipped entirely.
      let skipsSection = !sections.isUnchanged(old.section)
      let start = skipsSection ? RowPosition(section: old.section, row: 0) : old
      next = geometry.row(before: start)
    }
    return nil
  }

  /// Returns the new position of the nearest remaining row below a row; `nil` if there is none.
  private func remainingNeighbour(after row: RowPosition?, in geometry: TableGeometry)
    -> RowPosition?
  {
    var next = row.flatMap { geometry.row(after: $0) }
    while let old = next {
      if let new = remainingRow(old) { return new }
      let skipsSection = !sections.isUnchanged(old.section)
      let lastRow = geometry.numberOfRows(inSection: old.section) - 1
      next = geometry.row(
        after: skipsSection ? RowPosition(section: old.section, row: lastRow) : old
      )
    }
    return nil
  }
}

extension SectionPlan {
  /// Returns whether a section keeps its order and its rows.
  fileprivate func isUnchanged(_ section: Int) -> Bool {
    guard case .kept = outcome(ofOldSection: section) else { return false }
    return true
  }
}
