/// Matches lines against a query, on one thread.
final class Matcher {
  let query: Query
  private let form: LineForm
  private let isPlain: Bool
  private let searchesFields: Bool
  private let prepared: PreparedQuery
  private let scratch: MatchScratch
  private let decoded = DecodedText()
  private let displayedText = DisplayedText()
  private let classes = CharacterClass.ofBytes
  /// The positions of matched characters, if requested.
  private var positions: [Int] = []

  /// The maximum number of bytes in a line whose characters are decoded.
  private static let maximumDecodedLength = 1 << 20

  init(query: Query, form: LineForm) {
    self.query = query
    self.form = form
    isPlain = form.isPlain
    searchesFields = form.searchedFields != nil
    prepared = PreparedQuery(query)
    scratch = MatchScratch(longestWord: prepared.longestWord)
  }

  /// Returns the rank of a line; lower ranks come first.
  ///
  /// - Parameters:
  ///   - line: The bytes.
  ///   - isASCII: Whether all bytes are ASCII; `nil` if unknown.
  /// - Returns: The rank; `Rank.none` for a line that does not match.
  func rank(of line: UnsafeBufferPointer<UInt8>, isASCII: Bool? = nil) -> UInt32 {
    let text = isPlain ? line : displayedText.make(line, form)
    let score = score(of: text, isPlain ? isASCII : nil, wantsPositions: false)
    guard score != Score.none else { return Rank.none }
    return Rank.make(score: score, length: Self.trimmedLength(of: text))
  }

  /// Returns the offsets of the matched bytes in a line's visible text, in order.
  func matchedBytes(of line: UnsafeBufferPointer<UInt8>) -> [Int] {
    positions.removeAll()
    let text = isPlain ? line : displayedText.make(line, form)
    _ = score(of: text, nil, wantsPositions: true)
    return Set(positions).sorted()
  }

  @inline(__always)
  private static func trimmedLength(of text: UnsafeBufferPointer<UInt8>) -> Int {
    var (start, end) = (0, text.count)
    while start < end, text[start] == 0x20 || text[start] == 0x09 { start += 1 }
    while end > start, text[end - 1] == 0x20 || text[end - 1] == 0x09 { end -= 1 }
    return end - start
  }

  /// Computes the score of a text.
  ///
  /// - Returns: The sum of the groups' scores; `Score.none` if a group does not match.
  @inline(__always)
  private func score(
    of text: UnsafeBufferPointer<UInt8>,
    _ isASCII: Bool?,
    wantsPositions: Bool
  ) -> Int32 {
    // Very long lines are not decoded, so that only ASCII words match in them.
    let isASCII = text.count > Self.maximumDecodedLength || (isASCII ?? ByteText.isASCII(text))
    let words = prepared.words
    var sum: Int32 = 0
    var index = 0
    while index < words.count {
      var termScore = Score.none
      while true {
        let word = words[index]
        let score = score(
          of: word,
          in: text,
          isASCII: isASCII,
          wantsPositions: wantsPositions && !word.isInverse
        )
        termScore = !word.isInverse ? score : score == Score.none ? 0 : Score.none
        if termScore != Score.none || word.endsGroup { break }
        index += 1
      }
      guard termScore != Score.none else { return Score.none }
      sum &+= termScore
      while !words[index].endsGroup { index += 1 }
      index += 1
    }
    return sum
  }

  @inline(__always)
  private func score(
    of word: PreparedQuery.Word,
    in text: UnsafeBufferPointer<UInt8>,
    isASCII: Bool,
    wantsPositions: Bool
  ) -> Int32 {
    guard searchesFields else {
      return score(of: word, part: text, at: 0, isASCII: isASCII, wantsPositions: wantsPositions)
    }
    for part in displayedText.searchedParts(of: text, form) {
      let bytes = UnsafeBufferPointer(rebasing: text[part])
      let score = score(
        of: word,
        part: bytes,
        at: part.lowerBound,
        isASCII: isASCII,
        wantsPositions: wantsPositions
      )
      if score != Score.none { return score }
    }
    return Score.none
  }

  private func score(
    of word: PreparedQuery.Word,
    part: UnsafeBufferPointer<UInt8>,
    at offset: Int,
    isASCII: Bool,
    wantsPositions: Bool
  ) -> Int32 {
    guard let base = part.baseAddress else { return Score.none }
    let score: Int32
    if isASCII {
      // The text contains no characters beyond ASCII, including those that fold to ASCII.
      guard word.isASCII else { return Score.none }
      let text = ByteText(base: base, count: part.count, classes: classes)
      score = self.score(of: word, text, wantsPositions: wantsPositions)
    } else {
      score = self.score(
        of: word,
        decoded.text(of: part, word.folding),
        wantsPositions: wantsPositions
      )
    }
    if wantsPositions, score != Score.none {
      for index in word.units.indices {
        let position = scratch.memory.positions[index]
        positions.append(offset + (isASCII ? position : decoded.offset(of: position)))
      }
    }
    return score
  }

  @inline(__always)
  private func score(
    of word: PreparedQuery.Word,
    _ text: some MatchableText,
    wantsPositions: Bool
  ) -> Int32 {
    let memory = scratch.memory
    if word.kind == .fuzzy {
      return FuzzyMatch(text: text, units: word.units, memory: memory)
        .score(wantsPositions: wantsPositions)
    }
    let match = PositionedMatch(text: text, units: word.units, bonuses: memory.bonuses)
    guard let position = word.kind == .exact ? match.bestPosition() : match.position(word.kind)
    else {
      return Score.none
    }
    if wantsPositions {
      for index in word.units.indices { memory.positions[index] = position + index }
    }
    return match.score(in: position..<position + word.units.count)
  }
}
