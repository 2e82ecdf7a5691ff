import Testing

@testable import UIKitLists

@Test func anEmptySelectionHasNoRows() {
  let selection = SelectionSet()
  #expect(selection.isEmpty)
  #expect(selection.first == nil)
  #expect(selection.last == nil)
  #expect(!selection.contains(RowPosition(section: 0, row: 0)))
  #expect(Array(selection).isEmpty)
}

@Test func selectedRowsAreListedAscending() {
  let rows = [(1, 2), (0, 5), (1, 0), (0, 4), (1, 1), (0, 5)].map {
    RowPosition(section: $0, row: $1)
  }
  let selection = SelectionSet(rows)
  #expect(Array(selection) == Set(rows).sorted())
  #expect(selection.runs == [RowRun(section: 0, rows: 4..<6), RowRun(section: 1, rows: 0..<3)])
  #expect(selection.first == RowPosition(section: 0, row: 4))
  #expect(selection.last == RowPosition(section: 1, row: 2))
  #expect(selection.count == 5)
}

@Test func insertingAndRemovingReturnWhetherTheSelectionChanged() {
  var selection = SelectionSet()
  let row = RowPosition(section: 3, row: 7)
  let results = [
    selection.insert(row), selection.insert(row), selection.remove(row), selection.remove(row),
  ]
  #expect(results == [true, false, true, false])
  selection.insert(RowRun(section: 0, rows: 0..<100_000))
  #expect(selection.count == 100_000)
  selection.removeAll()
  #expect(selection.isEmpty)
}

@Test func randomSelectionsAgreeWithASet() {
  var random = SeededGenerator.forTest()
  while random.nextStep(of: 60) != nil {
    var selection = SelectionSet()
    var expected: Set<RowPosition> = []
    for _ in 0..<60 {
      let start = random.below(12)
      let run = RowRun(section: random.below(3), rows: start..<start + random.below(4))
      let rows = run.rows.map { RowPosition(section: run.section, row: $0) }
      if random.below(2) == 0 {
        selection.insert(run)
        expected.formUnion(rows)
      } else {
        selection.remove(run)
        expected.subtract(rows)
      }
      #expect(Array(selection) == expected.sorted())
      #expect(selection.count == expected.count)
      let probe = RowPosition(section: random.below(4), row: random.below(16) - 1)
      #expect(selection.contains(probe) == expected.contains(probe))
    }
    #expect(selection == SelectionSet(expected), "equal rows make equal selections")
  }
}
