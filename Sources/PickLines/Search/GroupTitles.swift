import Glibc

/// The titles of groups and their numbers: a hash table of texts with stable addresses.
struct GroupTitles {
  /// The titles, in the order in which they were added.
  private(set) var titles: [UnsafeBufferPointer<UInt8>] = []
  /// The numbers of titles plus 1, in slots by their hashes; 0 for a free slot.
  private var slots = [UInt32](repeating: 0, count: 64)

  /// Returns the number of a title, which is added if it is new.
  ///
  /// - Parameter title: The bytes, which must be valid as long as this value.
  /// - Returns: The index in ``titles``.
  mutating func number(of title: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let slot = slot(of: title)
    if slots[slot] > 0 { return slots[slot] - 1 }
    titles.append(title)
    slots[slot] = UInt32(titles.count)
    if titles.count > slots.count / 2 { enlarge() }
    return UInt32(titles.count - 1)
  }

  private mutating func enlarge() {
    slots = [UInt32](repeating: 0, count: 4 * slots.count)
    for (index, title) in titles.enumerated() { slots[slot(of: title)] = UInt32(index + 1) }
  }

  /// Returns the index of the slot of a title, or of the free slot for it.
  private func slot(of title: UnsafeBufferPointer<UInt8>) -> Int {
    var slot = Int(truncatingIfNeeded: Self.hash(title)) & (slots.count - 1)
    while slots[slot] > 0, !Self.areEqual(titles[Int(slots[slot] - 1)], title) {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private static func areEqual(
    _ lhs: UnsafeBufferPointer<UInt8>,
    _ rhs: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard lhs.count == rhs.count else { return false }
    guard let lhsBase = lhs.baseAddress, let rhsBase = rhs.baseAddress else { return true }
    return memcmp(lhsBase, rhsBase, lhs.count) == 0
  }

  private static func hash(_ title: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash = UInt64(truncatingIfNeeded: title.count)
    for byte in title {
      hash = (hash ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
    }
    return hash
  }
}
