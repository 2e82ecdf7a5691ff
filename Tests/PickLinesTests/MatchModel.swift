@testable import PickLines

/// A reference implementation of matching, with complete tables: a row for each character of the
/// word and a column for each character of the line.
struct MatchModel {
  let line: [UInt8]
  let word: [UInt8]
  let ignoresCase: Bool

  private func lower(_ byte: UInt8) -> UInt8 {
    ignoresCase && (65...90).contains(byte) ? byte + 32 : byte
  }

  private func matches(row: Int, column: Int) -> Bool {
    lower(line[column]) == lower(word[row])
  }

  private enum CharacterKind { case space, other, delimiter, lower, upper, digit }

  private func kind(at column: Int) -> CharacterKind {
    guard column >= 0 else { return .space }
    switch line[column] {
    case 9...13, 32: return .space
    case 97...122: return .lower
    case 65...90: return .upper
    case 48...57: return .digit
    case let byte where Array("/,:;|".utf8).contains(byte): return .delimiter
    default: return .other
    }
  }

  /// Returns the bonus of a match at a column, which depends on the preceding character.
  func bonus(at column: Int) -> Int {
    let (previous, current) = (kind(at: column - 1), kind(at: column))
    if current != .space, current != .other {
      if previous == .space { return 10 }
      if previous == .delimiter { return 9 }
      if previous == .other { return 8 }
    }
    if previous == .lower && current == .upper { return 7 }
    if previous != .digit && current == .digit { return 7 }
    if current == .other || current == .delimiter { return 8 }
    return current == .space ? 10 : 0
  }

  /// Returns the best score of the word as a subsequence; `nil` if the word is not a subsequence.
  func fuzzyScore() -> Int? {
    guard let first = firstColumns() else { return nil }
    // The best scores up to each column, and the lengths of the runs of consecutive matches.
    var above: [(score: Int, run: Int)] = []
    for row in word.indices {
      var cells = [(score: Int, run: Int)](repeating: (0, 0), count: line.count)
      var isGap = false
      for column in first[row]..<line.count {
        let left = column > first[row] ? cells[column - 1].score : 0
        let skipped = left + (isGap ? -1 : -3)
        var (score, run) = (0, 0)
        if matches(row: row, column: column) {
          if row == 0 {
            (score, run) = (16 + 2 * bonus(at: column), 1)
          } else {
            (score, run) = scoreAfterMatch(above, column: column, skipped: skipped)
          }
        }
        isGap = row == 0 ? !matches(row: row, column: column) : score < skipped
        if row == 0, matches(row: row, column: column) {
          cells[column] = (score, run)
        } else {
          cells[column] = (max(score, skipped, 0), run)
        }
      }
      above = cells
    }
    return above.map(\.score).max()
  }

  /// Returns the score and the run of a match that follows a match of the row above.
  ///
  /// - Parameters:
  ///   - above: The cells of the row above.
  ///   - column: The column of the match.
  ///   - skipped: The score without this match.
  /// - Returns: The score and the length of the run.
  private func scoreAfterMatch(
    _ above: [(score: Int, run: Int)],
    column: Int,
    skipped: Int
  ) -> (score: Int, run: Int) {
    let score = above[column - 1].score + 16
    var run = above[column - 1].run + 1
    var gain = bonus(at: column)
    if run > 1 {
      let start = bonus(at: column - run + 1)
      if gain >= 8, gain > start { run = 1 } else { gain = max(gain, 4, start) }
    }
    return score + gain < skipped ? (score + bonus(at: column), 0) : (score + gain, run)
  }

  /// Returns the first column of each character of the word; `nil` if the word does not occur.
  private func firstColumns() -> [Int]? {
    var columns: [Int] = []
    var column = 0
    for row in word.indices {
      while column < line.count, !matches(row: row, column: column) { column += 1 }
      guard column < line.count else { return nil }
      columns.append(column)
      column += 1
    }
    return columns
  }

  /// Returns whether the word matches the line as a term of a kind.
  func isMatch(as kind: Term.Kind) -> Bool {
    let text = line.map(lower)
    let word = word.map(lower)
    func isBlank(_ byte: UInt8) -> Bool { (9...13).contains(byte) || byte == 32 }
    let leadingTrimmed = Array(text.drop { isBlank($0) })
    let trimmed = Array(leadingTrimmed.reversed().drop { isBlank($0) }.reversed())
    let trailingTrimmed = Array(text.reversed().drop { isBlank($0) }.reversed())
    switch kind {
    case .fuzzy: return firstColumns() != nil
    case .exact:
      return text.indices.contains { Array(text[$0...].prefix(word.count)) == word }
    case .prefix: return Array(leadingTrimmed.prefix(word.count)) == word
    case .suffix: return Array(trailingTrimmed.suffix(word.count)) == word
    case .equal: return trimmed == word
    }
  }
}
