/// Finds the index of an identifier in a list.
///
/// A dictionary would do the same; but the identifiers' type is only known to the
/// app, and code for types that are not known when it is compiled pays for every
/// step. Here the steps are taken over plain numbers: an identifier is asked for
/// its hash once, and compared with those of the same hash only.
struct IdentifierTable<ID: Hashable> {
  private let ids: [ID]
  private let hashes: [Int]

  /// Indexes of `ids`, at the place that their hash says or the next free one;
  /// −1 where there is none.
  private var slots: [Int]

  /// Creates the table of a list.
  ///
  /// - Parameters:
  ///   - ids: The identifiers.
  ///   - list: The name of the list, for the error.
  /// - Throws: A value that names an identifier that is twice in the list.
  init(_ ids: [ID], list: DuplicateIdentifier.List) throws(DuplicateIdentifier) {
    self.ids = ids
    hashes = ids.map(\.hashValue)
    // At most half of the slots are taken, so that free ones are near.
    var size = 16
    while size < 2 * ids.count { size *= 2 }
    slots = Array(repeating: -1, count: size)
    for index in ids.indices {
      let (slot, found) = search(for: ids[index], hash: hashes[index])
      if let found {
        let name = "\(ids[index])"
        throw DuplicateIdentifier(list: list, first: found, second: index, identifier: name)
      }
      slots[slot] = index
    }
  }

  /// Returns the index of an identifier, or nil.
  func index(of id: ID) -> Int? { search(for: id, hash: id.hashValue).index }

  /// Returns the index of an identifier, and the slot where the search ended.
  private func search(for id: ID, hash: Int) -> (slot: Int, index: Int?) {
    let mask = slots.count - 1
    var slot = hash & mask
    while true {
      let index = slots[slot]
      guard index >= 0 else { return (slot, nil) }
      if hashes[index] == hash, ids[index] == id { return (slot, index) }
      slot = (slot + 1) & mask
    }
  }
}
