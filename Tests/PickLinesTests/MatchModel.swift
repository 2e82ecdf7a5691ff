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

  private func matches(_ row: Int, _ column: Int) -> Bool {
    lower(line[column]) == lower(word[row])
  }

  private enum Kind { case space, other, delimiter, lower, upper, digit }

  private func kind(_ column: Int) -> Kind {
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

  func bonus(_ column: Int) -> Int {
    let (before, now) = (kind(column - 1), kind(column))
    if now != .space, now != .other {
      if before == .space { return 10 }
      if before == .delimiter { return 9 }
      if before == .other { return 8 }
    }
    if before == .lower && now == .upper { return 7 }
    if before != .digit && now == .digit { return 7 }
    if now == .other || now == .delimiter { return 8 }
    return now == .space ? 10 : 0
  }

  /// Returns the best score of the word as a subsequence; `nil` if the word is not a subsequence.
  func fuzzyScore() -> Int? {
    guard let first = firstColumns() else { return nil }
    var above: [(score: Int, run: Int)] = []
    for row in word.indices {
      var cells = [(score: Int, run: Int)](repeating: (0, 0), count: line.count)
      var isGap = false
      for column in first[row]..<line.count {
        let left = column > first[row] ? cells[column - 1].score : 0
        let skipped = left + (isGap ? -1 : -3)
        var (score, run) = (0, 0)
        if matches(row, column) {
          (score, run) = row == 0 ? (16 + 2 * bonus(column), 1) : joined(above, column, skipped)
        }
        isGap = row == 0 ? !matches(row, column) : score < skipped
        if row == 0, matches(row, column) {
          cells[column] = (score, run)
        } else {
          cells[column] = (max(score, skipped, 0), run)
        }
      }
      above = cells
    }
    return above.map(\.score).max()
  }

  private func joined(
    _ above: [(score: Int, run: Int)],
    _ column: Int,
    _ skipped: Int
  ) -> (Int, Int) {
    let score = above[column - 1].score + 16
    var run = above[column - 1].run + 1
    var gain = bonus(column)
    if run > 1 {
      let start = bonus(column - run + 1)
      if gain >= 8, gain > start { run = 1 } else { gain = max(gain, 4, start) }
    }
    return score + gain < skipped ? (score + bonus(column), 0) : (score + gain, run)
  }

  private func firstColumns() -> [Int]? {
    var columns: [Int] = []
    var column = 0
    for row in word.indices {
      while column < line.count, !matches(row, column) { column += 1 }
      guard column < line.count else { return nil }
      columns.append(column)
      column += 1
    }
    return columns
  }

  /// Whether the word matches the line as a term of a kind.
  func stands(_ kind: Term.Kind) -> Bool {
    let text = line.map(lower)
    let word = word.map(lower)
    func isBlank(_ byte: UInt8) -> Bool { (9...13).contains(byte) || byte == 32 }
    let front = Array(text.drop { isBlank($0) })
    let trimmed = Array(front.reversed().drop { isBlank($0) }.reversed())
    let back = Array(text.reversed().drop { isBlank($0) }.reversed())
    switch kind {
    case .fuzzy: return firstColumns() != nil
    case .exact:
      return text.indices.contains { Array(text[$0...].prefix(word.count)) == word }
    case .prefix: return Array(front.prefix(word.count)) == word
    case .suffix: return Array(back.suffix(word.count)) == word
    case .equal: return trimmed == word
    }
  }
}
