import Testing

@testable import UIKitLists

/// Returns a batch of at most `changes` changes, which is consistent if sections are large.
private func randomBatch(
  _ before: [Int],
  changes: Int,
  using random: inout SeededGenerator
) -> UpdateBatch {
  var batch = UpdateBatch()
  var oldRows: Set<RowPosition> = []
  var newRows: Set<RowPosition> = []
  let sections = before.indices.filter { before[$0] > 0 }
  guard !sections.isEmpty else { return batch }
  func oldRow() -> RowPosition? {
    let section = sections[random.below(sections.count)]
    let row = RowPosition(section: section, row: random.below(before[section]))
    return oldRows.insert(row).inserted ? row : nil
  }
  func newRow() -> RowPosition? {
    let section = random.below(before.count)
    let row = RowPosition(section: section, row: random.below(max(1, before[section] / 2)))
    return newRows.insert(row).inserted ? row : nil
  }
  for _ in 0..<changes {
    switch random.below(4) {
    case 0: oldRow().map { batch.deleteRow(at: $0, animation: .numbered(random.below(9))) }
    case 1: oldRow().map { batch.reloadRow(at: $0, animation: .numbered(random.below(9))) }
    case 2: newRow().map { batch.insertRow(at: $0, animation: .numbered(random.below(9))) }
    default:
      guard let old = oldRow(), let new = newRow() else { continue }
      batch.moveRow(from: old, to: new)
    }
  }
  return batch
}

private func addSectionChanges(
  _ batch: inout UpdateBatch,
  _ before: [Int],
  using random: inout SeededGenerator
) {
  var oldSections = Array(before.indices).shuffled(using: &random)
  if random.below(2) == 0, let section = oldSections.popLast() {
    batch.deleteSection(at: section, animation: .right)
  }
  if random.below(2) == 0, let section = oldSections.popLast() {
    batch.reloadSection(at: section, animation: .left)
  }
  var newSections = Array(before.indices.dropLast()).shuffled(using: &random)
  if random.below(2) == 0, let section = oldSections.popLast(),
    let newSection = newSections.popLast()
  {
    batch.moveSection(from: section, to: newSection)
  }
  if let newSection = newSections.popLast() { batch.insertSection(at: newSection, animation: .top) }
}

@Test func randomBatchesAgreeWithTheNaiveUpdate() {
  var random = SeededGenerator.forTest()
  while random.nextStep(of: 400) != nil {
    let before = (0..<random.below(6) + 1).map { _ in random.below(14) }
    var batch = randomBatch(before, changes: random.below(14), using: &random)
    if random.below(3) == 0 { addSectionChanges(&batch, before, using: &random) }
    #expect(difference(batch, before: before, fill: 9) == nil, "\(batch) of \(before)")
  }
}

@Test func randomBatchesOnTenThousandRowsAreConsistent() throws {
  var random = SeededGenerator.forTest()
  while random.nextStep(of: 4) != nil {
    let before = (0..<10).map { _ in 500 + random.below(1000) }
    let batch = randomBatch(before, changes: 600, using: &random)
    let naive = NaiveUpdate(batch, before: before, fill: 0)
    let plan = try batch.plan(before: before, after: naive.after)
    let sections = try #require(naive.sections)
    var mistakeCount = 0
    for (section, entry) in sections.enumerated() {
      for (row, origin) in entry.rows.enumerated() {
        let position = RowPosition(section: section, row: row)
        mistakeCount += plan.origin(ofNewRow: position) == origin ? 0 : 1
        // The inverse mapping agrees.
        if let old = origin.position {
          mistakeCount += plan.newPosition(ofOldRow: old) == position ? 0 : 1
        }
      }
    }
    #expect(mistakeCount == 0)
  }
}
