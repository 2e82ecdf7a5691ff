/// A word whose characters stand in their order with others between them.
///
/// The best match has the most points: those of its characters less those of its gaps. For each
/// character of the word there is a row with a cell for each place where it matches. Between two
/// cells a score only falls, so that nothing has to be computed there.
struct FuzzyMatch<Text: MatchableText> {
  typealias Cell = MatchScratch.Cell

  let text: Text
  let units: [PatternUnit]
  let scratch: MatchScratch

  /// The points of the best match.
  ///
  /// - Parameter wantsPositions: Whether the matched places are appended to the scratch.
  /// - Returns: `Score.none` when there is no match.
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

  /// The best place of a word of one character.
  @inline(__always)
  private func singleScore() -> Int32 {
    let unit = units[0]
    var best = Score.none
    var position = text.next(unit, from: 0)
    while position < text.count {
      let score = Score.match + text.bonus(at: position, scratch.bonuses) * Score.firstFactor
      if score > best { best = score }
      // No character has a larger bonus than the first of a word behind white space.
      if best == Score.match + (Score.boundary + 2) * Score.firstFactor { break }
      position = text.next(unit, from: position + 1)
    }
    return best
  }

  /// Whether all characters are there in their order.
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
    // The last cell of the row above that is before the place.
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

  /// The cell of a matching place.
  ///
  /// - Parameters:
  ///   - position: The place.
  ///   - above: The last cell before the place of the character before.
  ///   - left: The score of not matching here.
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

  /// The rest of a cell's score at a later position; a negative one means 0 there.
  @inline(__always)
  private static func score(of cell: Cell, at position: Int) -> Int32 {
    let gap = Int32(truncatingIfNeeded: position) - cell.position
    return cell.score
      + (cell.isGap ? gap * Score.gapExtension : Score.gapStart + (gap - 1) * Score.gapExtension)
  }

  /// Appends the matched places, from the last one.
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
  /// The score of the first match, shortened from its start: for texts that are too long for more.
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
