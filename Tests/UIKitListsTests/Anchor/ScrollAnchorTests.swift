import Testing

@testable import UIKitLists

private func row(_ section: Int, _ row: Int) -> RowPosition {
  RowPosition(section: section, row: row)
}

/// Returns a table with rows of 10 points below section headers of 5 points, between a header and a
/// footer of 20 points.
private func table(_ counts: [Int]) -> TableGeometry {
  TableGeometry(
    headerHeight: 20,
    sections: counts.map {
      SectionGeometry(headerHeight: 5, rows: RowHeights(repeating: .measured(10), count: $0))
    },
    footerHeight: 20
  )
}

/// Returns the anchor after an update while the range from 100 to 160 points is visible.
private func anchor(
  before: [Int],
  after: [Int],
  _ addChanges: (inout UpdateBatch) -> Void
) throws -> ScrollAnchor? {
  var batch = UpdateBatch()
  addChanges(&batch)
  return try batch.plan(before: before, after: after)
    .anchor(in: table(before), from: 100, to: 160)
}

@Test func theAnchorIsTheFirstRowBelowTheEdge() {
  let table = table([3, 0, 2])
  #expect(table.anchor(at: 30) == ScrollAnchor(row: row(0, 0), offset: 5))
  #expect(table.anchor(at: -50) == ScrollAnchor(row: row(0, 0), offset: -75))
  #expect(table.anchor(at: 56) == ScrollAnchor(row: row(2, 0), offset: -9), "under headers")
  #expect(table.anchor(at: 999) == ScrollAnchor(row: row(2, 1), offset: 924))
  #expect(TableGeometry(headerHeight: 30).anchor(at: 0) == nil)
}

@Test func changesAboveDoNotMoveTheAnchorsRow() throws {
  // The upper edge of the visible range lies in row 7.
  let anchor = try anchor(before: [20], after: [21]) {
    $0.insertRow(at: row(0, 0), animation: .fade)
    $0.insertRow(at: row(0, 3), animation: .fade)
    $0.deleteRow(at: row(0, 6), animation: .fade)
  }
  #expect(anchor == ScrollAnchor(row: row(0, 8), offset: 5))
}

@Test func deletingTheAnchorRowKeepsTheNextRowInPlace() throws {
  let anchor = try anchor(before: [20], after: [18]) {
    $0.deleteRow(at: row(0, 7), animation: .fade)
    $0.deleteRow(at: row(0, 8), animation: .fade)
  }
  #expect(anchor == ScrollAnchor(row: row(0, 7), offset: -15))
}

@Test func aMovedRowIsNotAnAnchor() throws {
  let anchor = try anchor(before: [20], after: [20]) { $0.moveRow(from: row(0, 7), to: row(0, 19)) }
  #expect(anchor == ScrollAnchor(row: row(0, 7), offset: -5))
}

@Test func aMovedAndReloadedRowIsNotAnAnchor() throws {
  let anchor = try anchor(before: [20], after: [20]) {
    $0.reloadRow(at: row(0, 7), animation: .fade)
    $0.moveRow(from: row(0, 7), to: row(0, 19))
  }
  #expect(anchor == ScrollAnchor(row: row(0, 7), offset: -5))
}

@Test func aReloadedRowIsAnchoredByItsTop() throws {
  let anchor = try anchor(before: [20], after: [21]) {
    $0.reloadRow(at: row(0, 7), animation: .fade)
    $0.insertRow(at: row(0, 0), animation: .fade)
  }
  #expect(anchor == ScrollAnchor(row: row(0, 8), offset: 5))
}

@Test func afterDeletingTheVisibleRowsTheRowAboveIsTheAnchor() throws {
  let anchor = try anchor(before: [20], after: [11]) {
    for index in 6..<15 { $0.deleteRow(at: row(0, index), animation: .fade) }
  }
  #expect(anchor == ScrollAnchor(row: row(0, 5), offset: 25))
}

@Test func withoutRowsAboveTheNextRowIsTheAnchor() throws {
  let anchor = try anchor(before: [20, 8], after: [2, 8]) {
    for index in 0..<18 { $0.deleteRow(at: row(0, index), animation: .fade) }
  }
  #expect(anchor == ScrollAnchor(row: row(0, 0), offset: 0))
}

@Test func deletedSectionsAreSkipped() throws {
  let deleted = try anchor(before: [4, 0, 20, 3], after: [4, 0, 3]) {
    $0.deleteSection(at: 2, animation: .fade)
  }
  #expect(deleted == ScrollAnchor(row: row(0, 3), offset: 45))
  let first = try anchor(before: [20, 3], after: [3]) { $0.deleteSection(at: 0, animation: .fade) }
  #expect(first == ScrollAnchor(row: row(0, 0), offset: 0))
  let moved = try anchor(before: [20, 3], after: [3, 20]) { $0.moveSection(from: 0, to: 1) }
  #expect(moved == ScrollAnchor(row: row(0, 0), offset: 0), "a moved section is not an anchor")
}

@Test func anEmptyTableHasNoAnchor() throws {
  #expect(try anchor(before: [20], after: []) { $0.deleteSection(at: 0, animation: .fade) } == nil)
  #expect(try anchor(before: [20], after: [7]) { $0.reloadSection(at: 0, animation: .fade) } == nil)
  #expect(
    try anchor(before: [0], after: [2]) { batch in
      for index in 0..<2 { batch.insertRow(at: row(0, index), animation: .fade) }
    } == nil
  )
}

@Test func inAReloadedSectionTheSameIndexIsTheAnchor() throws {
  let same = try anchor(before: [20], after: [20]) { $0.reloadSection(at: 0, animation: .fade) }
  #expect(same == ScrollAnchor(row: row(0, 7), offset: 5))
  let later = try anchor(before: [2, 20], after: [1, 2, 20]) {
    $0.insertSection(at: 0, animation: .fade)
    $0.reloadSection(at: 1, animation: .fade)
  }
  #expect(later == ScrollAnchor(row: row(2, 5), offset: 0))
  let shorter = try anchor(before: [4, 20], after: [4, 3]) {
    $0.reloadSection(at: 1, animation: .fade)
  }
  #expect(shorter == ScrollAnchor(row: row(0, 3), offset: 45), "kept rows come next")
  let partly = try anchor(before: [9, 20], after: [9, 20]) {
    $0.reloadSection(at: 0, animation: .fade)
  }
  #expect(partly == ScrollAnchor(row: row(1, 0), offset: -20), "visible kept rows come first")
  let moved = try anchor(before: [20, 3], after: [3, 20]) {
    $0.reloadSection(at: 0, animation: .fade)
    $0.moveSection(from: 0, to: 1)
  }
  #expect(moved == ScrollAnchor(row: row(0, 0), offset: 0), "a moved section is not an anchor")
}

@Test func randomChangesNeverMoveTheRowsOnScreen() throws {
  var random = SeededGenerator.forTest()
  while random.nextStep(of: 200) != nil {
    let count = 40 + random.below(40)
    var batch = UpdateBatch()
    let deleted = Set((0..<random.below(30)).map { _ in random.below(count) })
    let keptCount = count - deleted.count
    let inserted = Set((0..<random.below(20)).map { _ in random.below(keptCount) })
    for index in deleted { batch.deleteRow(at: row(0, index), animation: .fade) }
    for index in inserted { batch.insertRow(at: row(0, index), animation: .fade) }
    let plan = try batch.plan(before: [count], after: [keptCount + inserted.count])
    let before = table([count])
    var after = before
    plan.apply(to: &after) { _ in
      SectionGeometry(rows: RowHeights(repeating: .measured(0), count: 0))
    } height: {
      .estimated(Double($0.row % 7) * 9)
    }
    let top = Double(random.below(Int(before.height) - 80))
    let visible = before.rows(from: top, to: top + 80)
    guard let keptRow = visible.first(where: { plan.newPosition(ofOldRow: $0) != nil }),
      let anchor = plan.anchor(in: before, from: top, to: top + 80),
      let newRow = plan.newPosition(ofOldRow: keptRow)
    else { continue }
    let shift = after.y(of: anchor) - top
    #expect(after.y(ofRow: newRow) - shift == before.y(ofRow: keptRow))
  }
}

@Test func withoutVisibleRowsAnotherElementIsTheAnchor() throws {
  let table = TableGeometry(
    headerHeight: 20,
    sections: [
      SectionGeometry(
        headerHeight: 5,
        rows: RowHeights(repeating: .measured(10), count: 2),
        footerHeight: 200
      ),
      SectionGeometry(rows: RowHeights(repeating: .measured(10), count: 1)),
    ],
    footerHeight: 300
  )
  #expect(table.anchor(from: 60, to: 100) == ScrollAnchor(part: .sectionFooter(0), offset: 15))
  #expect(table.anchor(from: 300, to: 400) == ScrollAnchor(part: .footer, offset: 45))
  #expect(table.anchor(from: 900, to: 950) == ScrollAnchor(part: .footer, offset: 645))
  #expect(table.anchor(from: 5, to: 15) == nil, "the table header is above everything")
  #expect(table.anchor(from: -50, to: -10) == nil)
  #expect(table.anchor(from: 60, to: 250) == ScrollAnchor(row: row(1, 0), offset: -185))
  var batch = UpdateBatch()
  batch.insertSection(at: 0, animation: .fade)
  batch.deleteRow(at: row(0, 1), animation: .fade)
  let plan = try batch.plan(before: [2, 1], after: [4, 1, 1])
  #expect(
    plan.anchor(in: table, from: 60, to: 100) == ScrollAnchor(part: .sectionFooter(1), offset: 15)
  )
  #expect(
    plan.anchor(in: table, from: 300, to: 400) == ScrollAnchor(part: .footer, offset: 45)
  )
}
