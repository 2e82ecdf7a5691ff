/// A fuzzy match: the characters of a word occur in order, with gaps between them.
///
/// The best match has the highest score: the points of its characters minus those of its gaps. Each
/// character of the word has a row with a cell for each position at which it matches. Between two
/// cells a score can only decrease, so that no computation is needed there.
struct FuzzyMatch<Text: MatchableText> {
  typealias Cell = MatchScratch.Cell

  let text: Text
  let units: [PatternUnit]
  let scratch: MatchScratch

  /// Returns the score of the best match.
  ///
  /// - Parameter wantsPositions: Whether to append the matched positions to the scratch memory.
  /// - Returns: `Score.none` if there is no match.
  @inline(__always)
  func score(wantsPositions: Bool) -> Int32 {
    if units.count == 1, !wantsPositions { return singleScore() }
    guard findFirstPlaces() else { return Score.none }
    guard text.count * units.count <= MatchScratch.cellCapacity else {
      return greedyScore(wantsPositions: wantsPositions)
    }
    scratch.rows[0] = 0
    fillFirstRow()
    for index in 1..<max(1, units.count) { fillRow(index) }
    var best: Int32 = 0
    var bestCell = -1
    let last = units.count - 1
    for cell in Int(scratch.rows[last])..<Int(scratch.rows[last + 1])
    where scratch.cells[cell].score > best {
      best = scratch.cells[cell].score
      bestCell = cell
    }
    if wantsPositions { trace(from: bestCell) }
    return best
  }

  /// Returns the score of the best position of a single-character word.
  @inline(__always)
  private func singleScore() -> Int32 {
    let unit = units[0]
    var best = Score.none
    var position = text.next(unit, from: 0)
    while position < text.count {
      let score = Score.match + text.bonus(at: position, scratch.bonuses) * Score.firstFactor
      if score > best { best = score }
      // No character has a larger bonus than the first one of a word after white space.
      if best == Score.match + (Score.boundary + 2) * Score.firstFactor { break }
      position = text.next(unit, from: position + 1)
    }
    return best
  }

  /// Returns whether all characters occur in order, and stores their first positions.
  @inline(__always)
  private func findFirstPlaces() -> Bool {
    let places = scratch.firstPlaces
    var position = 0
    for (index, unit) in units.enumerated() {
      position = text.next(unit, from: position)
      guard position < text.count else { return false }
      places[index] = position
      position += 1
    }
    return true
  }

  @inline(__always)
  private func fillFirstRow() {
    let cells = scratch.cells
    let unit = units[0]
    var end = 0
    var position = scratch.firstPlaces[0]
    while position < text.count {
      let bonus = text.bonus(at: position, scratch.bonuses)
      cells[end] = Cell(
        position: Int32(truncatingIfNeeded: position),
        score: Score.match + bonus * Score.firstFactor,
        run: 1,
        isGap: false
      )
      end += 1
      position = text.next(unit, from: position + 1)
    }
    scratch.rows[1] = Int32(truncatingIfNeeded: end)
  }

  @inline(__always)
  private func fillRow(_ index: Int) {
    let cells = scratch.cells
    let unit = units[index]
    let start = Int(scratch.rows[index])
    var end = start
    // The last cell before the position in the row above.
    var above = Int(scratch.rows[index - 1])
    var position = scratch.firstPlaces[index]
    while position < text.count {
      while above + 1 < start, Int(cells[above + 1].position) < position { above += 1 }
      let left = end > start ? Self.score(of: cells[end - 1], at: position) : Score.gapStart
      cells[end] = cell(at: position, above: cells[above], left: left)
      end += 1
      position = text.next(unit, from: position + 1)
    }
    scratch.rows[index + 1] = Int32(truncatingIfNeeded: end)
  }

  /// Returns the cell of a matching position.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - above: The last cell before the position in the previous character's row.
  ///   - left: The score without a match at this position.
  /// - Returns: The cell.
  @inline(__always)
  private func cell(at position: Int, above: Cell, left: Int32) -> Cell {
    let ownBonus = text.bonus(at: position, scratch.bonuses)
    var bonus = ownBonus
    var run: Int32 = 1
    let isAdjacent = Int(above.position) == position - 1
    var score =
      Score.match + (isAdjacent ? above.score : max(0, Self.score(of: above, at: position - 1)))
    if isAdjacent, above.run > 0 {
      run = above.run + 1
      let firstBonus = text.bonus(at: position - Int(above.run), scratch.bonuses)
      if bonus >= Score.boundary, bonus > firstBonus {
        run = 1
      } else {
        bonus = max(bonus, Score.consecutive, firstBonus)
      }
    }
    if score + bonus < left {
      score += ownBonus
      run = 0
    } else {
      score += bonus
    }
    return Cell(
      position: Int32(truncatingIfNeeded: position),
      score: max(score, left, 0),
      run: run,
      isGap: score < left
    )
  }

  /// Returns the remaining score of a cell at a later position, at least 0.
  @inline(__always)
  private static func score(of cell: Cell, at position: Int) -> Int32 {
    let gap = Int32(truncatingIfNeeded: position) - cell.position
    return cell.score
      + (cell.isGap ? gap * Score.gapExtension : Score.gapStart + (gap - 1) * Score.gapExtension)
  }

  /// Appends the matched positions, starting with the last one.
  private func trace(from bestCell: Int) {
    let cells = scratch.cells
    var cell = bestCell
    for index in units.indices.reversed() {
      while cells[cell].isGap { cell -= 1 }
      scratch.positions.append(Int(cells[cell].position))
      guard index > 0 else { return }
      let position = cells[cell].position
      cell = Int(scratch.rows[index]) - 1
      while cells[cell].position >= position { cell -= 1 }
    }
  }
}

extension FuzzyMatch {
  /// Returns the score of the first match with its start moved as close as possible to its end; for
  /// texts that are too long for the full algorithm.
  private func greedyScore(wantsPositions: Bool) -> Int32 {
    let end = scratch.firstPlaces[units.count - 1] + 1
    var position = end
    for (index, unit) in units.enumerated().reversed() {
      position = text.last(unit, before: position)
      scratch.firstPlaces[index] = position
    }
    if wantsPositions {
      scratch.positions += UnsafeBufferPointer(start: scratch.firstPlaces, count: units.count)
    }
    return PlacedMatch(text: text, units: units, bonuses: scratch.bonuses)
      .score(in: position..<end)
  }
}
