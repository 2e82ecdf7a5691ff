extension TableGeometry {
  /// Returns the element at a position; `nil` above and below the table.
  ///
  /// An element includes its top edge but not its bottom edge; an element without height is never
  /// found.
  package func part(at y: Double) -> TablePart? {
    guard y >= 0, y < height else { return nil }
    if y < headerHeight { return .header }
    guard let section = section(at: y) else { return .footer }
    let top = rowsTop(ofSection: section)
    if y < top { return .sectionHeader(section) }
    return sections[section].rows.firstRow(endingBelow: y, origin: top)
      .map { .row(RowPosition(section: section, row: $0)) } ?? .sectionFooter(section)
  }

  /// Returns the row at a position; `nil` if the position is not in a row.
  package func row(at y: Double) -> RowPosition? {
    guard case .row(let position) = part(at: y) else { return nil }
    return position
  }

  /// Returns the section at a position; `nil` in the table header and footer, and above and below
  /// the table.
  package func section(at y: Double) -> Int? {
    y < headerHeight ? nil : sums.section(at: y, origin: headerHeight, bias: .below)
  }

  /// Returns the rows that intersect `top..<bottom`, from top to bottom.
  ///
  /// The result is empty when the interval is empty or reversed.
  ///
  /// - Complexity: O(log *n* + log *s*), and a step for each section in between.
  package func rows(from top: Double, to bottom: Double) -> RowSpan {
    var span = RowSpan()
    for section in sections(from: top, to: bottom) {
      let origin = rowsTop(ofSection: section)
      let rows = sections[section].rows.rows(from: top, to: bottom, origin: origin)
      span.append(RowRun(section: section, rows: rows))
    }
    return span
  }

  /// Returns the sections that intersect `top..<bottom`.
  ///
  /// The result is empty when the interval is empty or reversed.
  package func sections(from top: Double, to bottom: Double) -> Range<Int> {
    guard top < bottom, headerHeight < bottom,
      let firstSection = sums.section(at: top, origin: headerHeight, bias: .below)
    else { return 0..<0 }
    // The last section is the one that contains the bottom of the interval, or else the last of all
    // sections.
    let lastSection =
      sums.section(at: bottom, origin: headerHeight, bias: .above) ?? sections.count - 1
    return firstSection..<max(firstSection, lastSection + 1)
  }
}
