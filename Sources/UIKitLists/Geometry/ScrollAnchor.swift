/// A scroll position that survives changes above it: a part of the table, and the distance from its
/// top to the upper edge of the visible area.
///
/// A table stores an anchor instead of an offset, and derives the offset. So a visible row stays
/// where it is, whatever is inserted, deleted or measured above it; and where no row is visible, a
/// header or footer does, or the end of the content.
package struct ScrollAnchor: Hashable, Sendable {
  /// The part; the table's footer for a position below the content, too.
  package var part: TablePart

  /// The distance from the top of the part down to the upper edge, in points.
  ///
  /// Negative when the part begins below the edge, as a row under a section header; greater than
  /// the part's height when the edge lies below the last row, or below the content.
  package var offset: Double

  /// Creates an anchor.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - offset: The distance from its top down to the upper edge, in points.
  package init(part: TablePart, offset: Double) {
    self.part = part
    self.offset = offset
  }

  /// Creates an anchor at a row.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - offset: The distance from its top down to the upper edge, in points.
  package init(row: RowPosition, offset: Double) {
    self.init(part: .row(row), offset: offset)
  }

  /// The row; nil when another part is held.
  package var row: RowPosition? {
    guard case .row(let row) = part else { return nil }
    return row
  }
}

extension TableGeometry {
  /// Returns the anchor for an upper edge at a row, or nil when the table has none.
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

  /// Returns the anchor for a visible area, or nil when its upper edge is in the table header, or
  /// above the table without a row below it.
  ///
  /// The part is the first visible row; without one, whatever lies at the upper edge, and below the
  /// content its end. Costs O(log *n* + log *s*), and a step for each visible section.
  ///
  /// - Parameters:
  ///   - top: The upper edge, in content points; may lie outside the table.
  ///   - bottom: The lower edge.
  /// - Returns: The anchor.
  package func anchor(from top: Double, to bottom: Double) -> ScrollAnchor? {
    let row = rows(from: top, to: bottom).first.map(TablePart.row)
    guard let part = row ?? (top < height ? part(at: top) : .footer), part != .header else {
      return nil
    }
    return ScrollAnchor(part: part, offset: top - span(of: part).y)
  }

  /// Returns the upper edge for an anchor, in content points.
  ///
  /// - Precondition: The anchor's part exists.
  package func y(of anchor: ScrollAnchor) -> Double { span(of: anchor.part).y + anchor.offset }

  /// Returns the upper edge for an anchor, within the anchor's part where it was lower than now.
  ///
  /// - Parameter anchor: An anchor of the same table with other heights.
  /// - Returns: The upper edge, in content points; nil when the part does not exist any more.
  package func y(within anchor: ScrollAnchor) -> Double? {
    guard contains(anchor.part) else { return nil }
    let span = span(of: anchor.part)
    // Below the content there is nothing that could hold the edge.
    guard anchor.part != .footer else { return span.y + anchor.offset }
    return span.y + min(anchor.offset, max(0, span.height - 1))
  }

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
