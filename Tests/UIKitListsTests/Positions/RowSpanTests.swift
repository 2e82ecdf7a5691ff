import Testing

@testable import UIKitLists

@Test func aSpanListsItsRowsWithoutEmptyRuns() {
  let span = RowSpan([
    RowRun(section: 0, rows: 3..<5), RowRun(section: 1, rows: 0..<0),
    RowRun(section: 2, rows: 0..<1),
  ])
  let rows = [(0, 3), (0, 4), (2, 0)].map { RowPosition(section: $0.0, row: $0.1) }
  #expect(Array(span) == rows)
  #expect(span.count == 3)
  #expect(span.first == rows[0])
  #expect(span.last == rows[2])
  #expect(span.runs.count == 2)
  #expect(rows.allSatisfy { span.contains($0) })
  #expect(!span.contains(RowPosition(section: 1, row: 0)))
  #expect(!span.contains(RowPosition(section: 0, row: 5)))
}

@Test func anEmptySpanHasNoRows() {
  let span = RowSpan()
  #expect(span.isEmpty)
  #expect(span.first == nil && span.last == nil)
  #expect(Array(span).isEmpty)
}

@Test func positionsAreOrderedFromTopToBottom() {
  let positions = [(1, 0), (0, 9), (0, 1)].map { RowPosition(section: $0.0, row: $0.1) }
  #expect(positions.sorted() == positions.reversed())
}
