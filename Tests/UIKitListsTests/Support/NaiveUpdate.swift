@testable import UIKitLists

/// A reference implementation of updates, which rebuilds the whole table slot by slot.
///
/// This is the specification in its simplest form: place the inserted and moved items at their
/// indexes, then fill the remaining slots with the other items in order. (TV-053)
struct NaiveUpdate {
  struct Section: Equatable {
    var origin: UpdateOrigin<Int>
    var rows: [UpdateOrigin<RowPosition>]
  }

  /// The new sections with their rows; `nil` if the batch is inconsistent.
  private(set) var sections: [Section]?

  /// The row counts after the update; `fill` for sections whose rows are unknown.
  private(set) var after: [Int] = []

  private let batch: UpdateBatch
  private let before: [Int]
  private let fill: Int

  /// Computes an update.
  ///
  /// - Parameters:
  ///   - batch: The changes.
  ///   - before: The number of rows of each section.
  ///   - fill: The number of rows in each inserted and reloaded section.
  init(_ batch: UpdateBatch, before: [Int], fill: Int) {
    self.batch = batch
    self.before = before
    self.fill = fill
    let count = before.count + batch.sections.insertions.count - batch.sections.deletions.count
    after = Array(repeating: fill, count: max(0, count))
    guard oldPositionsAreValid, let origins = sectionOrigins,
      batch.rows.newPositions.allSatisfy({ origins.indices.contains($0.position.section) })
    else { return }
    let sections = origins.indices.map { section in
      rows(of: section, origins[section]).map { Section(origin: origins[section], rows: $0) }
    }
    after = sections.map { $0?.rows.count ?? fill }
    if sections.allSatisfy({ $0 != nil }) { self.sections = sections.compactMap { $0 } }
  }

  private var oldPositionsAreValid: Bool {
    let sections = batch.sections
    for section in sections.oldPositions.map(\.position) where !before.indices.contains(section) {
      return false
    }
    for row in batch.rows.oldPositions.map(\.position) {
      guard before.indices.contains(row.section), (0..<before[row.section]).contains(row.row)
      else { return false }
    }
    let effectiveRows = batch.rows.oldPositions.filter {
      clearingAnimation(ofOldSection: $0.position.section) == nil
    }
    return !hasConflict(sections.oldPositions) && !hasConflict(effectiveRows)
  }

  private func hasConflict<P: Equatable>(
    _ changes: [(position: P, operation: UpdateOperation)]
  ) -> Bool {
    changes.indices.contains { first in
      changes.indices.contains { second in
        guard first < second, changes[first].position == changes[second].position else {
          return false
        }
        let operations = [changes[first].operation, changes[second].operation]
        return operations.contains(.deletion) || operations == [.moveSource, .moveSource]
      }
    }
  }

  /// Returns the animation with which an old section is deleted or reloaded, so that operations on
  /// its rows have no effect; `nil` for other sections.
  private func clearingAnimation(ofOldSection section: Int) -> UpdateAnimation? {
    (batch.sections.deletions + batch.sections.reloads).last { $0.position == section }?.animation
  }

  private var sectionOrigins: [UpdateOrigin<Int>]? {
    let changes = batch.sections
    var slots: [UpdateOrigin<Int>?] = Array(repeating: nil, count: after.count)
    let newSections = changes.newPositions.map(\.position)
    guard newSections.allSatisfy({ slots.indices.contains($0) }),
      Set(newSections).count == newSections.count
    else { return nil }
    for change in changes.insertions {
      slots[change.position] = .inserted(animation: change.animation)
    }
    for move in changes.moves { slots[move.new] = .moved(from: move.old) }
    let removed = changes.deletions.map(\.position) + changes.moves.map(\.old)
    var remaining = before.indices.filter { !removed.contains($0) }
    return slots.map { slot in
      let origin = slot ?? .kept(from: remaining.removeFirst())
      guard let old = origin.position,
        let reload = changes.reloads.last(where: { $0.position == old })
      else { return origin }
      return .reloaded(from: old, animation: reload.animation)
    }
  }

  private func rows(
    of section: Int,
    _ origin: UpdateOrigin<Int>
  ) -> [UpdateOrigin<RowPosition>]? {
    let inserted = batch.rows.insertions.filter { $0.position.section == section }
    let moved = batch.rows.moves.filter { $0.new.section == section }
    let fillAnimation: UpdateAnimation? =
      switch origin {
      case .inserted(let animation), .reloaded(_, let animation): animation
      default: nil
      }
    var count = fill
    var remaining: [RowPosition] = []
    if fillAnimation == nil, let old = origin.position {
      let removed = batch.rows.deletions.map(\.position) + batch.rows.moves.map(\.old)
      remaining = (0..<before[old]).map { RowPosition(section: old, row: $0) }
        .filter { !removed.contains($0) }
      count = remaining.count + inserted.count + moved.count
    }
    var slots: [UpdateOrigin<RowPosition>?] = Array(repeating: nil, count: count)
    for change in inserted {
      guard slots.indices.contains(change.position.row) else { return nil }
      guard fillAnimation == nil else { continue }
      guard slots[change.position.row] == nil else { return nil }
      slots[change.position.row] = .inserted(animation: change.animation)
    }
    for move in moved {
      guard slots.indices.contains(move.new.row) else { return nil }
      let sourceAnimation = clearingAnimation(ofOldSection: move.old.section)
      if sourceAnimation != nil, fillAnimation != nil { continue }
      guard slots[move.new.row] == nil else { return nil }
      slots[move.new.row] =
        sourceAnimation.map { .inserted(animation: $0) }
        ?? self.origin(fromOldRow: move.old, isMoved: true)
    }
    return slots.map { slot in
      slot ?? fillAnimation.map { .inserted(animation: $0) }
        ?? self.origin(fromOldRow: remaining.removeFirst(), isMoved: false)
    }
  }

  /// Returns the origin of a new row that was a row before the update.
  private func origin(
    fromOldRow old: RowPosition,
    isMoved: Bool
  ) -> UpdateOrigin<RowPosition> {
    if let reload = batch.rows.reloads.last(where: { $0.position == old }) {
      return .reloaded(from: old, animation: reload.animation)
    }
    return isMoved ? .moved(from: old) : .kept(from: old)
  }
}

extension NaiveUpdate {
  /// Returns the outcome of an old row, found among the new rows; `nil` if it has none.
  func outcome(of old: RowPosition) -> UpdateOutcome<RowPosition>? {
    if let animation = clearingAnimation(ofOldSection: old.section) {
      return .deleted(animation: animation)
    }
    for (section, entry) in (sections ?? []).enumerated() {
      for (row, origin) in entry.rows.enumerated() where origin.position == old {
        return origin.outcome(at: RowPosition(section: section, row: row))
      }
    }
    return batch.rows.deletions.first { $0.position == old }
      .map { .deleted(animation: $0.animation) }
  }

  /// Returns the outcome of an old section; `nil` if it has none.
  func outcome(of old: Int) -> UpdateOutcome<Int>? {
    for (section, entry) in (sections ?? []).enumerated() where entry.origin.position == old {
      return entry.origin.outcome(at: section)
    }
    return batch.sections.deletions.first { $0.position == old }
      .map { .deleted(animation: $0.animation) }
  }
}

extension UpdateOrigin {
  fileprivate func outcome(at position: Position) -> UpdateOutcome<Position>? {
    switch self {
    case .kept: .kept(at: position)
    case .moved: .moved(to: position)
    case .reloaded(_, let animation): .reloaded(at: position, animation: animation)
    case .inserted: nil
    }
  }
}
