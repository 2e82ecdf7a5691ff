/// Reusable memory for matching on one thread.
///
/// Plain memory is used because arrays are checked for uniqueness and exclusive access at each
/// write.
final class MatchBuffers {
  /// A position at which a character of the word matches.
  struct Cell {
    /// The score of the best match that ends here or earlier.
    var score: Int32
    /// The number of consecutive matched characters that end here; 0 if the score belongs to a match
    /// that ends earlier.
    var runLength: Int32
  }

  /// The addresses of the memory, which are valid as long as the object.
  struct Memory {
    /// The maximum number of cells for one match.
    static let cellCapacity = 100 * 1024

    /// A row of cells for each character of the word, with a cell for each position of the line.
    let cells = UnsafeMutablePointer<Cell>.allocate(capacity: cellCapacity)
    /// The positions of each character of a word, as bits in whole blocks of 64.
    let masks: UnsafeMutablePointer<UInt64>
    /// The index of the last block of 64 positions in which each character of a word occurs.
    let lastBlocks: UnsafeMutablePointer<Int>
    /// The first position of each character of a word; then its matched position, if requested.
    let positions: UnsafeMutablePointer<Int>
    /// The bonuses by the classes of a character and its predecessor; see `Score.bonuses`.
    let bonuses = Score.bonuses
  }

  let memory: Memory

  /// - Parameter maximumWordLength: The maximum number of characters in a word.
  init(maximumWordLength: Int) {
    // The positions of each character are rounded up to a whole block.
    memory = Memory(
      masks: .allocate(capacity: Memory.cellCapacity / 64 + maximumWordLength + 1),
      lastBlocks: .allocate(capacity: max(1, maximumWordLength)),
      positions: .allocate(capacity: max(1, maximumWordLength))
    )
  }

  deinit {
    memory.cells.deallocate()
    memory.masks.deallocate()
    memory.lastBlocks.deallocate()
    memory.positions.deallocate()
  }
}
