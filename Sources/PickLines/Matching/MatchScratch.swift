/// Reusable memory for matching on one thread.
///
/// Arrays would be checked for uniqueness and exclusive access with each line.
final class MatchScratch {
  /// A position at which a character of the word matches.
  struct Cell {
    /// The score of the best match that ends here or earlier.
    var score: Int32
    /// The number of consecutive matched characters that end here; 0 if the score belongs to a match
    /// that ends earlier.
    var run: Int32
  }

  /// The addresses of the memory, which are valid as long as the object.
  struct Memory {
    /// The maximum number of cells for one match.
    static let cellCapacity = 100 * 1024

    let cells = UnsafeMutablePointer<Cell>.allocate(capacity: cellCapacity)
    /// The positions of each character of a word, as bits.
    let masks: UnsafeMutablePointer<UInt64>
    /// The last block of 64 positions with a character, for each character of a word.
    let lastBlocks: UnsafeMutablePointer<Int>
    /// The first position of each character of a word; then its matched position, if requested.
    let positions: UnsafeMutablePointer<Int>
    let bonuses = Score.bonuses
  }

  let memory: Memory

  /// - Parameter longestWord: The maximum number of characters in a word.
  init(longestWord: Int) {
    memory = Memory(
      masks: .allocate(capacity: Memory.cellCapacity / 64 + longestWord + 1),
      lastBlocks: .allocate(capacity: max(1, longestWord)),
      positions: .allocate(capacity: max(1, longestWord))
    )
  }

  deinit {
    memory.cells.deallocate()
    memory.masks.deallocate()
    memory.lastBlocks.deallocate()
    memory.positions.deallocate()
  }
}
