/// The difference between two lists of identifiers.
///
/// Deletions, reloads and the sources of moves are indexes of the old list; insertions and the
/// destinations of moves are indexes of the new list, as an ``UpdateBatch`` expects them.
///
/// The number of moves is minimal: of the rows in both lists, a longest common subsequence stays.
package struct ListDifference: Hashable, Sendable {
  /// An identifier that is in both lists, but not in the subsequence that stays.
  package struct Move: Hashable, Sendable {
    /// Its index in the old list.
    package var old: Int
    /// Its index in the new list.
    package var new: Int
  }

  /// The old indexes of deleted elements, ascending.
  package internal(set) var deletions: [Int] = []

  /// The new indexes of inserted elements, ascending.
  package internal(set) var insertions: [Int] = []

  /// The moved elements, by ascending old indexes.
  package internal(set) var moves: [Move] = []

  /// The old indexes of elements with changed content, ascending; they may also be moved.
  package internal(set) var reloads: [Int] = []

  /// Whether nothing has changed.
  package var isEmpty: Bool {
    deletions.isEmpty && insertions.isEmpty && moves.isEmpty && reloads.isEmpty
  }

  /// Compares two lists.
  ///
  /// Identity and content are compared separately: equal identifiers mean that two rows are the
  /// same row, and `isContentEqual` whether it looks the same.
  ///
  /// - Parameters:
  ///   - old: The identifiers before.
  ///   - new: The identifiers after.
  ///   - isContentEqual: Called once for each identifier in both lists, with its old and its new
  ///     index; nil to ignore contents.
  /// - Throws: An error that names a duplicate identifier.
  ///
  /// - Complexity: O(*n*) hash computations; O(*m* log *m*) more for *m* rows
  ///   between the first and the last change.
  package init<ID: Hashable>(
    from old: [ID],
    to new: [ID],
    isContentEqual: ((_ old: Int, _ new: Int) -> Bool)? = nil
  ) throws(DuplicateIdentifier) {
    let matches = try ListMatches(old, new)
    deletions = old.indices.filter { matches.newByOld[$0] < 0 }
    insertions = new.indices.filter { matches.oldByNew[$0] < 0 }
    let survivors = old.indices.filter { matches.newByOld[$0] >= 0 }
    let members = IncreasingSubsequence.members(of: survivors.map { matches.newByOld[$0] })
    for (survivor, stays) in zip(survivors, members) {
      let place = matches.newByOld[survivor]
      if !stays { moves.append(Move(old: survivor, new: place)) }
      if let isContentEqual, !isContentEqual(survivor, place) { reloads.append(survivor) }
    }
  }
}
