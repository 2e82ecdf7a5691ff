/// A scroll position that survives changes above it: a row, and the distance from its top to the
/// upper edge of the visible area.
///
/// A table stores an anchor instead of an offset, and derives the offset. So a visible row stays
/// where it is, whatever is inserted, deleted or measured above it.
package struct ScrollAnchor: Hashable, Sendable {
  /// The row.
  package var row: RowPosition

  /// The distance from the top of the row down to the upper edge, in points.
  ///
  /// Negative when the row begins below the edge, as under a section header; greater than the row's
  /// height when the edge lies below the last row.
  package var offset: Double

  /// Creates an anchor.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - offset: The distance from its top down to the upper edge, in points.
  package init(row: RowPosition, offset: Double) {
    self.row = row
    self.offset = offset
  }
}

extension TableGeometry {
  /// Returns the anchor for an upper edge, or nil when the table has no row.
  ///
  /// The row is the first one that ends below the edge; below all rows, the last one. Costs O(log
  /// *n* + log *s*).
  ///
  /// - Parameter y: The upper edge, in content points; may lie outside the table.
  /// - Returns: The anchor.
  package func anchor(at y: Double) -> ScrollAnchor? {
    guard let row = firstRow(endingBelow: y) ?? lastRow else { return nil }
    return ScrollAnchor(row: row, offset: y - self.y(ofRow: row))
  }

  /// Returns the upper edge for an anchor, in content points.
  ///
  /// - Precondition: The anchor's row exists.
  package func y(of anchor: ScrollAnchor) -> Double { y(ofRow: anchor.row) + anchor.offset }

  /// Returns the first row that ends below a position, or nil.
  package func firstRow(endingBelow y: Double) -> RowPosition? {
    guard let section = sums.section(at: y, origin: headerHeight, bias: .below) else { return nil }
    let origin = rowsTop(ofSection: section)
    if let row = sections[section].rows.firstRow(endingBelow: y, origin: origin) {
      return RowPosition(section: section, row: row)
    }
    // The position is in the section's footer, or the section has no rows.
    let number = sums.rowCount(beforeSection: section) + sections[section].rows.count
    return number < numberOfRows ? position(ofRowNumber: number) : nil
  }
}
