import UIKitLists

/// The gaps between the rows of a table, at the insertion position of a drag and for placeholders,
/// and the row taken out because it is being moved.
///
/// Gaps are not rows: they are not part of the layout, and only displace the views below them.
/// Positions refer to the layout.
struct RowGaps: Equatable {
  /// A gap above a row or after the last row of a section.
  struct Gap: Equatable {
    /// The row below the gap, or the position after the last row of a section; for `source`, the
    /// row itself.
    var position: RowPosition
    /// In points.
    var height: Double
  }

  /// The gap at the insertion position of a drag; `nil` without one.
  var insertion: Gap?
  /// The row that was taken out, with its height; `nil` if none was.
  var source: Gap?
  /// The gaps for placeholder rows, from top to bottom.
  var placeholders: [Gap] = []

  var isEmpty: Bool { insertion == nil && source == nil && placeholders.isEmpty }

  /// The difference between the height of the content and the height of its rows, in points.
  var height: Double { gapsHeight - (source?.height ?? 0) }

  private var gapsHeight: Double {
    placeholders.reduce(insertion?.height ?? 0) { $0 + $1.height }
  }

  /// Returns the distance of a row from its position in the layout, in points; positive downwards.
  func displacement(of position: RowPosition) -> Double {
    var distance = 0.0
    if let insertion, insertion.position <= position { distance += insertion.height }
    if let source, source.position < position { distance -= source.height }
    for gap in placeholders where gap.position <= position { distance += gap.height }
    return distance
  }

  /// Returns the distance of a section's header from its position in the layout, in points.
  func displacement(ofHeader section: Int) -> Double {
    displacement(of: RowPosition(section: section, row: -1))
  }

  /// Returns the distance of a section's footer, and of the views below it, from its position in
  /// the layout, in points.
  func displacement(ofFooter section: Int) -> Double {
    displacement(of: RowPosition(section: section, row: .max))
  }

  /// Returns a range of the content enlarged to include all rows that are displaced into it.
  func expanded(_ range: (top: Double, bottom: Double)) -> (top: Double, bottom: Double) {
    (range.top - gapsHeight, range.bottom + (source?.height ?? 0))
  }

  /// Returns the distance of a placeholder from its position in the layout, in points.
  func displacement(ofPlaceholder index: Int) -> Double {
    let position = placeholders[index].position
    var distance = placeholders[..<index].reduce(0) { $0 + $1.height }
    if let insertion, insertion.position < position { distance += insertion.height }
    if let source, source.position < position { distance -= source.height }
    return distance
  }

  // MARK: Conversion from the screen

  /// A location in the layout.
  enum Location: Equatable {
    /// A y coordinate of the layout.
    case layout(Double)
    /// The gap of the insertion.
    case insertion
  }

  /// Returns the location in the layout that is displayed at a y coordinate.
  func location(at y: Double, in geometry: TableGeometry) -> Location {
    // The rank orders gaps at equal positions: placeholders, the insertion, then the source.
    var marks = placeholders.map { (gap: $0, rank: 0) }
    if let insertion { marks.append((insertion, 1)) }
    if let source { marks.append((source, 2)) }
    marks.sort { ($0.gap.position, $0.rank) < ($1.gap.position, $1.rank) }
    var shift = 0.0
    for (gap, rank) in marks {
      let start = geometry.top(at: gap.position)
      if y < start + shift { break }
      if rank == 2 {
        shift -= gap.height
      } else if y < start + shift + gap.height {
        return rank == 1 ? .insertion : .layout(start)
      } else {
        shift += gap.height
      }
    }
    return .layout(y - shift)
  }
}

/// The rows whose appearance a drag changes, as positions in the layout.
struct RowDragAppearance {
  /// The rows of the drag that began in the table.
  var dragged: [RowPosition] = []
  /// The rows to which previews are moving.
  var droppingRows: [RowPosition] = []
  /// Whether the lifted rows have begun to move.
  var isDragging = false
}

extension TableGeometry {
  /// Returns the top of a row, or the end of its section's rows for the position after the last
  /// row.
  func top(at position: RowPosition) -> Double {
    guard position.section < numberOfSections else { return height }
    guard position.row < numberOfRows(inSection: position.section) else {
      return span(ofRowsIn: position.section).maxY
    }
    return y(ofRow: position)
  }

  /// Returns the position at which a row would be inserted at a y coordinate; `nil` without
  /// sections.
  func insertionPosition(at y: Double) -> RowPosition? {
    guard numberOfSections > 0 else { return nil }
    if let row = row(at: y) {
      let span = span(ofRow: row)
      return y < span.y + span.height / 2
        ? row : RowPosition(section: row.section, row: row.row + 1)
    }
    if y < headerSpan.maxY { return RowPosition(section: 0, row: 0) }
    let section = section(at: y) ?? numberOfSections - 1
    let isHeader = y < span(ofRowsIn: section).y
    return RowPosition(section: section, row: isHeader ? 0 : numberOfRows(inSection: section))
  }
}
