/// The difference between two lists of sections with rows.
///
/// A row keeps its identity across sections. The changes correspond to the ``UpdateBatch`` returned
/// by ``batch(animation:)``: rows of deleted and inserted sections are deleted and inserted with
/// them. A row that moves from a deleted section to a remaining one is an insertion there.
package struct SectionedDifference: Hashable, Sendable {
  /// A moved row.
  package struct Move: Hashable, Sendable {
    /// The position before.
    package var old: RowPosition
    /// The position after.
    package var new: RowPosition
  }

  /// The changes of the sections themselves, without their rows.
  package internal(set) var sections: ListDifference

  /// The old positions of rows deleted from remaining sections, ascending.
  package internal(set) var deletions: [RowPosition] = []

  /// The new positions of rows inserted into remaining sections, ascending.
  package internal(set) var insertions: [RowPosition] = []

  /// The moved rows, ascending by old position.
  package internal(set) var moves: [Move] = []

  /// The old positions of rows whose content has changed, ascending; the rows may also be moved.
  package internal(set) var reloads: [RowPosition] = []

  /// Whether nothing has changed.
  package var isEmpty: Bool {
    sections.isEmpty && deletions.isEmpty && insertions.isEmpty && moves.isEmpty && reloads.isEmpty
  }

  /// Compares two lists of sections.
  ///
  /// - Parameters:
  ///   - old: The sections before.
  ///   - new: The sections after.
  ///   - isContentEqual: Called once for each row that stays or moves, with its old and its new
  ///     position; `nil` to ignore the content.
  /// - Throws: An error that states a duplicate identifier; row identifiers must be unique across
  ///   all sections.
  ///
  /// - Complexity: O(*n*) hash computations; O(*m* log *m*) more for *m* rows in
  ///   sections whose order changed.
  package init<SectionID: Hashable, RowID: Hashable>(
    from old: [ListSection<SectionID, RowID>],
    to new: [ListSection<SectionID, RowID>],
    isContentEqual: ((_ old: RowPosition, _ new: RowPosition) -> Bool)? = nil
  ) throws(DuplicateIdentifier) {
    sections = try ListDifference(from: old.map(\.id), to: new.map(\.id))
    let matches = try ListMatches(from: old.flatMap(\.rows), to: new.flatMap(\.rows))
    let oldRows = FlatRows(old.map(\.rows.count), excludedSections: Set(sections.deletions))
    let newRows = FlatRows(new.map(\.rows.count), excludedSections: Set(sections.insertions))
    let newSectionByOld = try ListMatches(from: old.map(\.id), to: new.map(\.id)).newByOld
    for (section, count) in old.map(\.rows.count).enumerated()
    where !oldRows.excludedSections.contains(section) {
      compareRows(
        of: section,
        count: count,
        newSection: newSectionByOld[section],
        matches,
        (oldRows, newRows),
        isContentEqual
      )
    }
    for (section, count) in new.map(\.rows.count).enumerated()
    where !newRows.excludedSections.contains(section) {
      for row in 0..<count {
        let source = matches.oldByNew[newRows.start[section] + row]
        guard source < 0 || oldRows.excludedSections.contains(oldRows.position(source).section)
        else {
          continue
        }
        insertions.append(RowPosition(section: section, row: row))
      }
    }
  }

  /// Collects the changes of the rows of a remaining section.
  private mutating func compareRows(
    of section: Int,
    count: Int,
    newSection: Int,
    _ matches: ListMatches,
    _ rows: (old: FlatRows, new: FlatRows),
    _ isContentEqual: ((RowPosition, RowPosition) -> Bool)?
  ) {
    let newIndexes = (0..<count).map { matches.newByOld[rows.old.start[section] + $0] }
    let newSectionRows = rows.new.start[newSection]..<rows.new.start[newSection + 1]
    let members = IncreasingSubsequence.members(
      of: newIndexes.filter { newSectionRows.contains($0) }
    )
    var nextMember = 0
    for (row, newIndex) in newIndexes.enumerated() {
      let oldPosition = RowPosition(section: section, row: row)
      guard newIndex >= 0 else {
        deletions.append(oldPosition)
        continue
      }
      let newPosition = rows.new.position(newIndex)
      var stays = false
      if newSectionRows.contains(newIndex) {
        stays = members[nextMember]
        nextMember += 1
      }
      if !stays { moves.append(Move(old: oldPosition, new: newPosition)) }
      if let isContentEqual, !isContentEqual(oldPosition, newPosition) {
        reloads.append(oldPosition)
      }
    }
  }
}

/// The rows of all sections as one flat list.
private struct FlatRows {
  /// The number of rows before each section, and finally the total number.
  let start: [Int]

  /// The deleted or inserted sections, whose rows are not listed individually.
  let excludedSections: Set<Int>

  init(_ counts: [Int], excludedSections: Set<Int>) {
    var start = [0]
    for count in counts { start.append(start[start.count - 1] + count) }
    self.start = start
    self.excludedSections = excludedSections
  }

  /// Returns the position of the row with an index in the flat list.
  func position(_ index: Int) -> RowPosition {
    // Finds the last section that starts at or before the row; empty sections start at the same
    // index as the next section.
    let section = start[...].firstIndex(notBelow: index + 1) - 1
    return RowPosition(section: section, row: index - start[section])
  }
}
