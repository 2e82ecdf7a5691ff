import Testing

@testable import UIKitLists

private func row(_ section: Int, _ row: Int) -> RowPosition {
  RowPosition(section: section, row: row)
}

/// Returns the error of a batch; `nil` if it is consistent with the row counts.
private func error(
  before: [Int],
  after: [Int],
  _ addChanges: (inout UpdateBatch) -> Void
) -> UpdateInconsistency? {
  var batch = UpdateBatch()
  addChanges(&batch)
  do {
    _ = try batch.plan(before: before, after: after)
    return nil
  } catch {
    return error
  }
}

private func plan(
  before: [Int],
  after: [Int],
  _ addChanges: (inout UpdateBatch) -> Void
) throws -> UpdatePlan {
  var batch = UpdateBatch()
  addChanges(&batch)
  return try batch.plan(before: before, after: after)
}

@Test func deletionsPrecedeInsertionsInAnyCallOrder() throws {
  // TV-053.1, TV-054.3, TV-055.2
  let inserting = try plan(before: [3], after: [3]) {
    $0.insertRow(at: row(0, 0), animation: .right)
    $0.deleteRow(at: row(0, 0), animation: .left)
  }
  let deleting = try plan(before: [3], after: [3]) {
    $0.deleteRow(at: row(0, 0), animation: .left)
    $0.insertRow(at: row(0, 0), animation: .right)
  }
  for plan in [inserting, deleting] {
    #expect(plan.outcome(ofOldRow: row(0, 0)) == .deleted(animation: .left))
    #expect(plan.origin(ofNewRow: row(0, 0)) == .inserted(animation: .right))
    #expect(plan.outcome(ofOldRow: row(0, 1)) == .kept(at: row(0, 1)))
  }
}

@Test func deletingDoesNotShiftTheIndexesOfLaterCalls() throws {
  // TV-053.2, TV-053.19
  let plan = try plan(before: [4], after: [2]) {
    $0.deleteRow(at: row(0, 0), animation: .right)
    $0.deleteRow(at: row(0, 1), animation: .right)
  }
  #expect(plan.newPosition(ofOldRow: row(0, 2)) == row(0, 0))
  #expect(plan.newPosition(ofOldRow: row(0, 3)) == row(0, 1))
  #expect(plan.newPosition(ofOldRow: row(0, 1)) == nil)
}

@Test func insertionsNameFinalPositions() throws {
  // TV-053.3
  let plan = try plan(before: [2], after: [4]) {
    $0.insertRow(at: row(0, 3), animation: .right)
    $0.insertRow(at: row(0, 1), animation: .right)
  }
  #expect(plan.newPosition(ofOldRow: row(0, 0)) == row(0, 0))
  #expect(plan.newPosition(ofOldRow: row(0, 1)) == row(0, 2))
  #expect(plan.oldPosition(ofNewRow: row(0, 3)) == nil)
}

@Test func movesGoFromTheTableBeforeToTheTableAfter() throws {
  // TV-053.4, TV-056.1, TV-056.4
  let plan = try plan(before: [4], after: [4]) {
    $0.moveRow(from: row(0, 3), to: row(0, 0))
    $0.deleteRow(at: row(0, 0), animation: .right)
    $0.insertRow(at: row(0, 1), animation: .left)
  }
  #expect(plan.outcome(ofOldRow: row(0, 3)) == .moved(to: row(0, 0)))
  #expect(plan.origin(ofNewRow: row(0, 0)) == .moved(from: row(0, 3)))
  #expect(plan.outcome(ofOldRow: row(0, 1)) == .kept(at: row(0, 2)))
}

@Test func aRowCountThatDisagreesNamesTheSectionAndTheNumbers() {
  // TV-053.7, TV-053.20
  let error = error(before: [4, 1, 7], after: [4, 1, 5]) {
    $0.deleteRow(at: row(2, 1), animation: .fade)
    $0.deleteRow(at: row(2, 2), animation: .fade)
    $0.insertRow(at: row(2, 0), animation: .fade)
  }
  #expect(
    error?.description == "Invalid update: section 2 has 5 rows after the update, but 7 before "
      + "+ 1 inserted − 2 deleted + 0 moved in − 0 moved out = 6 were expected"
  )
}

@Test func aRowCountThatDisagreesCountsMoves() {
  // TV-053.7
  let error = error(before: [2, 2], after: [2, 2]) { $0.moveRow(from: row(0, 0), to: row(1, 0)) }
  #expect(
    error?.description == "Invalid update: section 0 has 2 rows after the update, but 2 before "
      + "+ 0 inserted − 0 deleted + 0 moved in − 1 moved out = 1 were expected"
  )
}

@Test func aShiftedSectionIsNamedByBothIndexes() {
  // TV-053.7
  let error = error(before: [3, 2], after: [9]) { $0.deleteSection(at: 0, animation: .fade) }
  #expect(error?.description.contains("section 0 (section 1 before) has 9 rows") == true)
}

@Test func aTableThatChangedWithoutABatchIsInconsistent() {
  // TV-053.7
  #expect(error(before: [2], after: [3]) { _ in } != nil)
  #expect(error(before: [2], after: [2]) { _ in } == nil)
}

@Test func aSectionCountThatDisagreesNamesTheNumbers() {
  // TV-053.8, TV-053.21
  let error = error(before: [1, 1, 1], after: [1]) {
    $0.deleteSection(at: 0, animation: .fade)
    $0.moveSection(from: 1, to: 0)
  }
  #expect(error == .sectionCount(before: 3, inserted: 0, deleted: 1, after: 1))
  #expect(
    error?.description == "Invalid update: the table has 1 sections after the update, "
      + "but 3 before + 0 inserted − 1 deleted = 2 were expected"
  )
}

@Test func operationsThatExcludeEachOtherAreErrors() {
  // TV-053.11
  #expect(
    error(before: [3], after: [1]) {
      $0.deleteRow(at: row(0, 1), animation: .fade)
      $0.deleteRow(at: row(0, 1), animation: .fade)
    } == .rowConflict(.deletion, .deletion, row(0, 1))
  )
  #expect(
    error(before: [3], after: [2]) {
      $0.reloadRow(at: row(0, 1), animation: .fade)
      $0.deleteRow(at: row(0, 1), animation: .fade)
    }?.description
      == "Invalid update: row 1 of section 0 is both deleted and reloaded"
  )
  #expect(
    error(before: [3], after: [3]) {
      $0.deleteRow(at: row(0, 1), animation: .fade)
      $0.moveRow(from: row(0, 1), to: row(0, 0))
    } == .rowConflict(.deletion, .moveSource, row(0, 1))
  )
  #expect(
    error(before: [3], after: [5]) {
      $0.insertRow(at: row(0, 1), animation: .fade)
      $0.insertRow(at: row(0, 1), animation: .fade)
    } == .rowConflict(.insertion, .insertion, row(0, 1))
  )
  #expect(
    error(before: [3], after: [3]) {
      $0.moveRow(from: row(0, 1), to: row(0, 2))
      $0.moveRow(from: row(0, 0), to: row(0, 2))
    } == .rowConflict(.moveDestination, .moveDestination, row(0, 2))
  )
  #expect(
    error(before: [3, 3], after: [3]) {
      $0.deleteSection(at: 1, animation: .fade)
      $0.moveSection(from: 1, to: 0)
    } == .sectionConflict(.deletion, .moveSource, section: 1)
  )
}

@Test func rowOperationsInDeletedSectionsAreIgnored() throws {
  // TV-053.12, TV-053.22
  let plan = try plan(before: [2, 3], after: [3]) {
    $0.deleteSection(at: 0, animation: .none)
    $0.deleteRow(at: row(0, 1), animation: .right)
    $0.reloadRow(at: row(0, 1), animation: .right)
  }
  #expect(plan.outcome(ofOldRow: row(0, 1)) == .deleted(animation: .none))
  #expect(plan.outcome(ofOldRow: row(1, 2)) == .kept(at: row(0, 2)))
}

@Test func missingIndexPathsNameTheBounds() {
  // TV-055.4
  #expect(
    error(before: [3], after: [2]) { $0.deleteRow(at: row(0, 3), animation: .fade) }?.description
      == "Invalid update: row 3 of section 0 cannot be deleted; "
      + "before the update that section has 3 rows"
  )
  #expect(
    error(before: [3], after: [4]) { $0.insertRow(at: row(0, 4), animation: .fade) }
      == .noSuchRow(.insertion, row(0, 4), count: 4)
  )
  #expect(
    error(before: [3], after: [4]) { $0.insertRow(at: row(1, 0), animation: .fade) }
      == .noSuchSection(.insertion, section: 1, count: 1)
  )
  #expect(
    error(before: [3], after: [3]) { $0.reloadSection(at: -1, animation: .fade) }
      == .noSuchSection(.reload, section: -1, count: 1)
  )
  #expect(
    error(before: [3], after: [3]) { $0.moveSection(from: 0, to: 7) }
      == .noSuchSection(.moveDestination, section: 7, count: 1)
  )
}

@Test func insertedSectionsPushOthersDownAndDeletedOnesPullThemUp() throws {
  // TV-057.1, TV-058.1
  let plan = try plan(before: [1, 2, 3], after: [9, 2, 3]) {
    $0.insertSection(at: 0, animation: .bottom)
    $0.deleteSection(at: 0, animation: .top)
  }
  #expect(plan.outcome(ofOldSection: 1) == .kept(at: 1))
  #expect(plan.origin(ofNewSection: 0) == .inserted(animation: .bottom))
  #expect(plan.origin(ofNewRow: row(0, 8)) == .inserted(animation: .bottom))
  #expect(plan.outcome(ofOldRow: row(0, 0)) == .deleted(animation: .top))
}

@Test func aMovedSectionTakesItsRowsAlong() throws {
  // TV-059.1
  let plan = try plan(before: [1, 2, 3], after: [3, 1, 2]) { $0.moveSection(from: 2, to: 0) }
  #expect(plan.outcome(ofOldSection: 2) == .moved(to: 0))
  #expect(plan.outcome(ofOldRow: row(2, 1)) == .kept(at: row(0, 1)))
  #expect(plan.outcome(ofOldSection: 0) == .kept(at: 1))
}

@Test func reloadsNameTheTableBeforeAndKeepTheCounts() throws {
  // TV-067.4, TV-067.5
  let plan = try plan(before: [3], after: [3]) {
    $0.reloadRow(at: row(0, 2), animation: .middle)
    $0.deleteRow(at: row(0, 0), animation: .right)
    $0.insertRow(at: row(0, 0), animation: .right)
  }
  #expect(plan.outcome(ofOldRow: row(0, 2)) == .reloaded(at: row(0, 2), animation: .middle))
  #expect(plan.origin(ofNewRow: row(0, 2)) == .reloaded(from: row(0, 2), animation: .middle))
  #expect(plan.origin(ofNewRow: row(0, 2)).isNewContent)
}

@Test func theLastReloadOfARowSetsTheAnimation() throws {
  for animations in [[UpdateAnimation.left, .middle], [.middle, .left]] {
    let plan = try plan(before: [3], after: [3]) {
      for animation in animations { $0.reloadRow(at: row(0, 1), animation: animation) }
    }
    #expect(plan.outcome(ofOldRow: row(0, 1)) == .reloaded(at: row(0, 1), animation: animations[1]))
  }
}

@Test func onlyRowsAboveAChangeAreUnchanged() throws {
  let changes: [(Int, (inout UpdateBatch, RowPosition) -> Void)] = [
    (1, { $0.insertRow(at: $1, animation: .fade) }),
    (-1, { $0.deleteRow(at: $1, animation: .fade) }),
    (0, { $0.reloadRow(at: $1, animation: .fade) }),
  ]
  for (growth, change) in changes {
    let plan = try plan(before: [6], after: [6 + growth]) { change(&$0, row(0, 3)) }
    #expect(plan.isUnchanged(upTo: row(0, 2)))
    #expect(!plan.isUnchanged(upTo: row(0, 3)))
  }
}

@Test func aReloadedSectionMayHaveAnyNumberOfRows() throws {
  // TV-068.3, TV-068.4
  let plan = try plan(before: [3, 1], after: [8]) {
    $0.reloadSection(at: 0, animation: .left)
    $0.deleteSection(at: 1, animation: .right)
  }
  #expect(plan.outcome(ofOldSection: 0) == .reloaded(at: 0, animation: .left))
  #expect(plan.origin(ofNewRow: row(0, 7)) == .inserted(animation: .left))
  #expect(plan.outcome(ofOldRow: row(0, 0)) == .deleted(animation: .left))
}

@Test func selectionFollowsItsRows() throws {
  // TV-053.15, TV-067.7
  let plan = try plan(before: [6], after: [6]) {
    $0.deleteRow(at: row(0, 0), animation: .fade)
    $0.insertRow(at: row(0, 3), animation: .fade)
    $0.reloadRow(at: row(0, 5), animation: .fade)
    $0.moveRow(from: row(0, 2), to: row(0, 5))
  }
  let selection = SelectionSet([0, 1, 2, 5].map { row(0, $0) })
  #expect(Array(selection.remapped(by: plan)) == [row(0, 0), row(0, 5)])
}

@Test func reloadedRowsAreMeasuredAgainAndOthersKeepTheirHeights() throws {
  // TV-067.6
  let plan = try plan(before: [3], after: [4]) {
    $0.reloadRow(at: row(0, 1), animation: .fade)
    $0.insertRow(at: row(0, 0), animation: .fade)
  }
  let rows = RowHeights(count: 3) { .measured(Double($0) + 10) }
  var geometry = TableGeometry(sections: [SectionGeometry(rows: rows)])
  var requestedRows: [RowPosition] = []
  plan.apply(to: &geometry) { _ in
    preconditionFailure("no section is new")
  } height: {
    requestedRows.append($0)
    return .estimated(50)
  }
  #expect(Set(requestedRows) == [row(0, 0), row(0, 2)])
  #expect((0..<4).map { geometry.height(ofRow: row(0, $0)).points } == [50, 10, 50, 12])
}
