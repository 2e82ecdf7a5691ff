/// The changes that an application makes between `beginUpdates` and `endUpdates`.
///
/// A batch only collects changes. ``plan(before:after:)`` validates them against the data source's
/// counts and resolves them to a plan.
///
/// Deletions, reloads and the sources of moves refer to the table *before* the update; insertions
/// and the destinations of moves refer to the table *after* it. The order of the calls is
/// irrelevant.
///
/// Animations are opaque values that the batch passes through.
package struct UpdateBatch: Sendable {
  struct Change<Position: Sendable>: Sendable {
    var position: Position
    var animation: UpdateAnimation
  }

  struct Move<Position: Sendable>: Sendable {
    var old: Position
    var new: Position
  }

  /// The changes of sections or of rows.
  struct Changes<Position: Sendable>: Sendable {
    var deletions: [Change<Position>] = []
    var insertions: [Change<Position>] = []
    var reloads: [Change<Position>] = []
    var moves: [Move<Position>] = []

    var count: Int { deletions.count + insertions.count + reloads.count + moves.count }
  }

  var sections = Changes<Int>()
  var rows = Changes<RowPosition>()

  /// Creates a batch without changes.
  package init() {}

  /// The number of changes.
  package var count: Int { sections.count + rows.count }

  /// Whether the batch contains no changes.
  package var isEmpty: Bool { count == 0 }
}

extension UpdateBatch {
  /// Adds the insertion of a row.
  ///
  /// - Parameters:
  ///   - position: The row's position after the update.
  ///   - animation: The animation with which the row appears.
  package mutating func insertRow(at position: RowPosition, animation: UpdateAnimation) {
    rows.insertions.append(Change(position: position, animation: animation))
  }

  /// Adds the deletion of a row.
  ///
  /// - Parameters:
  ///   - position: The row's position before the update.
  ///   - animation: The animation with which the row disappears.
  package mutating func deleteRow(at position: RowPosition, animation: UpdateAnimation) {
    rows.deletions.append(Change(position: position, animation: animation))
  }

  /// Adds the reload of a row whose content has changed.
  ///
  /// - Parameters:
  ///   - position: The row's position before the update.
  ///   - animation: The animation of the change of content.
  package mutating func reloadRow(at position: RowPosition, animation: UpdateAnimation) {
    rows.reloads.append(Change(position: position, animation: animation))
  }

  /// Adds the move of a row.
  ///
  /// - Parameters:
  ///   - old: The row's position before the update.
  ///   - new: The row's position after the update.
  package mutating func moveRow(from old: RowPosition, to new: RowPosition) {
    rows.moves.append(Move(old: old, new: new))
  }

  /// Adds the insertion of a section.
  ///
  /// - Parameters:
  ///   - section: The section's index after the update.
  ///   - animation: The animation with which the section appears.
  package mutating func insertSection(at section: Int, animation: UpdateAnimation) {
    sections.insertions.append(Change(position: section, animation: animation))
  }

  /// Adds the deletion of a section with all its rows.
  ///
  /// - Parameters:
  ///   - section: The section's index before the update.
  ///   - animation: The animation with which the section disappears.
  package mutating func deleteSection(at section: Int, animation: UpdateAnimation) {
    sections.deletions.append(Change(position: section, animation: animation))
  }

  /// Adds the reload of a section whose content has changed; its row count may change.
  ///
  /// - Parameters:
  ///   - section: The section's index before the update.
  ///   - animation: The animation of the change of content.
  package mutating func reloadSection(at section: Int, animation: UpdateAnimation) {
    sections.reloads.append(Change(position: section, animation: animation))
  }

  /// Adds the move of a section with its rows.
  ///
  /// - Parameters:
  ///   - old: The section's index before the update.
  ///   - new: The section's index after the update.
  package mutating func moveSection(from old: Int, to new: Int) {
    sections.moves.append(Move(old: old, new: new))
  }
}
