extension UpdateBatch {
  /// Validates the batch against the data source and resolves it to a plan for every row.
  ///
  /// Operations on rows of deleted and reloaded sections are redundant and ignored, as are
  /// insertions into inserted and reloaded sections. A row moved out of a deleted or reloaded
  /// section counts as an insertion at its destination.
  ///
  /// - Parameters:
  ///   - before: The row count of each section before the update.
  ///   - after: The row count of each section as currently reported by the data source.
  /// - Returns: The plan.
  /// - Throws: The first inconsistency.
  ///
  /// - Complexity: O(*k* log *k* + *s*) for *k* changes and *s* sections.
  package func plan(
    before: [Int],
    after: [Int]
  ) throws(UpdateInconsistency) -> UpdatePlan {
    let keepsSections = sections.count == 0 && before.count == after.count
    let sectionPlan =
      keepsSections
      ? SectionPlan(unchanged: before.count)
      : try SectionPlan(sections, countBefore: before.count, countAfter: after.count)
    try Self.check(rows.oldPositions, before)
    for (position, operation) in rows.newPositions where !after.indices.contains(position.section) {
      throw .noSuchSection(operation, section: position.section, count: after.count)
    }
    let changes = effectiveRowChanges(sectionPlan)
    if let conflict = changes.conflictBefore() ?? changes.conflictAfter() {
      throw .rowConflict(conflict.first, conflict.second, conflict.position)
    }
    try Self.checkCounts(changes, plan: sectionPlan, before: before, after: after)
    try Self.check(rows.newPositions, after)
    return UpdatePlan(sectionPlan, changes, before: before, after: after)
  }

  /// Checks that rows exist.
  private static func check(
    _ entries: [(position: RowPosition, operation: UpdateOperation)],
    _ counts: [Int]
  ) throws(UpdateInconsistency) {
    for (position, operation) in entries {
      guard counts.indices.contains(position.section) else {
        throw .noSuchSection(operation, section: position.section, count: counts.count)
      }
      guard (0..<counts[position.section]).contains(position.row) else {
        throw .noSuchRow(operation, position, count: counts[position.section])
      }
    }
  }

  /// Returns the row changes except those that section changes make redundant.
  private func effectiveRowChanges(_ plan: SectionPlan) -> Changes<RowPosition> {
    guard !plan.isEmpty else { return rows }
    func oldSectionKeepsRows(_ position: RowPosition) -> Bool {
      plan.clearingAnimation(ofOldSection: position.section) == nil
    }
    func newSectionKeptRows(_ position: RowPosition) -> Bool {
      plan.fillingAnimation(ofNewSection: position.section) == nil
    }
    var changes = Changes<RowPosition>()
    changes.deletions = rows.deletions.filter { oldSectionKeepsRows($0.position) }
    changes.reloads = rows.reloads.filter { oldSectionKeepsRows($0.position) }
    changes.insertions = rows.insertions.filter { newSectionKeptRows($0.position) }
    for move in rows.moves {
      if let animation = plan.clearingAnimation(ofOldSection: move.old.section) {
        guard newSectionKeptRows(move.new) else { continue }
        changes.insertions.append(Change(position: move.new, animation: animation))
      } else {
        changes.moves.append(move)
      }
    }
    return changes
  }

  /// Validates the row count of every section that kept its rows.
  private static func checkCounts(
    _ changes: Changes<RowPosition>,
    plan: SectionPlan,
    before: [Int],
    after: [Int]
  ) throws(UpdateInconsistency) {
    // Fast path: most batches do not change sections and are consistent, as the counts show.
    if plan.isEmpty, changes.counts(from: before) == after { return }
    var deleted = Array(repeating: 0, count: before.count)
    var movedOut = deleted
    var inserted = Array(repeating: 0, count: after.count)
    var movedIn = inserted
    for change in changes.deletions { deleted[change.position.section] += 1 }
    for change in changes.insertions { inserted[change.position.section] += 1 }
    for move in changes.moves {
      movedOut[move.old.section] += 1
      movedIn[move.new.section] += 1
    }
    for section in after.indices {
      let origin = plan.origin(ofNewSection: section)
      guard !origin.isNewContent, let oldSection = origin.position else { continue }
      let counts = UpdateInconsistency.RowCounts(
        section: section,
        oldSection: oldSection,
        before: before[oldSection],
        inserted: inserted[section],
        deleted: deleted[oldSection],
        movedIn: movedIn[section],
        movedOut: movedOut[oldSection],
        after: after[section]
      )
      guard counts.expected == counts.after else { throw .rowCount(counts) }
    }
  }
}

extension UpdatePlan {
  /// Creates a plan of consistent changes.
  fileprivate convenience init(
    _ sections: SectionPlan,
    _ changes: UpdateBatch.Changes<RowPosition>,
    before: [Int],
    after: [Int]
  ) {
    var departures: [(RowPosition, Departure)] = []
    for deletion in changes.deletions {
      departures.append((deletion.position, .deleted(animation: deletion.animation)))
    }
    for move in changes.moves { departures.append((move.old, .moved(to: move.new))) }
    var arrivals: [(RowPosition, Arrival)] = []
    for insertion in changes.insertions {
      arrivals.append((insertion.position, .inserted(animation: insertion.animation)))
    }
    for move in changes.moves { arrivals.append((move.new, .moved(from: move.old))) }
    var reloads = changes.reloads.map { ($0.position, $0.animation) }
    if reloads.count > 1 {
      // Repeated reloads of a row count once.
      reloads = Dictionary(reloads) { $1 }.map { ($0.key, $0.value) }
    }
    self.init(
      sections,
      departures: RowMap(departures),
      arrivals: RowMap(arrivals),
      reloads: RowMap(reloads),
      before: before,
      after: after
    )
  }
}

extension UpdateBatch.Changes<RowPosition> {
  /// Returns the row counts after the changes if all sections stay.
  ///
  /// - Parameter before: The row count of each section before the changes; all positions must be
  ///   valid.
  /// - Returns: The row count of each section after the changes.
  fileprivate func counts(from before: [Int]) -> [Int] {
    var counts = before
    for deletion in deletions { counts[deletion.position.section] -= 1 }
    for insertion in insertions { counts[insertion.position.section] += 1 }
    for move in moves {
      counts[move.old.section] -= 1
      counts[move.new.section] += 1
    }
    return counts
  }
}
