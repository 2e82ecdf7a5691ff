/// Which elements of two lists are the same.
struct ListMatches {
  /// For each old index the new one, or −1.
  private(set) var newByOld: [Int]

  /// For each new index the old one, or −1.
  private(set) var oldByNew: [Int]

  /// Finds the elements that are in both lists, in linear time.
  init<ID: Hashable>(_ old: [ID], _ new: [ID]) throws(DuplicateIdentifier) {
    newByOld = Array(repeating: -1, count: old.count)
    oldByNew = Array(repeating: -1, count: new.count)
    // The new index of an identifier; for those that are only in the old list,
    // the complement of the old index, which is negative.
    var places = try Self.places(in: new)
    var guess = 0
    for (index, id) in old.enumerated() {
      // Most rows follow the same row as before; that saves a look into the table.
      let place = guess < new.count && new[guess] == id ? guess : places[id]
      guard let place else {
        places[id] = ~index
        continue
      }
      let first = place >= 0 ? oldByNew[place] : ~place
      guard first < 0 else {
        throw DuplicateIdentifier(list: .old, first: first, second: index, identifier: "\(id)")
      }
      newByOld[index] = place
      oldByNew[place] = index
      guess = place + 1
    }
  }

  private static func places<ID: Hashable>(in list: [ID]) throws(DuplicateIdentifier) -> [ID: Int] {
    var places: [ID: Int] = Dictionary(minimumCapacity: list.count)
    for (index, id) in list.enumerated() {
      if let first = places.updateValue(index, forKey: id) {
        throw DuplicateIdentifier(list: .new, first: first, second: index, identifier: "\(id)")
      }
    }
    return places
  }
}
