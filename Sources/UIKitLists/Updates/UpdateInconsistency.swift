/// An inconsistency between a batch and the data source, or within the batch.
///
/// A value, so that the table can decide how to react and tests can inspect it.
package enum UpdateInconsistency: Error, Hashable, Sendable {
  /// The number of sections differs from the expected number.
  case sectionCount(before: Int, inserted: Int, deleted: Int, after: Int)

  /// The row count of a section differs from the expected count.
  case rowCount(RowCounts)

  /// An operation refers to a section that does not exist.
  ///
  /// `count` is the number of sections.
  case noSuchSection(UpdateOperation, section: Int, count: Int)

  /// An operation refers to a row that does not exist.
  ///
  /// `count` is the row count of its section.
  case noSuchRow(UpdateOperation, RowPosition, count: Int)

  /// Two operations on a section are mutually exclusive.
  case sectionConflict(UpdateOperation, UpdateOperation, section: Int)

  /// Two operations on a row are mutually exclusive.
  case rowConflict(UpdateOperation, UpdateOperation, RowPosition)

  /// The inconsistent counts of one section.
  package struct RowCounts: Hashable, Sendable {
    /// The section's index after the update.
    package var section: Int
    /// The section's index before the update.
    package var oldSection: Int
    /// The number of rows before the update.
    package var before: Int
    /// The number of rows inserted.
    package var inserted = 0
    /// The number of rows deleted.
    package var deleted = 0
    /// The number of rows moved into the section, including from itself.
    package var movedIn = 0
    /// The number of rows moved out of the section, including to itself.
    package var movedOut = 0
    /// The number of rows after the update, as reported by the data source.
    package var after: Int

    /// The number of rows expected from the batch.
    package var expected: Int { before + inserted - deleted + movedIn - movedOut }
  }
}

extension UpdateInconsistency: CustomStringConvertible {
  /// The message for the application's developer, with the counts.
  package var description: String { "Invalid update: " + explanation }

  private var explanation: String {
    switch self {
    case .sectionCount(let before, let inserted, let deleted, let after):
      "the table has \(after) sections after the update, but \(before) before + \(inserted) inserted "
        + "− \(deleted) deleted = \(before + inserted - deleted) were expected"
    case .rowCount(let counts):
      counts.explanation
    case .noSuchSection(let operation, let section, let count):
      "section \(section) cannot be \(operation.participle); "
        + "\(operation.time) the table has \(count) sections"
    case .noSuchRow(let operation, let position, let count):
      "\(position) cannot be \(operation.participle); "
        + "\(operation.time) that section has \(count) rows"
    case .sectionConflict(let first, let second, let section):
      "section \(section) is \(Self.description(of: first, and: second))"
    case .rowConflict(let first, let second, let position):
      "\(position) is \(Self.description(of: first, and: second))"
    }
  }

  private static func description(
    of first: UpdateOperation,
    and second: UpdateOperation
  ) -> String {
    first == second
      ? "\(first.participle) twice"
      : "both \(first.participle) and \(second.participle)"
  }
}

extension UpdateOperation {
  fileprivate var time: String { refersToTableAfter ? "after the update" : "before the update" }

  fileprivate var participle: String {
    switch self {
    case .insertion: "inserted"
    case .deletion: "deleted"
    case .reload: "reloaded"
    case .moveSource: "moved away"
    case .moveDestination: "moved to"
    }
  }
}

extension UpdateInconsistency.RowCounts {
  fileprivate var explanation: String {
    let name = section == oldSection ? "" : " (section \(oldSection) before)"
    return "section \(section)\(name) has \(after) rows after the update, but \(before) before "
      + "+ \(inserted) inserted − \(deleted) deleted + \(movedIn) moved in − \(movedOut) moved out "
      + "= \(expected) were expected"
  }
}
