import UIKit

/// Rows and sections that differ between two states of a folder.
///
/// Both states are sorted, so that entries come and go but never change places.
struct FileChanges: Equatable {
  /// Places in the old state.
  private(set) var deletedSections = IndexSet()
  /// Places in the new state.
  private(set) var insertedSections = IndexSet()
  /// Places in the old state, in sections that stay.
  private(set) var deletedRows: [IndexPath] = []
  /// Places in the new state, in sections that stay.
  private(set) var insertedRows: [IndexPath] = []

  /// Compares two states by the titles of sections and the names of entries.
  init(from old: [FileSection], to new: [FileSection]) {
    let (oldTitles, newTitles) = (old.map(\.title), new.map(\.title))
    deletedSections = IndexSet(old.indices.filter { !newTitles.contains(oldTitles[$0]) })
    insertedSections = IndexSet(new.indices.filter { !oldTitles.contains(newTitles[$0]) })
    for (index, section) in old.enumerated() {
      guard let newIndex = newTitles.firstIndex(of: section.title) else { continue }
      let (before, after) = (section.entries, new[newIndex].entries)
      deletedRows += Self.rows(of: before, missingIn: after, section: index)
      insertedRows += Self.rows(of: after, missingIn: before, section: newIndex)
    }
  }

  /// The number of all rows and sections that come or go.
  var count: Int {
    deletedSections.count + insertedSections.count + deletedRows.count + insertedRows.count
  }

  private static func rows(
    of entries: [FileEntry],
    missingIn others: [FileEntry],
    section: Int
  ) -> [IndexPath] {
    // Two names of a folder may differ only in how an accent is written.
    let known = Set(others.map { Array($0.name.utf8) })
    return entries.indices.filter { !known.contains(Array(entries[$0].name.utf8)) }
      .map { IndexPath(row: $0, section: section) }
  }
}
