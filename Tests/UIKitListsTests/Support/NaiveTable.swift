@testable import UIKitLists

/// A table as a plain list of its components: the reference for `TableGeometry`.
struct NaiveTable {
  struct Section {
    var header: Double
    var rows: [Double]
    var footer: Double
  }

  var header: Double
  var sections: [Section]
  var footer: Double

  /// All components with their vertical spans, from top to bottom.
  var parts: [(part: TablePart, span: VerticalSpan)] {
    var parts: [(TablePart, VerticalSpan)] = []
    var y = 0.0
    func add(_ part: TablePart, _ height: Double) {
      parts.append((part, VerticalSpan(y: y, height: height)))
      y += height
    }
    add(.header, header)
    for (index, section) in sections.enumerated() {
      add(.sectionHeader(index), section.header)
      for (row, height) in section.rows.enumerated() {
        add(.row(RowPosition(section: index, row: row)), height)
      }
      add(.sectionFooter(index), section.footer)
    }
    add(.footer, footer)
    return parts
  }

  var geometry: TableGeometry {
    TableGeometry(
      headerHeight: header,
      sections: sections.map { section in
        let heights = RowHeights(count: section.rows.count) { .measured(section.rows[$0]) }
        return SectionGeometry(
          headerHeight: section.header,
          rows: heights,
          footerHeight: section.footer
        )
      },
      footerHeight: footer
    )
  }
}
