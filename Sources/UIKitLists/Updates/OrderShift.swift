/// The order-preserving map between the indexes of those that stay when some
/// are taken away and others are put in.
///
/// It needs nothing but the sorted indexes of what goes and of what comes: an
/// index is first counted among those that stay, then pushed up by what comes
/// before it.
enum OrderShift {
  /// Returns the new index of something that stays.
  ///
  /// Costs O(log *k*).
  ///
  /// Exchanging `removed` and `added` gives the way back.
  ///
  /// - Parameters:
  ///   - index: The old index; not one of `removed`.
  ///   - removed: The old indexes of what goes, ascending.
  ///   - added: The new indexes of what comes, ascending.
  /// - Returns: The new index.
  static func index(
    _ index: Int,
    removed: ArraySlice<Int>,
    added: ArraySlice<Int>
  ) -> Int {
    let rank = index - removed.countBelow(index)
    // The j-th arrival lies before the one with this rank exactly when it leaves
    // at most `rank` of those that stay before itself: a[j] − j ≤ rank.
    var (low, high) = (added.startIndex, added.endIndex)
    while low < high {
      let middle = (low + high) / 2
      if added[middle] - (middle - added.startIndex) <= rank {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return rank + low - added.startIndex
  }
}

extension ArraySlice<Int> {
  /// Returns how many elements of an ascending slice are less than a number.
  func countBelow(_ number: Int) -> Int { firstIndex(notBelow: number) - startIndex }

  /// Returns the first index of an ascending slice whose element is not less than a number.
  func firstIndex(notBelow number: Int) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
