extension ListDifference {
  /// Returns the changes as a batch for the rows of one section.
  ///
  /// - Parameters:
  ///   - section: The section, which has the same index before and after.
  ///   - animation: The animation with which rows appear and disappear.
  /// - Returns: The batch.
  package func batch(section: Int, animation: UpdateAnimation) -> UpdateBatch {
    func position(_ row: Int) -> RowPosition { RowPosition(section: section, row: row) }
    var batch = UpdateBatch()
    for row in deletions { batch.deleteRow(at: position(row), animation: animation) }
    for row in insertions { batch.insertRow(at: position(row), animation: animation) }
    for row in reloads { batch.reloadRow(at: position(row), animation: animation) }
    for move in moves { batch.moveRow(from: position(move.old), to: position(move.new)) }
    return batch
  }
}

extension SectionedDifference {
  /// Returns the changes as a batch.
  ///
  /// - Parameter animation: The animation with which rows and sections appear and disappear.
  /// - Returns: The batch.
  package func batch(animation: UpdateAnimation) -> UpdateBatch {
    var batch = UpdateBatch()
    for section in sections.deletions { batch.deleteSection(at: section, animation: animation) }
    for section in sections.insertions { batch.insertSection(at: section, animation: animation) }
    for move in sections.moves { batch.moveSection(from: move.old, to: move.new) }
    for row in deletions { batch.deleteRow(at: row, animation: animation) }
    for row in insertions { batch.insertRow(at: row, animation: animation) }
    for row in reloads { batch.reloadRow(at: row, animation: animation) }
    for move in moves { batch.moveRow(from: move.old, to: move.new) }
    return batch
  }
}
