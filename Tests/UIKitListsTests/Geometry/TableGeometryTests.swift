import Testing

@testable import UIKitLists

@Test func anEmptyTableHasOnlyItsHeaderAndFooter() {
  let naive = NaiveTable(header: 10, sections: [], footer: 5)
  #expect(difference(naive.geometry, naive) == nil)
  #expect(difference(TableGeometry(), NaiveTable(header: 0, sections: [], footer: 0)) == nil)
  #expect(naive.geometry.anchor(at: 3) == nil)
}

@Test func everySmallTableAgreesWithAPlainList() {
  let heights: [[Double]] = [[], [4], [0], [4, 4], [0, 2], [3, 0, 2]]
  let spacings: [(header: Double, footer: Double)] = [(0, 0), (2, 0), (0, 1)]
  for header in [0.0, 6] {
    for firstRows in heights {
      for (index, firstSpacing) in spacings.enumerated() {
        for secondRows in heights {
          let secondSpacing = spacings[(index + 1) % spacings.count]
          let sections = [
            NaiveTable.Section(
              header: firstSpacing.header,
              rows: firstRows,
              footer: firstSpacing.footer
            ),
            NaiveTable.Section(
              header: secondSpacing.header,
              rows: secondRows,
              footer: secondSpacing.footer
            ),
            NaiveTable.Section(header: 0, rows: [], footer: 0),
          ]
          let naive = NaiveTable(header: header, sections: sections, footer: 2)
          #expect(difference(naive.geometry, naive) == nil, "\(naive)")
        }
      }
    }
  }
}

@Test func randomEditsAgreeWithAPlainList() {
  var random = SeededGenerator.forTest()
  while random.nextStep(of: 25) != nil {
    var naive = NaiveTable(header: 7, sections: [], footer: 3)
    var table = naive.geometry
    for step in 0..<60 {
      edit(&table, &naive, using: &random)
      guard step % 6 == 5 else { continue }
      #expect(difference(table, naive) == nil, "after \(step + 1) edits: \(naive)")
    }
  }
}

private func edit(
  _ table: inout TableGeometry,
  _ naive: inout NaiveTable,
  using random: inout SeededGenerator
) {
  let count = naive.sections.count
  guard count > 0, random.below(5) > 0 else {
    editSections(&table, &naive, using: &random)
    return
  }
  let section = random.below(count)
  let rows = naive.sections[section].rows.count
  let height = Double(random.below(5))
  switch random.below(7) {
  case 0:
    naive.sections[section].header = height
    table.setHeaderHeight(height, ofSection: section)
  case 1:
    naive.sections[section].footer = height
    table.setFooterHeight(height, ofSection: section)
  case 2 where rows > 0:
    let row = random.below(rows)
    naive.sections[section].rows[row] = height
    table.setHeight(.measured(height), ofRow: RowPosition(section: section, row: row))
  case 3 where rows > 0:
    let row = random.below(rows)
    naive.sections[section].rows.remove(at: row)
    table.removeRows(RowRun(section: section, rows: row..<row + 1))
  case 4 where rows > 0:
    let row = random.below(rows)
    let target = random.below(count)
    let moved = naive.sections[section].rows.remove(at: row)
    let targetRow = random.below(naive.sections[target].rows.count + 1)
    naive.sections[target].rows.insert(moved, at: targetRow)
    table.moveRow(
      from: RowPosition(section: section, row: row),
      to: RowPosition(section: target, row: targetRow)
    )
  default:
    let row = random.below(rows + 1)
    naive.sections[section].rows.insert(height, at: row)
    table.insertRow(.measured(height), at: RowPosition(section: section, row: row))
  }
}

private func editSections(
  _ table: inout TableGeometry,
  _ naive: inout NaiveTable,
  using random: inout SeededGenerator
) {
  let count = naive.sections.count
  let index = random.below(count + 1)
  switch random.below(5) {
  case 0 where index < count:
    naive.sections.remove(at: index)
    table.removeSection(at: index)
  case 1 where index < count:
    let target = random.below(count)
    naive.sections.insert(naive.sections.remove(at: index), at: target)
    table.moveSection(from: index, to: target)
  case 2 where index < count:
    naive.sections[index] = NaiveTable.Section(header: 1, rows: [2, 2], footer: 0)
    let rows = RowHeights(repeating: .measured(2), count: 2)
    table.replaceSection(at: index, with: SectionGeometry(headerHeight: 1, rows: rows))
  default:
    naive.sections.insert(NaiveTable.Section(header: 2, rows: [5, 1], footer: 1), at: index)
    let rows = RowHeights(count: 2) { .measured($0 == 0 ? 5 : 1) }
    let section = SectionGeometry(headerHeight: 2, rows: rows, footerHeight: 1)
    table.insertSection(section, at: index)
  }
}

@Test func tenMillionRowsAreFoundByPosition() {
  let rows = RowHeights(repeating: .measured(44), count: 10_000_000)
  let table = TableGeometry(sections: [SectionGeometry(headerHeight: 20, rows: rows)])
  #expect(table.height == 440_000_020)
  #expect(table.row(at: 20 + 44 * 7_000_000) == RowPosition(section: 0, row: 7_000_000))
  #expect(table.rows(from: 20, to: 20 + 600).runs == [RowRun(section: 0, rows: 0..<14)])
}

@Test func thousandsOfSectionsAreFoundByPosition() {
  let sections = (0..<5000).map { index in
    SectionGeometry(headerHeight: 3, rows: RowHeights(repeating: .measured(7), count: index % 4))
  }
  let table = TableGeometry(headerHeight: 11, sections: sections)
  for index in 0..<5000 {
    let span = table.span(ofSection: index)
    #expect(table.section(at: span.y) == index)
    #expect(table.section(at: span.maxY) == (index < 4999 ? index + 1 : nil))
  }
}

@Test func theLastSectionExtendsToTheEndOfTheTable() {
  // In floating point, 0.3 + (0.2 + 0.1) is slightly greater than (0.3 + 0.2) + 0.1.
  let sections = [0.2, 0, 0.1].map {
    SectionGeometry(rows: RowHeights(repeating: .measured($0), count: 1))
  }
  let table = TableGeometry(headerHeight: 0.3, sections: sections)
  #expect(table.height > 0.6)
  #expect(table.section(at: 0.6) == 2)
  #expect(table.sections(from: 0, to: 0.6) == 0..<3)
}

@Test func unmeasuredRowsUseTheirEstimate() {
  // TV-037.3
  let rows = RowHeights(repeating: .estimated(60), count: 100)
  var table = TableGeometry(sections: [SectionGeometry(rows: rows), SectionGeometry(rows: rows)])
  #expect(table.height == 12_000)
  #expect(table.hasUnmeasuredRows)
  let visible = table.rows(from: 5900, to: 6100)
  for row in visible { table.setHeight(.measured(80), ofRow: row) }
  #expect(visible.count == 4)
  #expect(table.firstUnmeasuredRow(in: visible) == nil)
  #expect(table.firstUnmeasuredRow(in: RowSpan([RowRun(section: 1, rows: 0..<9)]))?.row == 2)
  #expect(table.height == 12_080)
  #expect(table.height(ofRow: RowPosition(section: 1, row: 1)) == .measured(80))
  table.forgetMeasurements()
  #expect(table.height == 12_080)
  #expect(table.firstUnmeasuredRow(in: visible) == visible.first)
}

@Test func measuringAboveTheAnchorKeepsItsRowInPlace() {
  // TV-037.4
  let rows = RowHeights(repeating: .estimated(40), count: 1000)
  var table = TableGeometry(headerHeight: 25, sections: [SectionGeometry(rows: rows)])
  let anchor = table.anchor(at: 9987)
  #expect(anchor?.row?.row == 249)
  for row in 0..<249 { table.setHeight(.measured(55), ofRow: RowPosition(section: 0, row: row)) }
  let edge: Double? = anchor.map { table.y(of: $0) }
  // Each of the 249 rows is 15 points taller than its estimate.
  let expected: Double = 9987 + 249 * 15
  #expect(edge == expected)
}

@Test func missingPositionsAndInvalidHeightsStopTheProgram() async {
  await #expect(processExitsWith: .failure) {
    _ = TableGeometry().numberOfRows(inSection: 0)
  }
  await #expect(processExitsWith: .failure) {
    let rows = RowHeights(repeating: .measured(44), count: 3)
    _ = TableGeometry(sections: [SectionGeometry(rows: rows)])
      .span(ofRow: RowPosition(section: 0, row: 3))
  }
  await #expect(processExitsWith: .failure) {
    _ = TableGeometry(headerHeight: .nan)
  }
}

@Test func rowPositionsAreDescribedInWords() {
  #expect("\(RowPosition(section: 2, row: 7))" == "row 7 of section 2")
}

@Test func aTableDoesNotContainNegativeRows() {
  #expect(!TableGeometry().contains(RowPosition(section: 0, row: -1)))
}
