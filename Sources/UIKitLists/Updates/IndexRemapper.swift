/// Maps indexes across deletions and insertions that keep the order of all other elements.
///
/// Requires only the sorted indexes of the removed and added elements: an index becomes its rank
/// among the remaining elements, and is then shifted by the insertions before it.
enum IndexRemapper {
  /// Returns the new index of a remaining element.
  ///
  /// Costs O(log *k*).
  ///
  /// Swapping `removed` and `added` gives the inverse.
  ///
  /// - Parameters:
  ///   - index: The old index; not one of `removed`.
  ///   - removed: The old indexes of removed elements, ascending.
  ///   - added: The new indexes of added elements, ascending.
  /// - Returns: The new index.
  static func index(
    _ index: Int,
    removed: ArraySlice<Int>,
    added: ArraySlice<Int>
  ) -> Int {
    let rank = index - removed.countBelow(index)
    // The j-th added element lies before the element of this rank exactly if at most `rank`
    // remaining elements precede it: a[j] − j ≤ rank.
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
  /// Returns the number of elements of an ascending slice that are less than a number.
  func countBelow(_ number: Int) -> Int { firstIndex(notBelow: number) - startIndex }

  /// Returns the index of the first element of an ascending slice that is not less than a number.
  func firstIndex(notBelow number: Int) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
