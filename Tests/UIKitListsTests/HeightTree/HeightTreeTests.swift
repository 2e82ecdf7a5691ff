import Testing

@testable import UIKitLists

/// Node sizes with which a few rows reach every branch of the code.
private let smallLimits = [
  HeightTree.Limits(maxRuns: 2, maxChildren: 3, alwaysChecks: true),
  HeightTree.Limits(maxRuns: 3, maxChildren: 4, alwaysChecks: true),
  HeightTree.Limits(maxRuns: 4, maxChildren: 5, alwaysChecks: true),
]

/// Returns a height that differs from those of adjacent rows, so that rows do not form runs.
private func distinctHeight(_ row: Int) -> RowHeight {
  RowHeight(points: Double(row % 7) + 1, isMeasured: row % 3 != 0)
}

private func makeRows(_ naive: NaiveRows, _ limits: HeightTree.Limits) -> RowHeights {
  RowHeights(count: naive.heights.count, limits: limits) { naive.heights[$0] }
}

@Test(arguments: smallLimits)
func buildingGivesEveryRowItsHeight(_ limits: HeightTree.Limits) {
  for count in 0...40 {
    let naive = NaiveRows(heights: (0..<count).map(distinctHeight))
    #expect(difference(makeRows(naive, limits), naive) == nil, "\(count) rows")
  }
}

@Test(arguments: smallLimits)
func everySingleChangeOfSmallTreesIsCorrect(_ limits: HeightTree.Limits) {
  let newHeight = RowHeight.measured(11)
  for count in 0...11 {
    let naive = NaiveRows(heights: (0..<count).map(distinctHeight))
    let rows = makeRows(naive, limits)
    for row in 0...count {
      var (changed, expected) = (rows, naive)
      changed.insert(newHeight, count: 1, at: row)
      expected.heights.insert(newHeight, at: row)
      #expect(difference(changed, expected) == nil, "\(count) rows, inserted at \(row)")
      for end in row...count {
        (changed, expected) = (rows, naive)
        changed.remove(row..<end)
        expected.heights.removeSubrange(row..<end)
        #expect(difference(changed, expected) == nil, "\(count) rows, removed \(row..<end)")
      }
      guard row < count else { continue }
      (changed, expected) = (rows, naive)
      changed.setHeight(newHeight, ofRow: row)
      expected.heights[row] = newHeight
      #expect(difference(changed, expected) == nil, "\(count) rows, row \(row) set")
    }
    #expect(difference(rows, naive) == nil, "a copy changed its original")
  }
}

@Test(arguments: smallLimits)
func randomChangesAgreeWithAnArray(_ limits: HeightTree.Limits) {
  var random = SeededGenerator.forTest()
  while random.nextStep(of: 8) != nil {
    var naive = NaiveRows(heights: [])
    var rows = RowHeights(repeating: .estimated(5), count: 0, limits: limits)
    for step in 0..<120 {
      change(&rows, &naive, growing: step < 60, using: &random)
      if step % 20 == 19 { #expect(difference(rows, naive) == nil, "after \(step + 1) changes") }
    }
  }
}

/// Changes the tree and the array at random: inserts rows, sets a height or, unless `growing` is
/// `true`, removes rows.
private func change(
  _ rows: inout RowHeights,
  _ naive: inout NaiveRows,
  growing: Bool,
  using random: inout SeededGenerator
) {
  let count = naive.heights.count
  let height = RowHeight(points: Double(random.below(4)) * 1.5, isMeasured: random.below(2) == 0)
  let operation = count == 0 ? 0 : random.below(growing ? 4 : 6)
  switch operation {
  case 0, 1:
    let row = random.below(count + 1)
    let insertedCount = random.below(9)
    var heights: [RowHeight] = []
    for index in 0..<insertedCount {
      heights.append(random.below(2) == 0 ? height : distinctHeight(index))
    }
    rows.insert(count: insertedCount, at: row) { heights[$0 - row] }
    naive.heights.insert(contentsOf: heights, at: row)
  case 2, 3:
    let row = random.below(count)
    rows.setHeight(height, ofRow: row)
    naive.heights[row] = height
  default:
    let lower = random.below(count)
    let upper = min(count, lower + random.below(8))
    rows.remove(lower..<upper)
    naive.heights.removeSubrange(lower..<upper)
  }
}

@Test func changesAtStandardSizeAgreeWithAnArray() {
  var random = SeededGenerator.forTest()
  let limits = HeightTree.Limits(maxRuns: 64, maxChildren: 24, alwaysChecks: true)
  var naive = NaiveRows(heights: (0..<3000).map(distinctHeight))
  var rows = makeRows(naive, limits)
  while let step = random.nextStep(of: 600) {
    change(&rows, &naive, growing: step < 300, using: &random)
  }
  rows.insert(count: 1500, at: 77) { distinctHeight($0) }
  naive.heights.insert(contentsOf: (77..<1577).map(distinctHeight), at: 77)
  rows.remove(50..<1800)
  naive.heights.removeSubrange(50..<1800)
  #expect(rows.height == naive.height)
  #expect(rows.measuredCount == naive.measuredCount)
  var y = 0.0
  for row in naive.heights.indices {
    #expect(rows[row] == naive.heights[row])
    #expect(rows.y(ofRow: row) == y)
    y += naive.heights[row].points
  }
}

@Test func equalRowsNeedNoTree() {
  let rows = RowHeights(repeating: .estimated(44), count: 10_000_000)
  #expect(rows.commonHeight == .estimated(44))
  #expect(rows.height == 440_000_000)
  #expect(rows.measuredCount == 0)
  #expect(rows.firstRow(endingBelow: 439_999_999) == 9_999_999)
  #expect(rows.firstRow(endingBelow: 440_000_000) == nil)
  #expect(rows.y(ofRow: 5_000_000) == 220_000_000)
}

@Test func aFewRowsAmongMillionsOfEstimatesAreMeasured() {
  var rows = RowHeights(repeating: .estimated(44), count: 10_000_000)
  for row in 5_000_000..<5_000_020 { rows.setHeight(.measured(Double(row % 10)), ofRow: row) }
  #expect(rows.measuredCount == 20)
  #expect(rows.height == 44 * 9_999_980 + 90)
  #expect(rows.firstUnmeasuredRow(in: 5_000_000..<6_000_000) == 5_000_020)
  #expect(rows.y(ofRow: 9_000_000) == 44 * 8_999_980 + 90)
}

@Test func equalRowsReleaseTheirTree() {
  var rows = RowHeights(repeating: .measured(44), count: 100)
  rows.setHeight(.measured(50), ofRow: 3)
  #expect(rows.commonHeight == nil)
  rows.setHeight(.measured(44), ofRow: 3)
  #expect(rows.commonHeight == .measured(44))
}

@Test func sumsDoNotDriftOverManyChanges() {
  var rows = RowHeights(count: 1000) { .measured(Double($0) * 0.1 + 0.3) }
  let height = rows.height
  for turn in 0..<20_000 {
    let row = turn * 7919 % 1000
    let old = rows[row]
    rows.setHeight(.measured(1e9 / 3), ofRow: row)
    rows.setHeight(old, ofRow: row)
  }
  #expect(abs(rows.height - height) < 1e-9)
}

@Test func theTopOfARowIsExactlyInThatRow() {
  var random = SeededGenerator.forTest()
  var rows = RowHeights(count: 5000) { _ in
    .measured(Double.random(in: 0.1..<100, using: &random))
  }
  rows.insert(.measured(44.1), count: 500, at: 2500)
  for row in 0..<rows.count {
    #expect(rows.firstRow(endingBelow: rows.y(ofRow: row, origin: 1e5 / 3), origin: 1e5 / 3) == row)
  }
}

@Test func discardedMeasurementsRemainAsEstimates() {
  var rows = RowHeights(count: 9) { .measured(Double($0)) }
  rows.forgetMeasurements()
  #expect(rows.measuredCount == 0)
  #expect(rows.height == 36)
  #expect((0..<9).allSatisfy { rows[$0] == .estimated(Double($0)) })
  var equal = RowHeights(repeating: .measured(5), count: 3)
  equal.forgetMeasurements()
  #expect(equal.commonHeight == .estimated(5))
}

@Test func measuredAndEstimatedZeroAreKeptApart() {
  var rows = RowHeights(repeating: .estimated(0), count: 2)
  rows.setHeight(.measured(0), ofRow: 1)
  #expect(rows[0] == .estimated(0))
  #expect(rows[1] == .measured(0))
  #expect(rows.measuredCount == 1)
}
