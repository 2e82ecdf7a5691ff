/// The changes that an app announces between `beginUpdates` and `endUpdates`.
///
/// A batch only collects. ``plan(before:after:)`` checks it against the data
/// source's counts and works out what becomes of every row.
///
/// Deletions, reloads and the sources of moves name the table *before* the
/// update; insertions and the destinations of moves name the table *after* it.
/// The order of the calls does not matter.
///
/// An animation is a number that the batch hands on without looking at it.
package struct UpdateBatch: Sendable {
  struct Change<Place: Sendable>: Sendable {
    var place: Place
    var animation: Int
  }

  struct Move<Place: Sendable>: Sendable {
    var old: Place
    var new: Place
  }

  /// The changes of one kind of thing: of sections, or of rows.
  struct Changes<Place: Sendable>: Sendable {
    var deletions: [Change<Place>] = []
    var insertions: [Change<Place>] = []
    var reloads: [Change<Place>] = []
    var moves: [Move<Place>] = []

    var count: Int { deletions.count + insertions.count + reloads.count + moves.count }
  }

  var sections = Changes<Int>()
  var rows = Changes<RowPosition>()

  /// Creates a batch without changes.
  package init() {}

  /// The number of changes.
  package var count: Int { sections.count + rows.count }

  /// Whether there is no change.
  package var isEmpty: Bool { count == 0 }
}

extension UpdateBatch {
  /// Announces a new row.
  ///
  /// - Parameters:
  ///   - position: The row's position after the update.
  ///   - animation: How the row appears.
  package mutating func insertRow(at position: RowPosition, animation: Int) {
    rows.insertions.append(Change(place: position, animation: animation))
  }

  /// Announces that a row is gone.
  ///
  /// - Parameters:
  ///   - position: The row's position before the update.
  ///   - animation: How the row disappears.
  package mutating func deleteRow(at position: RowPosition, animation: Int) {
    rows.deletions.append(Change(place: position, animation: animation))
  }

  /// Announces that a row has another content.
  ///
  /// - Parameters:
  ///   - position: The row's position before the update.
  ///   - animation: How the old content gives way to the new one.
  package mutating func reloadRow(at position: RowPosition, animation: Int) {
    rows.reloads.append(Change(place: position, animation: animation))
  }

  /// Announces that a row is in another place.
  ///
  /// - Parameters:
  ///   - old: The row's position before the update.
  ///   - new: The row's position after the update.
  package mutating func moveRow(from old: RowPosition, to new: RowPosition) {
    rows.moves.append(Move(old: old, new: new))
  }

  /// Announces a new section.
  ///
  /// - Parameters:
  ///   - section: The section's index after the update.
  ///   - animation: How the section appears.
  package mutating func insertSection(at section: Int, animation: Int) {
    sections.insertions.append(Change(place: section, animation: animation))
  }

  /// Announces that a section is gone, with all its rows.
  ///
  /// - Parameters:
  ///   - section: The section's index before the update.
  ///   - animation: How the section disappears.
  package mutating func deleteSection(at section: Int, animation: Int) {
    sections.deletions.append(Change(place: section, animation: animation))
  }

  /// Announces that a section has another content, with any number of rows.
  ///
  /// - Parameters:
  ///   - section: The section's index before the update.
  ///   - animation: How the old content gives way to the new one.
  package mutating func reloadSection(at section: Int, animation: Int) {
    sections.reloads.append(Change(place: section, animation: animation))
  }

  /// Announces that a section is in another place, with its rows.
  ///
  /// - Parameters:
  ///   - old: The section's index before the update.
  ///   - new: The section's index after the update.
  package mutating func moveSection(from old: Int, to new: Int) {
    sections.moves.append(Move(old: old, new: new))
  }
}
