import UIKitSupport

/// The effect of an update on every row and section of a table.
///
/// A plan maps any row in both directions on demand: it stores only the sorted changes and computes
/// the rest by counting. For *k* changes, creating a plan costs O(*k* log *k*) and a pass over the
/// sections' counts; a look-up costs O(log *k*).
///
/// Implemented as a class so that the helpers of a table that keep a plan share its arrays.
package final class UpdatePlan: Sendable {
  /// The row count of each section before the update.
  package let rowCountsBefore: [Int]

  /// The row count of each section after the update.
  package let rowCountsAfter: [Int]

  /// The effect on the sections.
  let sections: SectionPlan

  /// The old rows that are deleted or moved, in sections that keep their rows.
  let departures: RowMap<Departure>

  /// The new rows that are inserted or moved, in sections that kept their rows, and the moved rows
  /// in other sections.
  let arrivals: RowMap<Arrival>

  /// The animations of reloaded old rows, in sections that keep their rows.
  let reloads: RowMap<UpdateAnimation>

  init(
    _ sections: SectionPlan,
    departures: RowMap<Departure>,
    arrivals: RowMap<Arrival>,
    reloads: RowMap<UpdateAnimation>,
    before: [Int],
    after: [Int]
  ) {
    self.sections = sections
    (self.departures, self.arrivals, self.reloads) = (departures, arrivals, reloads)
    (rowCountsBefore, rowCountsAfter) = (before, after)
  }

  /// The reason why a row leaves its position.
  enum Departure: Sendable {
    case deleted(animation: UpdateAnimation)
    case moved(to: RowPosition)
  }

  /// The reason why a row arrives at a position.
  enum Arrival: Sendable {
    case inserted(animation: UpdateAnimation)
    case moved(from: RowPosition)
  }
}

extension UpdatePlan {
  /// Returns the effect on a section.
  ///
  /// - Precondition: The section existed before the update.
  package func outcome(ofOldSection section: Int) -> UpdateOutcome<Int> {
    demand(
      rowCountsBefore.indices.contains(section),
      "Section \(section) does not exist; there were \(rowCountsBefore.count) sections"
    )
    return sections.outcome(ofOldSection: section)
  }

  /// Returns the origin of a section.
  ///
  /// - Precondition: The section exists after the update.
  package func origin(ofNewSection section: Int) -> UpdateOrigin<Int> {
    demand(
      rowCountsAfter.indices.contains(section),
      "Section \(section) does not exist; there are \(rowCountsAfter.count) sections"
    )
    return sections.origin(ofNewSection: section)
  }

  /// Returns the effect on a row.
  ///
  /// The rows of a deleted or reloaded section are deleted with the section's animation. The rows
  /// of a moved section are kept in it.
  ///
  /// - Precondition: The row existed before the update.
  package func outcome(ofOldRow position: RowPosition) -> UpdateOutcome<RowPosition> {
    Self.check(position, rowCountsBefore)
    if let animation = sections.clearingAnimation(ofOldSection: position.section) {
      return .deleted(animation: animation)
    }
    let animation = reloads[position]
    var newPosition: RowPosition
    switch departures[position] {
    case .deleted(let animation):
      return .deleted(animation: animation)
    case .moved(let new):
      guard animation != nil else { return .moved(to: new) }
      newPosition = new
    case nil:
      newPosition = position
      newPosition.section = newSection(ofKeptSection: position.section)
      newPosition.row = IndexRemapper.index(
        position.row,
        removed: departures.rows(ofSection: position.section),
        added: arrivals.rows(ofSection: newPosition.section)
      )
    }
    return animation.map { .reloaded(at: newPosition, animation: $0) } ?? .kept(at: newPosition)
  }

  /// Returns whether a row and all rows before it keep their positions and content.
  ///
  /// - Precondition: The row existed before the update.
  ///
  /// - Complexity: O(1).
  package func isUnchanged(upTo position: RowPosition) -> Bool {
    Self.check(position, rowCountsBefore)
    guard !sections.changesOrder && sections.reloads.isEmpty else { return false }
    return departures.start > position && arrivals.start > position && reloads.start > position
  }

  /// Returns the origin of a row.
  ///
  /// All rows of an inserted or reloaded section are new, with the section's animation, except rows
  /// that the batch moves there.
  ///
  /// - Precondition: The row exists after the update.
  package func origin(ofNewRow position: RowPosition) -> UpdateOrigin<RowPosition> {
    Self.check(position, rowCountsAfter)
    let oldPosition: RowPosition
    var isMoved = false
    switch arrivals[position] {
    case .inserted(let animation):
      return .inserted(animation: animation)
    case .moved(let source):
      oldPosition = source
      isMoved = true
    case nil:
      let section = sections.origin(ofNewSection: position.section)
      switch section {
      case .inserted(let animation), .reloaded(_, let animation):
        return .inserted(animation: animation)
      case .kept(let oldSection), .moved(let oldSection):
        let row = IndexRemapper.index(
          position.row,
          removed: arrivals.rows(ofSection: position.section),
          added: departures.rows(ofSection: oldSection)
        )
        oldPosition = RowPosition(section: oldSection, row: row)
      }
    }
    if let animation = reloads[oldPosition] {
      return .reloaded(from: oldPosition, animation: animation)
    }
    return isMoved ? .moved(from: oldPosition) : .kept(from: oldPosition)
  }

  /// Returns a row's position after the update; `nil` if the row is deleted.
  ///
  /// - Precondition: The row existed before the update.
  package func newPosition(ofOldRow position: RowPosition) -> RowPosition? {
    outcome(ofOldRow: position).position
  }

  /// Returns a row's position before the update; `nil` if the row is inserted.
  ///
  /// - Precondition: The row exists after the update.
  package func oldPosition(ofNewRow position: RowPosition) -> RowPosition? {
    origin(ofNewRow: position).position
  }

  /// The first row that the update inserts, alone or with its section; `nil` if it inserts none.
  ///
  /// - Complexity: O(*k* + *s*) for *k* changes and *s* sections.
  package var firstInsertedRow: RowPosition? {
    let individualRow = (0..<arrivals.count).first { index in
      if case .inserted = arrivals[arrivals.position(index)] { return true }
      return false
    }
    let section = rowCountsAfter.indices.first { section in
      if case .inserted = sections.origin(ofNewSection: section) {
        return rowCountsAfter[section] > 0
      }
      return false
    }
    let firstRowOfSection = section.map { RowPosition(section: $0, row: 0) }
    return [individualRow.map(arrivals.position), firstRowOfSection].compactMap { $0 }.min()
  }

  private func newSection(ofKeptSection section: Int) -> Int {
    guard let new = sections.outcome(ofOldSection: section).position else {
      misuse("Section \(section) is deleted, but its rows are looked for")
    }
    return new
  }

  private static func check(_ position: RowPosition, _ counts: [Int]) {
    demand(
      counts.indices.contains(position.section) && position.row >= 0
        && position.row < counts[position.section],
      "\(position) does not exist; the table has the row counts \(counts.prefix(20))"
    )
  }
}

extension RowMap {
  /// The first row in the map; a position beyond all rows if the map is empty.
  fileprivate var start: RowPosition {
    count > 0 ? position(0) : RowPosition(section: .max, row: 0)
  }
}
