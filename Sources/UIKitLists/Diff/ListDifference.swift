/// The difference between two lists of identifiers.
///
/// Deletions, reloads and the sources of moves are indexes of the old list; insertions and the
/// destinations of moves are indexes of the new list, as an ``UpdateBatch`` expects them.
///
/// The number of moves is minimal: a longest common subsequence of the rows in both lists stays.
package struct ListDifference: Hashable, Sendable {
  /// An identifier in both lists that is not part of the subsequence that stays.
  package struct Move: Hashable, Sendable {
    /// The index in the old list.
    package var old: Int
    /// The index in the new list.
    package var new: Int
  }

  /// The old indexes of deleted elements, ascending.
  package internal(set) var deletions: [Int] = []

  /// The new indexes of inserted elements, ascending.
  package internal(set) var insertions: [Int] = []

  /// The moved elements, ascending by old index.
  package internal(set) var moves: [Move] = []

  /// The old indexes of elements whose content has changed, ascending; the elements may also be
  /// moved.
  package internal(set) var reloads: [Int] = []

  /// Whether nothing has changed.
  package var isEmpty: Bool {
    deletions.isEmpty && insertions.isEmpty && moves.isEmpty && reloads.isEmpty
  }

  /// Compares two lists.
  ///
  /// Identity and content are compared separately: equal identifiers denote the same row, and
  /// `isContentEqual` determines whether its content is the same.
  ///
  /// - Parameters:
  ///   - old: The identifiers before.
  ///   - new: The identifiers after.
  ///   - isContentEqual: Called once for each identifier in both lists, with its old and its new
  ///     index; `nil` to ignore the content.
  /// - Throws: An error that states a duplicate identifier.
  ///
  /// - Complexity: O(*n*) hash computations; O(*m* log *m*) more for *m* rows
  ///   between the first and the last change.
  package init<ID: Hashable>(
    from old: [ID],
    to new: [ID],
    isContentEqual: ((_ old: Int, _ new: Int) -> Bool)? = nil
  ) throws(DuplicateIdentifier) {
    let matches = try ListMatches(from: old, to: new)
    deletions = old.indices.filter { matches.newByOld[$0] < 0 }
    insertions = new.indices.filter { matches.oldByNew[$0] < 0 }
    let survivors = old.indices.filter { matches.newByOld[$0] >= 0 }
    let members = IncreasingSubsequence.members(of: survivors.map { matches.newByOld[$0] })
    for (survivor, stays) in zip(survivors, members) {
      let newIndex = matches.newByOld[survivor]
      if !stays { moves.append(Move(old: survivor, new: newIndex)) }
      if let isContentEqual, !isContentEqual(survivor, newIndex) { reloads.append(survivor) }
    }
  }
}
