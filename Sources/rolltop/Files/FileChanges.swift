import UIKit

/// The differences of rows and sections between two states of a directory.
///
/// Both states are sorted, so that entries are inserted and deleted but never move.
struct FileChanges: Equatable {
  /// Indices in the old state.
  private(set) var deletedSections = IndexSet()
  /// Indices in the new state.
  private(set) var insertedSections = IndexSet()
  /// Index paths in the old state, in sections that remain.
  private(set) var deletedRows: [IndexPath] = []
  /// Index paths in the new state, in sections that remain.
  private(set) var insertedRows: [IndexPath] = []

  /// Compares two states by the titles of sections and the names of entries.
  init(from oldSections: [FileSection], to newSections: [FileSection]) {
    let (oldTitles, newTitles) = (oldSections.map(\.title), newSections.map(\.title))
    deletedSections = IndexSet(oldSections.indices.filter { !newTitles.contains(oldTitles[$0]) })
    insertedSections = IndexSet(newSections.indices.filter { !oldTitles.contains(newTitles[$0]) })
    for (index, section) in oldSections.enumerated() {
      guard let newIndex = newTitles.firstIndex(of: section.title) else { continue }
      let (oldEntries, newEntries) = (section.entries, newSections[newIndex].entries)
      deletedRows += Self.rows(of: oldEntries, missingIn: newEntries, section: index)
      insertedRows += Self.rows(of: newEntries, missingIn: oldEntries, section: newIndex)
    }
  }

  /// The number of inserted and deleted rows and sections.
  var count: Int {
    deletedSections.count + insertedSections.count + deletedRows.count + insertedRows.count
  }

  /// Returns the index paths of the entries whose names are missing in another list.
  private static func rows(
    of entries: [FileEntry],
    missingIn otherEntries: [FileEntry],
    section: Int
  ) -> [IndexPath] {
    // Bytes are compared, because two names in a directory may differ only in their Unicode
    // normalisation, which strings ignore.
    let otherNames = Set(otherEntries.map { Array($0.name.utf8) })
    return entries.indices.filter { !otherNames.contains(Array(entries[$0].name.utf8)) }
      .map { IndexPath(row: $0, section: section) }
  }
}
