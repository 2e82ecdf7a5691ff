/// A hash table from identifiers to their indexes in a list.
///
/// Replaces a dictionary because the type of the identifiers is generic, and unspecialized generic
/// code is slow in every step of a probe. This table probes over plain integers: each identifier is
/// hashed once, and compared only with identifiers of the same hash.
struct IdentifierTable<ID: Hashable> {
  private let ids: [ID]
  private let hashes: [Int]

  /// Indexes into `ids`, in the slot of their hash or the next free slot (linear probing); −1 in
  /// free slots.
  private var slots: [Int]

  /// Creates the table of a list.
  ///
  /// - Parameters:
  ///   - ids: The identifiers.
  ///   - list: The name of the list for the error.
  /// - Throws: An error that states a duplicate identifier.
  init(_ ids: [ID], list: DuplicateIdentifier.List) throws(DuplicateIdentifier) {
    self.ids = ids
    hashes = ids.map(\.hashValue)
    // The load factor is at most one half, which keeps probe sequences short.
    var slotCount = 16
    while slotCount < 2 * ids.count { slotCount *= 2 }
    slots = Array(repeating: -1, count: slotCount)
    for index in ids.indices {
      let (slot, existingIndex) = search(for: ids[index], hash: hashes[index])
      if let existingIndex {
        throw DuplicateIdentifier(
          list: list,
          first: existingIndex,
          second: index,
          identifier: "\(ids[index])"
        )
      }
      slots[slot] = index
    }
  }

  /// Returns the index of an identifier; `nil` if the table does not contain it.
  func index(of id: ID) -> Int? { search(for: id, hash: id.hashValue).index }

  /// Returns the index of an identifier, `nil` if the table does not contain it, and the slot at
  /// which the search ended.
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
