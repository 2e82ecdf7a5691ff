/// Matches lines against a query, on one thread.
final class Matcher {
  let query: Query
  private let form: LineForm
  private let isPlain: Bool
  private let searchesFields: Bool
  private let preparedQuery: PreparedQuery
  private let buffers: MatchBuffers
  private let decodedText = DecodedText()
  private let displayedText = DisplayedText()
  private let classes = CharacterClass.ofBytes
  /// The byte offsets of matched characters, if requested.
  private var positions: [Int] = []

  /// The maximum number of bytes of a text whose characters are decoded.
  private static let maximumDecodedLength = 1 << 20

  init(query: Query, form: LineForm) {
    self.query = query
    self.form = form
    isPlain = form.isPlain
    searchesFields = form.searchedFields != nil
    preparedQuery = PreparedQuery(query)
    buffers = MatchBuffers(maximumWordLength: preparedQuery.maximumWordLength)
  }

  /// Returns the rank of a line; lower ranks come first.
  ///
  /// - Parameters:
  ///   - line: The bytes.
  ///   - isASCII: Whether all bytes are ASCII; `nil` if unknown.
  /// - Returns: The rank; `Rank.none` for a line that does not match.
  func rank(of line: UnsafeBufferPointer<UInt8>, isASCII: Bool? = nil) -> UInt32 {
    let text = isPlain ? line : displayedText.text(of: line, form: form)
    let score = score(of: text, isASCII: isPlain ? isASCII : nil, storesPositions: false)
    guard score != Score.none else { return Rank.none }
    return Rank.make(score: score, length: Self.trimmedLength(of: text))
  }

  /// Returns the offsets of the matched bytes in a line's visible text, in order.
  func matchedBytes(of line: UnsafeBufferPointer<UInt8>) -> [Int] {
    positions.removeAll()
    let text = isPlain ? line : displayedText.text(of: line, form: form)
    _ = score(of: text, isASCII: nil, storesPositions: true)
    return Set(positions).sorted()
  }

  /// Returns the number of bytes without spaces and tabs at the start and at the end.
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
    isASCII: Bool?,
    storesPositions: Bool
  ) -> Int32 {
    // Very long lines are not decoded, so that only ASCII words match in them.
    let isASCII = text.count > Self.maximumDecodedLength || (isASCII ?? ByteText.isASCII(text))
    let words = preparedQuery.words
    var sum: Int32 = 0
    var index = 0
    while index < words.count {
      var groupScore = Score.none
      while true {
        let word = words[index]
        let score = score(
          of: word,
          in: text,
          isASCII: isASCII,
          storesPositions: storesPositions && !word.isInverse
        )
        groupScore = !word.isInverse ? score : score == Score.none ? 0 : Score.none
        if groupScore != Score.none || word.endsGroup { break }
        index += 1
      }
      guard groupScore != Score.none else { return Score.none }
      sum &+= groupScore
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
    storesPositions: Bool
  ) -> Int32 {
    guard searchesFields else {
      return score(of: word, part: text, at: 0, isASCII: isASCII, storesPositions: storesPositions)
    }
    for range in displayedText.searchedRanges(of: text, form: form) {
      let bytes = UnsafeBufferPointer(rebasing: text[range])
      let score = score(
        of: word,
        part: bytes,
        at: range.lowerBound,
        isASCII: isASCII,
        storesPositions: storesPositions
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
    storesPositions: Bool
  ) -> Int32 {
    guard let base = part.baseAddress else { return Score.none }
    let score: Int32
    if isASCII {
      // The text contains no characters beyond ASCII, including those that fold to ASCII.
      guard word.isASCII else { return Score.none }
      let text = ByteText(base: base, count: part.count, classes: classes)
      score = self.score(of: word, in: text, storesPositions: storesPositions)
    } else {
      score = self.score(
        of: word,
        in: decodedText.text(of: part, folding: word.folding),
        storesPositions: storesPositions
      )
    }
    if storesPositions, score != Score.none {
      for index in word.units.indices {
        let position = buffers.memory.positions[index]
        positions.append(offset + (isASCII ? position : decodedText.offset(of: position)))
      }
    }
    return score
  }

  @inline(__always)
  private func score(
    of word: PreparedQuery.Word,
    in text: some MatchableText,
    storesPositions: Bool
  ) -> Int32 {
    let memory = buffers.memory
    if word.kind == .fuzzy {
      return FuzzyMatch(text: text, units: word.units, memory: memory)
        .score(storesPositions: storesPositions)
    }
    let match = PositionedMatch(text: text, units: word.units, bonuses: memory.bonuses)
    guard let position = word.kind == .exact ? match.bestPosition() : match.position(for: word.kind)
    else {
      return Score.none
    }
    if storesPositions {
      for index in word.units.indices { memory.positions[index] = position + index }
    }
    return match.score(in: position..<position + word.units.count)
  }
}
