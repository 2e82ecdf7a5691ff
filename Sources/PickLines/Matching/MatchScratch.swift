/// Memory that matching uses again and again, of one thread.
///
/// Arrays would be checked for other owners and accesses with each line.
final class MatchScratch {
  /// A place where a character of a word matches, with the best score of the characters up to it.
  struct Cell {
    /// The place in the text.
    var position: Int32
    /// The score of the best match that ends here, or has ended before.
    var score: Int32
    /// The number of matched characters without a gap that end here.
    var run: Int32
    /// Whether the score is that of a match that has ended before.
    var isGap: Bool
  }

  /// The most cells that one match makes.
  static let cellCapacity = 100 * 1024

  let cells = UnsafeMutablePointer<Cell>.allocate(capacity: cellCapacity)
  /// The start of the cells of each character of a word, and the end of the last ones.
  let rows: UnsafeMutablePointer<Int32>
  /// The first place of each character of a word.
  let firstPlaces: UnsafeMutablePointer<Int>
  /// Places of matched characters, if they are wanted.
  var positions: [Int] = []
  let bonuses = Score.bonuses

  /// - Parameter longestWord: The most characters of a word.
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
