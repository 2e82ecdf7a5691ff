/// A fuzzy match: the characters of a word occur in order, with gaps between them.
///
/// The best match has the highest score: the points of its characters minus those of its gaps. Each
/// character of the word has a row with a cell for each position at which it matches. Between two
/// cells a score can only decrease, so that no computation is needed there. The positions of a row
/// are bits, so that the cell before a position is found without a search.
struct FuzzyMatch<Text: MatchableText> {
  typealias Cell = MatchBuffers.Cell

  let text: Text
  let units: UnsafeBufferPointer<PatternUnit>
  let memory: MatchBuffers.Memory

  /// Returns the score of the best match.
  ///
  /// - Parameter storesPositions: Whether to store the matched positions in the memory.
  /// - Returns: `Score.none` if there is no match.
  @inline(__always)
  func score(storesPositions: Bool) -> Int32 {
    if units.count == 1, !storesPositions { return singleCharacterScore() }
    guard text.count * units.count <= MatchBuffers.Memory.cellCapacity else {
      return greedyScore()
    }
    guard findFirstPositions() else { return Score.none }
    findLastPositions()
    var best = fillFirstRow()
    for index in 1..<max(1, units.count) { best = fillRow(index) }
    if storesPositions { trace(best) }
    return best
  }

  /// Returns the score of the best position of a single-character word.
  @inline(__always)
  private func singleCharacterScore() -> Int32 {
    let unit = units[0]
    var best = Score.none
    var start = 0
    while start < text.count {
      var mask = text.mask(of: unit, from: start)
      while mask != 0 {
        let position = start + mask.trailingZeroBitCount
        let score = Score.match + text.bonus(at: position, memory.bonuses) * Score.firstFactor
        if score > best { best = score }
        mask &= mask &- 1
      }
      // No character has a larger bonus than the first one of a word after white space.
      if best == Score.match + (Score.boundary + 2) * Score.firstFactor { break }
      start += 64
    }
    return best
  }
}

/// The positions of the word's characters.
extension FuzzyMatch {
  /// The number of 64-bit blocks in the masks of each character.
  private var blockCount: Int { (text.count + 63) >> 6 }

  /// Returns the masks of a character's positions.
  @inline(__always)
  private func masks(_ index: Int) -> UnsafeMutablePointer<UInt64> {
    memory.masks + index * blockCount
  }

  /// Returns whether all characters occur in order, and stores their first positions.
  @inline(__always)
  private func findFirstPositions() -> Bool {
    var position = 0
    for index in units.indices {
      guard position < text.count else { return false }
      var block = position >> 6
      var mask = text.mask(of: units[index], from: block << 6) & (~0 << UInt64(position & 63))
      while mask == 0 {
        block += 1
        guard block < blockCount else { return false }
        mask = text.mask(of: units[index], from: block << 6)
      }
      masks(index)[block] = mask
      position = block << 6 + mask.trailingZeroBitCount
      memory.positions[index] = position
      position += 1
    }
    return true
  }

  /// Completes the masks up to the last position of each character at which all later characters
  /// of the word can follow.
  @inline(__always)
  private func findLastPositions() {
    var last = text.count - 1
    for index in units.indices.reversed() {
      let masks = masks(index)
      let firstBlock = memory.positions[index] >> 6
      var block = last >> 6
      for laterBlock in firstBlock + 1..<max(firstBlock, block) + 1 {
        masks[laterBlock] = text.mask(of: units[index], from: laterBlock << 6)
      }
      for unusedBlock in block + 1..<max(block + 1, blockCount) { masks[unusedBlock] = 0 }
      masks[block] &= ~0 >> UInt64(63 - last & 63)
      while masks[block] == 0 { block -= 1 }
      memory.lastBlocks[index] = block
      last = block << 6 + 62 - masks[block].leadingZeroBitCount
    }
  }

  /// Calls the body with each position of a character, in order.
  @inline(__always)
  private func forEachPosition(of index: Int, _ body: (Int) -> Void) {
    let masks = masks(index)
    var block = memory.positions[index] >> 6
    while block <= memory.lastBlocks[index] {
      var mask = masks[block]
      while mask != 0 {
        body(block << 6 + mask.trailingZeroBitCount)
        mask &= mask &- 1
      }
      block += 1
    }
  }

  /// Returns the last position of a character before a position; there must be one.
  @inline(__always)
  private func lastPosition(of index: Int, before position: Int) -> Int {
    let masks = masks(index)
    var block = position >> 6
    var mask = masks[block] & (1 << UInt64(position & 63) &- 1)
    while mask == 0 {
      block -= 1
      mask = masks[block]
    }
    return block << 6 + 63 - mask.leadingZeroBitCount
  }
}

/// The scores of the positions.
extension FuzzyMatch {
  /// Returns the cells of a character, one for each position of the text.
  @inline(__always)
  private func row(_ index: Int) -> UnsafeMutablePointer<Cell> {
    memory.cells + index * text.count
  }

  /// Fills the first character's row, and returns its best score.
  @inline(__always)
  private func fillFirstRow() -> Int32 {
    let row = row(0)
    var best: Int32 = 0
    forEachPosition(of: 0) { position in
      let bonus = text.bonus(at: position, memory.bonuses)
      let cell = Cell(score: Score.match + bonus * Score.firstFactor, runLength: 1)
      row[position] = cell
      best = max(best, cell.score)
    }
    return best
  }

  /// Fills the row of another character, and returns its best score.
  @inline(__always)
  private func fillRow(_ index: Int) -> Int32 {
    var best: Int32 = 0
    let (row, rowAbove) = (row(index), row(index - 1))
    var previous = (cell: Cell(score: 0, runLength: 1), position: memory.positions[index])
    forEachPosition(of: index) { position in
      let previousPosition = lastPosition(of: index - 1, before: position)
      let cell = cell(
        at: position,
        above: rowAbove[previousPosition],
        previousPosition: previousPosition,
        left: Self.score(of: previous.cell, from: previous.position, to: position)
      )
      row[position] = cell
      previous = (cell, position)
      best = max(best, cell.score)
    }
    return best
  }

  /// Returns the cell of a matching position.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - above: The last cell before the position in the previous character's row.
  ///   - previousPosition: The position of that cell.
  ///   - left: The score without a match at this position.
  /// - Returns: The cell.
  @inline(__always)
  private func cell(at position: Int, above: Cell, previousPosition: Int, left: Int32) -> Cell {
    var bonus = text.bonus(at: position, memory.bonuses)
    var runLength: Int32 = 1
    var score = Score.match
    if previousPosition == position - 1 {
      score += above.score
      if above.runLength > 0 {
        runLength = above.runLength + 1
        let firstBonus = text.bonus(at: position - Int(above.runLength), memory.bonuses)
        if bonus >= Score.boundary, bonus > firstBonus {
          runLength = 1
        } else {
          bonus = max(bonus, Score.consecutive, firstBonus)
        }
      }
    } else {
      score += max(0, Self.score(of: above, from: previousPosition, to: position - 1))
    }
    score += bonus
    return Cell(score: max(score, left), runLength: score < left ? 0 : runLength)
  }

  /// Returns the score of a cell after the gap to a later position.
  @inline(__always)
  private static func score(
    of cell: Cell,
    from cellPosition: Int,
    to position: Int
  ) -> Int32 {
    let gap = Int32(truncatingIfNeeded: position - cellPosition)
    let startPenalty = cell.runLength == 0 ? 0 : Score.gapStart - Score.gapExtension
    return cell.score + startPenalty + gap * Score.gapExtension
  }

  /// Stores the matched positions of the first match with the best score, the last one first.
  private func trace(_ best: Int32) {
    var position = memory.positions[units.count - 1]
    forEachPosition(of: units.count - 1) { laterPosition in
      if row(units.count - 1)[position].score < best { position = laterPosition }
    }
    for index in units.indices.reversed() {
      while row(index)[position].runLength == 0 {
        position = lastPosition(of: index, before: position)
      }
      memory.positions[index] = position
      if index > 0 { position = lastPosition(of: index - 1, before: position) }
    }
  }
}

extension FuzzyMatch {
  /// Returns the score of the first match with its start moved as close as possible to its end; for
  /// texts that are too long for the full algorithm.
  private func greedyScore() -> Int32 {
    var position = 0
    for unit in units {
      position = text.firstPosition(of: unit, from: position) + 1
      guard position <= text.count else { return Score.none }
    }
    let end = position
    for (index, unit) in units.enumerated().reversed() {
      position = text.lastPosition(of: unit, before: position)
      memory.positions[index] = position
    }
    return PositionedMatch(text: text, units: units, bonuses: memory.bonuses)
      .score(in: position..<end)
  }
}
