@testable import UIKitLists

/// Returns the first difference between the heights and a plain array; `nil` if they are equal.
///
/// The tested heights are multiples of 1/8, so that their sums are exact.
func difference(_ rows: RowHeights, _ naive: NaiveRows) -> String? {
  let edges = naive.edges
  guard rows.count == naive.heights.count else { return "\(rows.count) rows" }
  guard rows.height == naive.height else { return "height \(rows.height)" }
  guard rows.measuredCount == naive.measuredCount else { return "\(rows.measuredCount) measured" }
  guard rows.y(ofRow: rows.count) == naive.height else { return "bottom of the last row" }
  var firstUnmeasured: Int?
  for row in naive.heights.indices.reversed() {
    if !naive.heights[row].isMeasured { firstUnmeasured = row }
    guard rows[row] == naive.heights[row] else { return "height of row \(row): \(rows[row])" }
    guard rows.y(ofRow: row, origin: 3) == edges[row] + 3 else { return "top of row \(row)" }
    guard rows.firstUnmeasuredRow(in: row..<rows.count) == firstUnmeasured else {
      return "first unmeasured row from \(row)"
    }
  }
  return differenceInSearches(rows, naive, edges)
}

private func differenceInSearches(
  _ rows: RowHeights,
  _ naive: NaiveRows,
  _ edges: [Double]
) -> String? {
  // All edges, and positions 1/8 point beside them.
  let positions = Set(edges.flatMap { [$0 - 0.125, $0, $0 + 0.125] }).sorted()
  for top in positions {
    let expectedFirstRow = naive.heights.indices.first { edges[$0 + 1] > top }
    guard rows.firstRow(endingBelow: top) == expectedFirstRow,
      rows.firstRow(endingBelow: top + 7, origin: 7) == expectedFirstRow
    else { return "row at \(top)" }
    guard positions.count < 60 else { continue }
    for bottom in positions where top < bottom {
      let expectedLastRow = naive.heights.indices.last { edges[$0] < bottom } ?? -1
      let expectedRows = expectedFirstRow.map { $0..<max($0, expectedLastRow + 1) } ?? 0..<0
      let foundRows = rows.rows(from: top, to: bottom)
      guard foundRows == expectedRows || foundRows.isEmpty && expectedRows.isEmpty else {
        return "rows in \(top)..<\(bottom): \(foundRows) instead of \(expectedRows)"
      }
    }
  }
  return nil
}
