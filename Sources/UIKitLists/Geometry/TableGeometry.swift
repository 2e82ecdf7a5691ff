import UIKitSupport

/// The vertical layout of a table: the positions of all rows, headers and footers.
///
/// From top to bottom, the layout consists of the table header; the header, rows and footer of each
/// section; and the table footer. Spacing between sections is included in the heights of headers
/// and footers. All heights and positions are in points; position 0 is the top of the table header.
///
/// Costs, with *n* rows in the section and *s* sections:
///
/// | operation | equal heights | individual heights |
/// |---|---|---|
/// | position of a row, row at a position | O(log *s*) | O(log *s* + log *n*) |
/// | insert, delete, measure a row | O(log *s*) | O(log *s* + log *n*) |
/// | memory per row | none | 12 to 24 bytes per row that differs from its neighbour |
///
/// Inserting, deleting and moving sections cost O(*s*). Copies are copy-on-write and copy only the
/// changed nodes; a table that has the only reference to its geometry never copies.
package struct TableGeometry: Sendable {
  /// The height of the table header.
  package var headerHeight: Double {
    didSet { SectionGeometry.check(headerHeight, "the table header") }
  }

  /// The height of the table footer.
  package var footerHeight: Double {
    didSet { SectionGeometry.check(footerHeight, "the table footer") }
  }

  /// The sections, from top to bottom.
  package internal(set) var sections: [SectionGeometry]

  var sums: SectionSums

  /// Creates the geometry of a table.
  ///
  /// - Precondition: The heights are finite and not negative.
  ///
  /// - Parameters:
  ///   - headerHeight: The height of the table header.
  ///   - sections: The sections, from top to bottom.
  ///   - footerHeight: The height of the table footer.
  package init(
    headerHeight: Double = 0,
    sections: [SectionGeometry] = [],
    footerHeight: Double = 0
  ) {
    SectionGeometry.check(headerHeight, "the table header")
    SectionGeometry.check(footerHeight, "the table footer")
    self.headerHeight = headerHeight
    self.sections = sections
    self.footerHeight = footerHeight
    sums = SectionSums(sections)
  }

  /// The number of sections.
  package var numberOfSections: Int { sections.count }

  /// The number of rows in each section.
  ///
  /// Costs O(*s*).
  package var rowCounts: [Int] { sections.indices.map { sections[$0].rows.count } }

  /// The total number of rows in all sections.
  package var numberOfRows: Int { sums.rowCount }

  /// The height of the whole table.
  package var height: Double { footerTop + footerHeight }

  /// Returns the number of rows in a section.
  ///
  /// - Precondition: The section exists.
  package func numberOfRows(inSection section: Int) -> Int {
    checkSection(section)
    return sections[section].rows.count
  }

  /// Returns whether a row exists; accepts any indexes.
  package func contains(_ position: RowPosition) -> Bool {
    sections.indices.contains(position.section) && position.row >= 0
      && position.row < sections[position.section].rows.count
  }

  var footerTop: Double { headerHeight + sums.height }

  func checkSection(_ section: Int) {
    demand(
      sections.indices.contains(section),
      "Section \(section) does not exist; the table has \(sections.count) sections"
    )
  }

  func checkRow(_ position: RowPosition) {
    checkSection(position.section)
    demand(
      contains(position),
      "Row \(position.row) does not exist; section \(position.section) has "
        + "\(sections[position.section].rows.count) rows"
    )
  }
}
