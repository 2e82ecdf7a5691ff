import Testing

@testable import UIKitLists

/// Tests for the mapping of index paths while a row is moved.
struct RowMoveMappingTests {
  /// Tests every move in every table of up to three sections with up to three rows each.
  @Test func everyMoveOfEverySmallTableAgreesWithAnArray() {
    var moves = 0
    for counts in smallTables(maximumSections: 3, maximumRows: 3) {
      for source in positions(counts) {
        var without = rows(counts)
        without[source.section].remove(at: source.row)
        for section in without.indices {
          for row in 0...without[section].count {
            let destination = RowPosition(section: section, row: row)
            var shown = without
            shown[section].insert(source, at: row)
            check(RowMoveMapping(from: source, to: destination), shown, counts)
            moves += 1
          }
        }
      }
    }
    // The sum over 4 + 16 + 64 tables of rows × (rows − 1 + sections).
    #expect(moves == 14 + 232 + 2_112)
  }

  private func check(_ mapping: RowMoveMapping, _ shown: [[RowPosition]], _ counts: [Int]) {
    #expect(mapping.isIdentity == (shown == rows(counts)))
    for section in shown.indices {
      #expect(
        mapping.originalCount(ofSection: section, displayedCount: shown[section].count)
          == counts[section]
      )
      for row in shown[section].indices {
        let position = RowPosition(section: section, row: row)
        let original = shown[section][row]
        #expect(mapping.originalPosition(position) == original)
        #expect(mapping.displayedPosition(original) == position)
      }
    }
  }
}

/// Returns the row counts of all small tables.
func smallTables(maximumSections: Int, maximumRows: Int) -> [[Int]] {
  var tables: [[Int]] = [[]]
  var result: [[Int]] = []
  for _ in 0..<maximumSections {
    tables = tables.flatMap { table in (0...maximumRows).map { table + [$0] } }
    result += tables
  }
  return result
}

private func rows(_ counts: [Int]) -> [[RowPosition]] {
  counts.enumerated().map { section, count in
    (0..<count).map { RowPosition(section: section, row: $0) }
  }
}

func positions(_ counts: [Int]) -> [RowPosition] {
  counts.enumerated().flatMap { section, count in
    (0..<count).map { RowPosition(section: section, row: $0) }
  }
}
