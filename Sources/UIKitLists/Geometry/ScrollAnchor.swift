/// A scroll position that survives changes above it: an element of the table, and the distance from
/// its top to the top of the visible area.
///
/// A table stores an anchor instead of an offset and derives the offset from it. A visible row
/// therefore keeps its position on screen when content above it is inserted, deleted or measured.
/// If no row is visible, a header, a footer or the end of the content keeps its position.
package struct ScrollAnchor: Hashable, Sendable {
  /// The anchored element; the table footer for a position below the content.
  package var part: TablePart

  /// The distance from the top of the element down to the top of the visible area, in points.
  ///
  /// Negative if the element begins below that edge, like a row under a section header. Greater
  /// than the element's height if the edge lies below the last row or below the content.
  package var offset: Double

  /// Creates an anchor.
  ///
  /// - Parameters:
  ///   - part: The anchored element.
  ///   - offset: The distance from its top down to the top of the visible area, in points.
  package init(part: TablePart, offset: Double) {
    self.part = part
    self.offset = offset
  }

  /// Creates an anchor for a row.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - offset: The distance from its top down to the top of the visible area, in points.
  package init(row: RowPosition, offset: Double) {
    self.init(part: .row(row), offset: offset)
  }

  /// The anchored row; `nil` if another element is anchored.
  package var row: RowPosition? {
    guard case .row(let row) = part else { return nil }
    return row
  }
}

extension TableGeometry {
  /// Returns the row anchor for the top of the visible area; `nil` if the table has no rows.
  ///
  /// The row is the first one that ends below that edge, or else the last one. Costs O(log *n* +
  /// log *s*).
  ///
  /// - Parameter y: The top of the visible area, in content coordinates; may lie outside the table.
  /// - Returns: The anchor.
  package func anchor(at y: Double) -> ScrollAnchor? {
    guard let row = firstRow(endingBelow: y) ?? lastRow else { return nil }
    return ScrollAnchor(row: row, offset: y - self.y(ofRow: row))
  }

  /// Returns the anchor for a visible area.
  ///
  /// The anchored element is the first visible row, or else the element at the top of the visible
  /// area. Below the content, it is the end of the content. Costs O(log *n* + log *s*), and one
  /// step for each visible section.
  ///
  /// - Parameters:
  ///   - top: The top of the visible area, in content coordinates; may lie outside the table.
  ///   - bottom: The bottom of the visible area.
  /// - Returns: The anchor; `nil` if the area has no visible row and its top is in the table header
  ///   or above the table.
  package func anchor(from top: Double, to bottom: Double) -> ScrollAnchor? {
    let row = rows(from: top, to: bottom).first.map(TablePart.row)
    guard let part = row ?? (top < height ? part(at: top) : .footer), part != .header else {
      return nil
    }
    return ScrollAnchor(part: part, offset: top - span(of: part).y)
  }

  /// Returns the top of the visible area for an anchor, in content coordinates.
  ///
  /// - Precondition: The anchored element exists.
  package func y(of anchor: ScrollAnchor) -> Double { span(of: anchor.part).y + anchor.offset }

  /// Returns the top of the visible area for an anchor, limited so that the element remains
  /// visible.
  ///
  /// The offset is at most the element's current height less a point, and at most 0 if the element
  /// is lower than a point; that of the table footer is not limited.
  ///
  /// - Parameter anchor: An anchor of the same table with different heights.
  /// - Returns: The top of the visible area, in content coordinates; `nil` if the element no longer
  ///   exists.
  package func y(within anchor: ScrollAnchor) -> Double? {
    guard contains(anchor.part) else { return nil }
    let span = span(of: anchor.part)
    // Below the content, no element limits the position.
    guard anchor.part != .footer else { return span.y + anchor.offset }
    return span.y + min(anchor.offset, max(0, span.height - 1))
  }

  /// Returns the first row that ends below a position; `nil` if all rows end at or above it.
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
