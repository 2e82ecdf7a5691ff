import Testing

@testable import UIKitLists

@Test func aBatchCountsItsChanges() {
  var batch = UpdateBatch()
  #expect(batch.isEmpty)
  batch.insertRow(at: RowPosition(section: 0, row: 0), animation: .right)
  batch.moveSection(from: 0, to: 1)
  #expect(batch.count == 2)
}

@Test func anEmptyBatchKeepsEveryRow() throws {
  let plan = try UpdateBatch().plan(before: [2, 1], after: [2, 1])
  #expect(plan.outcome(ofOldRow: RowPosition(section: 1, row: 0)).position?.section == 1)
  #expect(plan.rowCountsAfter == [2, 1])
}

@Test func missingRowsStopTheQuery() async {
  await #expect(processExitsWith: .failure) {
    let plan = try UpdateBatch().plan(before: [2], after: [2])
    _ = plan.outcome(ofOldRow: RowPosition(section: 0, row: 2))
  }
  await #expect(processExitsWith: .failure) {
    let plan = try UpdateBatch().plan(before: [2], after: [2])
    _ = plan.origin(ofNewSection: 1)
  }
}

@Test func aSectionMadeWithTheWrongNumberOfRowsStopsTheProgram() async {
  await #expect(processExitsWith: .failure) {
    var batch = UpdateBatch()
    batch.insertSection(at: 0, animation: .fade)
    let plan = try batch.plan(before: [], after: [3])
    var geometry = TableGeometry()
    plan.apply(to: &geometry) { _ in
      SectionGeometry(rows: RowHeights(repeating: .measured(1), count: 2))
    } height: { _ in
      .measured(1)
    }
  }
}

@Test func aThousandChangesKeepTheRunsOfAHundredThousandRows() throws {
  var batch = UpdateBatch()
  for index in 0..<500 {
    batch.deleteRow(at: RowPosition(section: 0, row: index * 150), animation: .fade)
    batch.insertRow(at: RowPosition(section: 0, row: index * 180), animation: .fade)
  }
  let plan = try batch.plan(before: [100_000], after: [100_000])
  var selection = SelectionSet()
  selection.insert(RowRun(section: 0, rows: 0..<100_000))
  let remappedSelection = selection.remapped(by: plan)
  #expect(remappedSelection.count == 99_500)
  #expect(remappedSelection.runs.count <= 501)
  var geometry = TableGeometry(
    sections: [SectionGeometry(rows: RowHeights(repeating: .measured(44), count: 100_000))]
  )
  plan.apply(to: &geometry) { _ in
    preconditionFailure("no section is new")
  } height: { _ in
    .measured(44)
  }
  #expect(geometry.sections[0].rows.commonHeight == .measured(44), "equal rows stay equal")
}
