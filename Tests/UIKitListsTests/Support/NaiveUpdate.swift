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

  /// The resulting row counts, as far as the batch is valid.
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
    guard oldPositionsAreRight, let origins = sectionOrigins,
      batch.rows.newPositions.allSatisfy({ origins.indices.contains($0.position.section) })
    else { return }
    let sections = origins.indices.map { section in
      rows(of: section, origins[section]).map { Section(origin: origins[section], rows: $0) }
    }
    after = sections.map { $0?.rows.count ?? fill }
    if sections.allSatisfy({ $0 != nil }) { self.sections = sections.compactMap { $0 } }
  }

  private var oldPositionsAreRight: Bool {
    let sections = batch.sections
    for section in sections.oldPositions.map(\.position) where !before.indices.contains(section) {
      return false
    }
    for row in batch.rows.oldPositions.map(\.position) {
      guard before.indices.contains(row.section), (0..<before[row.section]).contains(row.row)
      else { return false }
    }
    let live = batch.rows.oldPositions.filter { !isCleared($0.position.section) }
    return !hasConflict(sections.oldPositions) && !hasConflict(live)
  }

  private func hasConflict<P: Equatable>(
    _ places: [(position: P, operation: UpdateOperation)]
  ) -> Bool {
    places.indices.contains { first in
      places.indices.contains { second in
        guard first < second, places[first].position == places[second].position else {
          return false
        }
        let both = [places[first].operation, places[second].operation]
        return both.contains(.deletion) || both == [.moveSource, .moveSource]
      }
    }
  }

  func isCleared(_ section: Int) -> Bool { clearing(section) != nil }

  func clearing(_ section: Int) -> UpdateAnimation? {
    (batch.sections.deletions + batch.sections.reloads).last { $0.position == section }?.animation
  }

  private var sectionOrigins: [UpdateOrigin<Int>]? {
    let changes = batch.sections
    var slots: [UpdateOrigin<Int>?] = Array(repeating: nil, count: after.count)
    let places = changes.newPositions.map(\.position)
    guard places.allSatisfy({ slots.indices.contains($0) }), Set(places).count == places.count
    else { return nil }
    for change in changes.insertions {
      slots[change.position] = .inserted(animation: change.animation)
    }
    for move in changes.moves { slots[move.new] = .moved(from: move.old) }
    let removed = changes.deletions.map(\.position) + changes.moves.map(\.old)
    var staying = before.indices.filter { !removed.contains($0) }
    return slots.map { slot in
      let origin = slot ?? .kept(from: staying.removeFirst())
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
    let filling: UpdateAnimation? =
      switch origin {
      case .inserted(let animation), .reloaded(_, let animation): animation
      default: nil
      }
    var count = fill
    var staying: [RowPosition] = []
    if filling == nil, let old = origin.position {
      let removed = batch.rows.deletions.map(\.position) + batch.rows.moves.map(\.old)
      staying = (0..<before[old]).map { RowPosition(section: old, row: $0) }
        .filter { !removed.contains($0) }
      count = staying.count + inserted.count + moved.count
    }
    var slots: [UpdateOrigin<RowPosition>?] = Array(repeating: nil, count: count)
    for change in inserted {
      guard slots.indices.contains(change.position.row) else { return nil }
      guard filling == nil else { continue }
      guard slots[change.position.row] == nil else { return nil }
      slots[change.position.row] = .inserted(animation: change.animation)
    }
    for move in moved {
      guard slots.indices.contains(move.new.row) else { return nil }
      let source = clearing(move.old.section)
      if source != nil, filling != nil { continue }
      guard slots[move.new.row] == nil else { return nil }
      slots[move.new.row] =
        source.map { .inserted(animation: $0) } ?? withReload(move.old, isMoved: true)
    }
    return slots.map { slot in
      slot ?? filling.map { .inserted(animation: $0) }
        ?? withReload(staying.removeFirst(), isMoved: false)
    }
  }

  private func withReload(_ old: RowPosition, isMoved: Bool) -> UpdateOrigin<RowPosition> {
    if let reload = batch.rows.reloads.last(where: { $0.position == old }) {
      return .reloaded(from: old, animation: reload.animation)
    }
    return isMoved ? .moved(from: old) : .kept(from: old)
  }
}

extension NaiveUpdate {
  /// Returns the fate of an old row, by a search among the new rows; `nil` if it has none.
  func outcome(of old: RowPosition) -> UpdateOutcome<RowPosition>? {
    if let animation = clearing(old.section) { return .deleted(animation: animation) }
    for (section, entry) in (sections ?? []).enumerated() {
      for (row, origin) in entry.rows.enumerated() where origin.position == old {
        return origin.outcome(at: RowPosition(section: section, row: row))
      }
    }
    return batch.rows.deletions.first { $0.position == old }
      .map { .deleted(animation: $0.animation) }
  }

  /// Returns the fate of an old section; `nil` if it has none.
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
