extension TableGeometry {
  /// Whether any row has an estimated height.
  ///
  /// Costs O(*s*).
  package var hasUnmeasuredRows: Bool {
    sections.contains { $0.rows.measuredCount < $0.rows.count }
  }

  /// Sets a row's height.
  ///
  /// Costs O(log *n* + log *s*).
  ///
  /// - Precondition: The row exists; the height is finite and not negative.
  package mutating func setHeight(_ height: RowHeight, ofRow position: RowPosition) {
    checkRow(position)
    SectionGeometry.check(height.points, "\(position)")
    sections[position.section].rows.setHeight(height, ofRow: position.row)
    sums.update(position.section, with: sections[position.section])
  }

  /// Sets the height of a section's header, including the space around it.
  ///
  /// Costs O(log *s*).
  ///
  /// - Precondition: The section exists; the height is finite and not negative.
  package mutating func setHeaderHeight(_ height: Double, ofSection section: Int) {
    checkSection(section)
    SectionGeometry.check(height, "the header of section \(section)")
    sections[section].headerHeight = height
    sums.update(section, with: sections[section])
  }

  /// Sets the height of a section's footer, including the space around it.
  ///
  /// Costs O(log *s*).
  ///
  /// - Precondition: The section exists; the height is finite and not negative.
  package mutating func setFooterHeight(_ height: Double, ofSection section: Int) {
    checkSection(section)
    SectionGeometry.check(height, "the footer of section \(section)")
    sections[section].footerHeight = height
    sums.update(section, with: sections[section])
  }

  /// Returns the first row of a span with an estimated height; `nil` if all are measured.
  ///
  /// - Precondition: The rows exist.
  package func firstUnmeasuredRow(in span: RowSpan) -> RowPosition? {
    if let row = firstUnmeasuredRow(in: span.head) { return row }
    for run in span.rest {
      if let row = firstUnmeasuredRow(in: run) { return row }
    }
    return nil
  }

  private func firstUnmeasuredRow(in run: RowRun) -> RowPosition? {
    guard !run.rows.isEmpty else { return nil }
    return sections[run.section].rows.firstUnmeasuredRow(in: run.rows)
      .map { RowPosition(section: run.section, row: $0) }
  }

  /// Marks all row heights as estimates because the width of rows has changed; measured heights
  /// become the estimates.
  ///
  /// Costs O(*n*) if heights differ.
  package mutating func forgetMeasurements() {
    for section in sections.indices { sections[section].rows.forgetMeasurements() }
    sums = SectionSums(sections)
  }
}
