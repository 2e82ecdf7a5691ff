extension SectionPlan {
  /// Resolves the section changes of a batch.
  ///
  /// Repeated reloads of a section count once.
  init(
    _ changes: UpdateBatch.Changes<Int>,
    countBefore: Int,
    countAfter: Int
  ) throws(UpdateInconsistency) {
    try Self.check(changes.oldPositions, count: countBefore)
    if let conflict = changes.conflictBefore() ?? changes.conflictAfter() {
      throw .sectionConflict(conflict.first, conflict.second, section: conflict.position)
    }
    let (inserted, deleted) = (changes.insertions.count, changes.deletions.count)
    guard countBefore + inserted - deleted == countAfter else {
      throw .sectionCount(
        before: countBefore,
        inserted: inserted,
        deleted: deleted,
        after: countAfter
      )
    }
    try Self.check(changes.newPositions, count: countAfter)
    self.countBefore = countBefore
    self.countAfter = countAfter
    reloads = Dictionary(changes.reloads.map { ($0.position, $0.animation) }) { $1 }
    deletions = Dictionary(changes.deletions.map { ($0.position, $0.animation) }) { $1 }
    insertions = Dictionary(changes.insertions.map { ($0.position, $0.animation) }) { $1 }
    newByMoved = Dictionary(changes.moves.map { ($0.old, $0.new) }) { $1 }
    oldByMoved = Dictionary(changes.moves.map { ($0.new, $0.old) }) { $1 }
    removed = (changes.deletions.map(\.position) + changes.moves.map(\.old)).sorted()
    added = (changes.insertions.map(\.position) + changes.moves.map(\.new)).sorted()
  }

  private static func check(
    _ entries: [(position: Int, operation: UpdateOperation)],
    count: Int
  ) throws(UpdateInconsistency) {
    for (section, operation) in entries where !(0..<count).contains(section) {
      throw .noSuchSection(operation, section: section, count: count)
    }
  }
}
