import Testing

@testable import UIKitLists

/// Tests for the mapping of index paths while a row is moved.
struct RowMoveMappingTests {
  /// Tests every move in every table of up to three sections with up to three rows each.
  @Test func everyMoveOfEverySmallTableAgreesWithAnArray() {
    var moves = 0
    for counts in smallTables(maximumSections: 3, maximumRows: 3) {
      for source in positions(counts) {
        var remainingRows = rows(counts)
        remainingRows[source.section].remove(at: source.row)
        for section in remainingRows.indices {
          for row in 0...remainingRows[section].count {
            let destination = RowPosition(section: section, row: row)
            var displayedRows = remainingRows
            displayedRows[section].insert(source, at: row)
            expect(
              RowMoveMapping(from: source, to: destination),
              displays: displayedRows,
              originalCounts: counts
            )
            moves += 1
          }
        }
      }
    }
    // The sum over 4 + 16 + 64 tables of rows × (rows − 1 + sections).
    #expect(moves == 14 + 232 + 2_112)
  }

  private func expect(
    _ mapping: RowMoveMapping,
    displays displayedRows: [[RowPosition]],
    originalCounts counts: [Int]
  ) {
    #expect(mapping.isIdentity == (displayedRows == rows(counts)))
    for section in displayedRows.indices {
      #expect(
        mapping.originalCount(ofSection: section, displayedCount: displayedRows[section].count)
          == counts[section]
      )
      for row in displayedRows[section].indices {
        let position = RowPosition(section: section, row: row)
        let original = displayedRows[section][row]
        #expect(mapping.originalPosition(position) == original)
        #expect(mapping.displayedPosition(original) == position)
      }
    }
  }
}

/// Returns the row counts of all tables of 1 to `maximumSections` sections with up to `maximumRows`
/// rows each.
func smallTables(maximumSections: Int, maximumRows: Int) -> [[Int]] {
  var tables: [[Int]] = [[]]
  var result: [[Int]] = []
  for _ in 0..<maximumSections {
    tables = tables.flatMap { table in (0...maximumRows).map { table + [$0] } }
    result += tables
  }
  return result
}

/// Returns the positions of all rows, by sections.
private func rows(_ counts: [Int]) -> [[RowPosition]] {
  counts.enumerated().map { section, count in
    (0..<count).map { RowPosition(section: section, row: $0) }
  }
}

/// Returns the positions of all rows, from top to bottom.
func positions(_ counts: [Int]) -> [RowPosition] {
  counts.enumerated().flatMap { section, count in
    (0..<count).map { RowPosition(section: section, row: $0) }
  }
}
