/// Matches lines against a query, on one thread.
final class Matcher {
  let query: Query
  let form: LineForm
  private let scratch: MatchScratch
  private let decoded = DecodedText()
  private let shown = ShownText()
  private let classes = CharacterClass.ofBytes

  /// The maximum number of bytes in a line whose characters are decoded.
  private static let longestDecoded = 1 << 20

  init(query: Query, form: LineForm) {
    self.query = query
    self.form = form
    let words = query.groups.joined()
    scratch = MatchScratch(longestWord: words.map(\.units.count).max() ?? 0)
  }

  /// Returns the rank of a line; lower ranks come first.
  ///
  /// - Returns: The rank; `Rank.none` for a line that does not match.
  func rank(of line: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let text = form.isPlain ? line : shown.make(line, form)
    guard let score = score(of: text, wantsPositions: false) else { return Rank.none }
    return Rank.make(score: score, length: Self.trimmedLength(of: text))
  }

  /// Returns the offsets of the matched bytes in a line's visible text, in order.
  func matchedBytes(of line: UnsafeBufferPointer<UInt8>) -> [Int] {
    scratch.positions.removeAll()
    let text = form.isPlain ? line : shown.make(line, form)
    _ = score(of: text, wantsPositions: true)
    return Set(scratch.positions).sorted()
  }

  private static func trimmedLength(of text: UnsafeBufferPointer<UInt8>) -> Int {
    var (start, end) = (0, text.count)
    while start < end, text[start] == 0x20 || text[start] == 0x09 { start += 1 }
    while end > start, text[end - 1] == 0x20 || text[end - 1] == 0x09 { end -= 1 }
    return end - start
  }

  /// Computes the score of a text.
  ///
  /// - Returns: The sum of the groups' scores; `nil` if a group does not match.
  private func score(of text: UnsafeBufferPointer<UInt8>, wantsPositions: Bool) -> Int32? {
    // Very long lines are not decoded, so that only ASCII words match in them.
    let isASCII = text.count > Self.longestDecoded || ByteText.isASCII(text)
    var sum: Int32 = 0
    for group in query.groups {
      var found: Int32?
      for term in group {
        let score = score(of: term, in: text, isASCII, wantsPositions && !term.isInverse)
        if term.isInverse {
          if score == Score.none { found = 0 }
        } else if score != Score.none {
          found = score
          break
        }
      }
      guard let found else { return nil }
      sum &+= found
    }
    return sum
  }

  private func score(
    of term: Term,
    in text: UnsafeBufferPointer<UInt8>,
    _ isASCII: Bool,
    _ wantsPositions: Bool
  ) -> Int32 {
    guard form.searchedFields != nil else {
      return score(of: term, part: text, at: 0, isASCII, wantsPositions)
    }
    for part in shown.searchedParts(of: text, form) {
      let bytes = UnsafeBufferPointer(rebasing: text[part])
      let score = score(of: term, part: bytes, at: part.lowerBound, isASCII, wantsPositions)
      if score != Score.none { return score }
    }
    return Score.none
  }

  @inline(__always)
  private func score(
    of term: Term,
    part: UnsafeBufferPointer<UInt8>,
    at offset: Int,
    _ isASCII: Bool,
    _ wantsPositions: Bool
  ) -> Int32 {
    guard let base = part.baseAddress else { return Score.none }
    let first = scratch.positions.count
    let score: Int32
    if isASCII {
      // The text contains no characters beyond ASCII, including those that fold to ASCII.
      guard term.isASCII else { return Score.none }
      let text = ByteText(base: base, count: part.count, classes: classes)
      score = self.score(of: term, text, wantsPositions)
    } else {
      score = self.score(of: term, decoded.text(of: part, term.folding), wantsPositions)
    }
    if wantsPositions {
      for index in first..<scratch.positions.count {
        let position = scratch.positions[index]
        scratch.positions[index] = offset + (isASCII ? position : decoded.offset(of: position))
      }
    }
    return score
  }

  @inline(__always)
  private func score(of term: Term, _ text: some MatchableText, _ wantsPositions: Bool) -> Int32 {
    if term.kind == .fuzzy {
      return FuzzyMatch(text: text, units: term.units, scratch: scratch)
        .score(wantsPositions: wantsPositions)
    }
    let match = PlacedMatch(text: text, units: term.units, bonuses: scratch.bonuses)
    guard let place = term.kind == .exact ? match.bestPlace() : match.place(term.kind) else {
      return Score.none
    }
    let range = place..<place + term.units.count
    if wantsPositions { scratch.positions += range }
    return match.score(in: range)
  }
}
