import Testing

@testable import UIKitLists

private typealias Sections = [ListSection<Character, Int>]

private func sections(_ list: KeyValuePairs<Character, [Int]>) -> Sections {
  list.map { ListSection(id: $0.key, rows: $0.value) }
}

/// Returns the first mistake in a difference; `nil` if it is correct.
private func mistake(
  in difference: SectionedDifference,
  from old: Sections,
  to new: Sections
) -> String? {
  let plan: UpdatePlan
  do {
    plan = try difference.batch(animation: .fade)
      .plan(before: old.map(\.rows.count), after: new.map(\.rows.count))
  } catch {
    return "\(error)"
  }
  let stayingRows = Set(
    old.filter { section in new.contains { $0.id == section.id } }.flatMap(\.rows)
  )
  for (index, section) in new.enumerated() {
    let source = plan.origin(ofNewSection: index).position.map { old[$0].id }
    guard source == (old.contains { $0.id == section.id } ? section.id : nil) else {
      return "section \(index)"
    }
    for (row, id) in section.rows.enumerated() {
      let oldRow = plan.origin(ofNewRow: RowPosition(section: index, row: row)).position
      let oldIdentifier = oldRow.map { old[$0.section].rows[$0.row] }
      guard oldIdentifier == (stayingRows.contains(id) ? id : nil) else {
        return "row \(row) of \(index)"
      }
    }
  }
  return nil
}

@Test func rowsMoveBetweenSections() throws {
  let old = sections(["a": [1, 2, 3], "b": [4, 5]])
  let new = sections(["a": [1, 3], "b": [4, 2, 5]])
  let difference = try SectionedDifference(from: old, to: new)
  let move = SectionedDifference.Move(
    old: RowPosition(section: 0, row: 1),
    new: RowPosition(section: 1, row: 1)
  )
  #expect(difference.moves == [move])
  #expect(difference.deletions.isEmpty && difference.insertions.isEmpty)
  #expect(mistake(in: difference, from: old, to: new) == nil)
}

@Test func aRowFromADeletedSectionIsInserted() throws {
  let old = sections(["a": [1], "b": [2]])
  let new = sections(["b": [1, 2]])
  let difference = try SectionedDifference(from: old, to: new)
  #expect(difference.sections.deletions == [0])
  #expect(difference.insertions == [RowPosition(section: 0, row: 0)])
  #expect(difference.moves.isEmpty)
  #expect(mistake(in: difference, from: old, to: new) == nil)
}

@Test func aRowThatEntersANewSectionMovesThere() throws {
  let old = sections(["a": [1, 2]])
  let new = sections(["c": [2, 9], "a": [1]])
  let difference = try SectionedDifference(from: old, to: new)
  #expect(difference.moves.count == 1)
  #expect(difference.insertions.isEmpty, "rows of new sections come with them")
  #expect(mistake(in: difference, from: old, to: new) == nil)
}

@Test func rowsStayInAMovedSection() throws {
  let old = sections(["a": [1], "b": [2, 3], "c": [4]])
  let new = sections(["c": [4], "a": [1], "b": [2, 3]])
  let difference = try SectionedDifference(from: old, to: new)
  #expect(difference.sections.moves == [ListDifference.Move(old: 2, new: 0)])
  #expect(difference.moves.isEmpty)
  #expect(mistake(in: difference, from: old, to: new) == nil)
}

@Test func onlyKeptRowsWithChangedContentAreReloaded() throws {
  let old = sections(["a": [1, 2], "b": [3]])
  let new = sections(["a": [2, 1, 3]])
  let difference = try SectionedDifference(from: old, to: new) { _, _ in false }
  #expect(difference.reloads.count == 2, "the third row is new in its section")
  #expect(mistake(in: difference, from: old, to: new) == nil)
}

@Test func randomDifferencesOfSectionsAreCorrect() throws {
  var random = SeededGenerator.forTest()
  func randomSections() -> Sections {
    let ids = Array("abcdef").shuffled(using: &random).prefix(random.below(6))
    var rows = Array(0..<30).shuffled(using: &random).prefix(random.below(31))
    return ids.map { id in
      let count = random.below(rows.count + 1)
      defer { rows = rows.dropFirst(count) }
      let sectionRows = Array(rows.prefix(count))
      return ListSection(id: id, rows: random.below(2) == 0 ? sectionRows.sorted() : sectionRows)
    }
  }
  while random.nextStep(of: 500) != nil {
    let (old, new) = (randomSections(), randomSections())
    let difference = try SectionedDifference(from: old, to: new)
    #expect(mistake(in: difference, from: old, to: new) == nil, "\(old) to \(new)")
  }
}

@Test func duplicatesInSectionsAreErrors() {
  #expect(throws: DuplicateIdentifier(list: .new, first: 0, second: 2, identifier: "1")) {
    _ = try SectionedDifference(from: sections([:]), to: sections(["a": [1, 2], "b": [1]]))
  }
  #expect(throws: DuplicateIdentifier(list: .new, first: 0, second: 1, identifier: "a")) {
    _ = try SectionedDifference(from: sections([:]), to: sections(["a": [1], "a": [2]]))
  }
}
