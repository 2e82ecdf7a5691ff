/// A longest increasing subsequence of numbers.
enum IncreasingSubsequence {
  /// Determines which numbers belong to a longest increasing subsequence.
  ///
  /// These are the rows that stay when a list is reordered; all others move. The number of moves is
  /// minimal.
  ///
  /// Uses patience sorting: each number is placed on the leftmost pile whose top is not smaller,
  /// and stores the top of the pile to the left. The number of piles is the length of the
  /// subsequence.
  ///
  /// - Parameter numbers: Distinct numbers.
  /// - Returns: A flag for each number, which is set for members.
  ///
  /// - Complexity: O(*n*) for numbers that are already in order, and O(*n* log *n*)
  ///   otherwise.
  static func members(of numbers: [Int]) -> [Bool] {
    // The indexes of the numbers on the tops of the piles, and of each number's predecessor.
    var tops: [Int] = []
    var previous = Array(repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      var low = tops.count
      if let last = tops.last, numbers[last] > number {
        low = 0
        var high = tops.count
        while low < high {
          let middle = (low + high) / 2
          if numbers[tops[middle]] < number { low = middle + 1 } else { high = middle }
        }
      }
      if low > 0 { previous[index] = tops[low - 1] }
      if low == tops.count { tops.append(index) } else { tops[low] = index }
    }
    var members = Array(repeating: false, count: numbers.count)
    var index = tops.last ?? -1
    while index >= 0 {
      members[index] = true
      index = previous[index]
    }
    return members
  }
}
