/// Finds contiguous matches of a word, and scores matches whose range is known.
struct PositionedMatch<Text: MatchableText> {
  let text: Text
  let units: UnsafeBufferPointer<PatternUnit>
  let bonuses: UnsafePointer<Int32>

  /// Returns the score of a match, in which each character of the word is at its first possible
  /// position.
  ///
  /// - Parameter range: The range from the first to the last matched character.
  /// - Returns: The score.
  func score(in range: Range<Int>) -> Int32 {
    var score: Int32 = 0
    var matchedCount = 0
    var isGap = false
    var isRun = false
    var firstBonus: Int32 = 0
    for position in range {
      guard matchedCount < units.count, text.has(units[matchedCount], at: position) else {
        score += isGap ? Score.gapExtension : Score.gapStart
        isGap = true
        isRun = false
        continue
      }
      var bonus = text.bonus(at: position, bonuses)
      if isRun {
        if bonus >= Score.boundary, bonus > firstBonus { firstBonus = bonus }
        bonus = max(bonus, firstBonus, Score.consecutive)
      } else {
        firstBonus = bonus
      }
      score += Score.match + (matchedCount == 0 ? bonus * Score.firstFactor : bonus)
      isGap = false
      isRun = true
      matchedCount += 1
    }
    return score
  }

  /// Returns the position of the word with the largest bonus for its first character, or the first
  /// one at a word boundary; `nil` without a match.
  @inline(__always)
  func bestPosition() -> Int? {
    var bestPosition: Int?
    var bestBonus: Int32 = -1
    let lastIndex = units.count - 1
    var start = 0
    while start + lastIndex < text.count {
      var mask =
        text.mask(of: units[0], from: start)
        & text.mask(of: units[lastIndex], from: start + lastIndex)
      while mask != 0 {
        let position = start + mask.trailingZeroBitCount
        mask &= mask &- 1
        guard matches(at: position) else { continue }
        let bonus = text.bonus(at: position, bonuses)
        if bonus > bestBonus { (bestPosition, bestBonus) = (position, bonus) }
        if bonus >= Score.boundary { return bestPosition }
      }
      start += 64
    }
    return bestPosition
  }

  /// Returns the position of the word at the start, at the end, or as the whole text; `nil` without
  /// a match.
  func position(for kind: Term.Kind) -> Int? {
    var (start, end) = (0, text.count)
    if !units[0].isSpace { while start < end, text.isSpace(at: start) { start += 1 } }
    if !units[units.count - 1].isSpace { while end > start, text.isSpace(at: end - 1) { end -= 1 } }
    let position = kind == .suffix ? end - units.count : start
    guard position >= start, position + units.count <= end, matches(at: position) else {
      return nil
    }
    return kind == .equal && end - start != units.count ? nil : position
  }

  @inline(__always)
  private func matches(at position: Int) -> Bool {
    for index in units.indices where !text.has(units[index], at: position + index) { return false }
    return true
  }
}
