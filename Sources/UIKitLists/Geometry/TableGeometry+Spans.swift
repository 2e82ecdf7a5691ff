import UIKitSupport

extension TableGeometry {
  /// The span of the table header.
  package var headerSpan: VerticalSpan { VerticalSpan(y: 0, height: headerHeight) }

  /// The span of the table footer.
  package var footerSpan: VerticalSpan { VerticalSpan(y: footerTop, height: footerHeight) }

  /// Returns the span of a section: header, rows and footer.
  ///
  /// - Precondition: The section exists.
  package func span(ofSection section: Int) -> VerticalSpan {
    VerticalSpan(y: y(ofSection: section), height: sections[section].height)
  }

  /// Returns the span of a section's header.
  ///
  /// - Precondition: The section exists.
  package func span(ofHeader section: Int) -> VerticalSpan {
    VerticalSpan(y: y(ofSection: section), height: sections[section].headerHeight)
  }

  /// Returns the span of a section's footer.
  ///
  /// - Precondition: The section exists.
  package func span(ofFooter section: Int) -> VerticalSpan {
    let y = rowsTop(ofSection: section) + sections[section].rows.height
    return VerticalSpan(y: y, height: sections[section].footerHeight)
  }

  /// Returns the span of all rows of a section.
  ///
  /// - Precondition: The section exists.
  package func span(ofRowsIn section: Int) -> VerticalSpan {
    VerticalSpan(y: rowsTop(ofSection: section), height: sections[section].rows.height)
  }

  /// Returns the span of a row.
  ///
  /// - Precondition: The row exists.
  package func span(ofRow position: RowPosition) -> VerticalSpan {
    checkRow(position)
    let rows = sections[position.section].rows
    let origin = rowsTop(ofSection: position.section)
    return VerticalSpan(
      y: rows.y(ofRow: position.row, origin: origin),
      height: rows[position.row].points
    )
  }

  /// Returns the span of an element.
  ///
  /// - Precondition: The element exists.
  package func span(of part: TablePart) -> VerticalSpan {
    switch part {
    case .header: headerSpan
    case .sectionHeader(let section): span(ofHeader: section)
    case .row(let position): span(ofRow: position)
    case .sectionFooter(let section): span(ofFooter: section)
    case .footer: footerSpan
    }
  }

  /// Returns whether an element exists; accepts any indexes.
  func contains(_ part: TablePart) -> Bool {
    switch part {
    case .header, .footer: true
    case .sectionHeader(let section), .sectionFooter(let section):
      sections.indices.contains(section)
    case .row(let position): contains(position)
    }
  }

  /// Returns the top of a section.
  ///
  /// If `section` equals the number of sections, returns the top of the table footer.
  package func y(ofSection section: Int) -> Double {
    demand(
      section >= 0 && section <= sections.count,
      "Section \(section) does not exist; the table has \(sections.count) sections"
    )
    return sums.y(ofSection: section, origin: headerHeight)
  }

  /// Returns the top of a row.
  ///
  /// - Precondition: The row exists.
  package func y(ofRow position: RowPosition) -> Double {
    checkRow(position)
    let origin = rowsTop(ofSection: position.section)
    return sections[position.section].rows.y(ofRow: position.row, origin: origin)
  }

  /// Returns the bottom of a row.
  ///
  /// - Precondition: The row exists.
  package func bottom(ofRow position: RowPosition) -> Double {
    checkRow(position)
    let origin = rowsTop(ofSection: position.section)
    return sections[position.section].rows.y(ofRow: position.row + 1, origin: origin)
  }

  /// Returns a row's height, and whether it is measured.
  ///
  /// - Precondition: The row exists.
  package func height(ofRow position: RowPosition) -> RowHeight {
    checkRow(position)
    return sections[position.section].rows[position.row]
  }

  /// Returns the top of a section's first row, which is the bottom of its header.
  func rowsTop(ofSection section: Int) -> Double {
    checkSection(section)
    return y(ofSection: section) + sections[section].headerHeight
  }
}
