/// Reusable memory for matching on one thread.
///
/// Arrays would be checked for uniqueness and exclusive access with each line.
final class MatchScratch {
  /// A position at which a character of the word matches, with the best score up to that character.
  struct Cell {
    /// The position in the text.
    var position: Int32
    /// The score of the best match that ends here or earlier.
    var score: Int32
    /// The number of consecutive matched characters that end here.
    var run: Int32
    /// Whether the score belongs to a match that ends earlier.
    var isGap: Bool
  }

  /// The maximum number of cells for one match.
  static let cellCapacity = 100 * 1024

  let cells = UnsafeMutablePointer<Cell>.allocate(capacity: cellCapacity)
  /// The index of the first cell of each character of a word, followed by the end of the last row.
  let rows: UnsafeMutablePointer<Int32>
  /// The first position of each character of a word.
  let firstPlaces: UnsafeMutablePointer<Int>
  /// The positions of matched characters, if requested.
  var positions: [Int] = []
  let bonuses = Score.bonuses

  /// - Parameter longestWord: The maximum number of characters in a word.
  init(longestWord: Int) {
    rows = .allocate(capacity: longestWord + 1)
    firstPlaces = .allocate(capacity: max(1, longestWord))
  }

  deinit {
    cells.deallocate()
    rows.deallocate()
    firstPlaces.deallocate()
  }
}
