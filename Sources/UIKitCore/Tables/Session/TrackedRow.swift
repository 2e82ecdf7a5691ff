import UIKitLists

/// A row that is tracked while the user decides.
@MainActor
final class TrackedRow {
  /// The position of the row in the data source; `nil` once it was deleted, or everything was
  /// reloaded.
  fileprivate(set) var position: RowPosition?

  fileprivate init(_ position: RowPosition) { self.position = position }
}

/// The tracked rows of a table, as long as they are retained.
@MainActor
struct TrackedRows {
  private struct Entry {
    weak var row: TrackedRow?
  }

  private var entries: [Entry] = []
  /// From how many entries on those without a row are looked for.
  private var limit = 64

  /// Begins to track a row of the data source.
  mutating func track(_ position: RowPosition) -> TrackedRow {
    if entries.count >= limit {
      entries.removeAll { $0.row == nil }
      limit = max(64, 2 * entries.count)
    }
    let row = TrackedRow(position)
    entries.append(Entry(row: row))
    return row
  }

  /// Maps the rows to their positions after a change.
  func map(_ place: (RowPosition) -> RowPosition?) {
    for entry in entries {
      guard let row = entry.row else { continue }
      row.position = row.position.flatMap(place)
    }
  }

  /// Drops all rows: after a reload their positions are unknown.
  mutating func removeAll() {
    map { _ in nil }
    entries = []
  }
}

extension UpdatePlan {
  /// A row's position after the update; `nil` for one that is deleted or was none before.
  func placeIfKnown(ofOldRow position: RowPosition) -> RowPosition? {
    guard rowCountsBefore.indices.contains(position.section),
      position.row < rowCountsBefore[position.section]
    else { return nil }
    return newPosition(ofOldRow: position)
  }
}
