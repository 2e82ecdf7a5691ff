/// The elements that two lists have in common.
struct ListMatches {
  /// The new index for each old index; −1 for deleted elements.
  private(set) var newByOld: [Int]

  /// The old index for each new index; −1 for inserted elements.
  private(set) var oldByNew: [Int]

  /// Finds the common elements of both lists in linear time.
  ///
  /// - Throws: An error that states a duplicate identifier.
  init<ID: Hashable>(from old: [ID], to new: [ID]) throws(DuplicateIdentifier) {
    newByOld = Array(repeating: -1, count: old.count)
    oldByNew = Array(repeating: -1, count: new.count)
    let table = try IdentifierTable(new, list: .new)
    var removedIndexes: [ID: Int] = [:]
    var guess = 0
    for index in old.indices {
      // Most rows follow the same row as before; this guess finds them without a look-up.
      let isGuess = guess < new.count && new[guess] == old[index]
      let match = isGuess ? guess : table.index(of: old[index])
      let existingIndex: Int?
      if let match {
        existingIndex = oldByNew[match] < 0 ? nil : oldByNew[match]
        newByOld[index] = match
        oldByNew[match] = index
        guess = match + 1
      } else {
        existingIndex = removedIndexes.updateValue(index, forKey: old[index])
      }
      if let existingIndex {
        throw DuplicateIdentifier(
          list: .old,
          first: existingIndex,
          second: index,
          identifier: "\(old[index])"
        )
      }
    }
  }
}
