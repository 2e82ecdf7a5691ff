/// Maps indexes across deletions and insertions that keep the order of all other elements.
///
/// It needs only the sorted indexes of the removed and added elements: an index becomes its rank
/// among the elements that stay, and is then shifted by the insertions before it.
enum IndexRemapper {
  /// Returns the new index of an element that stays.
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
    // The j-th added element lies before the element of this rank exactly if at most `rank` staying
    // elements precede it: a[j] − j ≤ rank.
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
