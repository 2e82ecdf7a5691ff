/// What has changed between two lists of identifiers.
///
/// Deletions, reloads and the sources of moves are indexes of the old list;
/// insertions and the destinations of moves are indexes of the new list: just as
/// an ``UpdateBatch`` wants them.
///
/// As few rows move as possible: of those that are in both lists, the longest
/// series that is in order in both stays.
package struct ListDifference: Hashable, Sendable {
  /// An identifier that is in both lists, but not in order with the others.
  package struct Move: Hashable, Sendable {
    /// Its index in the old list.
    package var old: Int
    /// Its index in the new list.
    package var new: Int
  }

  /// The old indexes of what is gone, ascending.
  package internal(set) var deletions: [Int] = []

  /// The new indexes of what is new, ascending.
  package internal(set) var insertions: [Int] = []

  /// What is in another place, by ascending old indexes.
  package internal(set) var moves: [Move] = []

  /// The old indexes of what is in both lists with another content, ascending; it
  /// may be moved as well.
  package internal(set) var reloads: [Int] = []

  /// Whether nothing has changed.
  package var isEmpty: Bool {
    deletions.isEmpty && insertions.isEmpty && moves.isEmpty && reloads.isEmpty
  }

  /// Compares two lists.
  ///
  /// Identity and content are two questions: equal identifiers say that two rows
  /// are the same row, and `isContentEqual` whether it looks the same.
  ///
  /// - Parameters:
  ///   - old: The identifiers before.
  ///   - new: The identifiers after.
  ///   - isContentEqual: Called once for each identifier in both lists, with its
  ///     old and its new index; nil when contents do not count.
  /// - Throws: A value that names an identifier that is twice in one list.
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
