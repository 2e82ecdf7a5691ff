import UIKitLists

/// A row that is tracked through updates, for example during a user interaction.
@MainActor
final class TrackedRow {
  /// The position of the row in the data source; `nil` after the row was deleted or the table was
  /// reloaded.
  fileprivate(set) var position: RowPosition?

  fileprivate init(_ position: RowPosition) { self.position = position }
}

/// The tracked rows of a table, each tracked while it is retained.
@MainActor
struct TrackedRows {
  private struct Entry {
    weak var row: TrackedRow?
  }

  private var entries: [Entry] = []
  /// The number of entries at which released rows are removed.
  private var cleanUpThreshold = 64

  /// Begins tracking a row of the data source.
  mutating func track(_ position: RowPosition) -> TrackedRow {
    if entries.count >= cleanUpThreshold {
      entries.removeAll { $0.row == nil }
      cleanUpThreshold = max(64, 2 * entries.count)
    }
    let row = TrackedRow(position)
    entries.append(Entry(row: row))
    return row
  }

  /// Maps the rows to their positions after a change.
  func map(_ transform: (RowPosition) -> RowPosition?) {
    for entry in entries {
      guard let row = entry.row else { continue }
      row.position = row.position.flatMap(transform)
    }
  }

  /// Removes all rows, because their positions are unknown after a reload.
  mutating func removeAll() {
    map { _ in nil }
    entries = []
  }
}

extension UpdatePlan {
  /// Returns a row's position after the update; `nil` if the row was deleted or did not exist
  /// before.
  func positionIfKnown(ofOldRow position: RowPosition) -> RowPosition? {
    guard rowCountsBefore.indices.contains(position.section),
      position.row < rowCountsBefore[position.section]
    else { return nil }
    return newPosition(ofOldRow: position)
  }
}
