internal import Foundation

/// Splits text into runs with one face, script and style, and measures them.
@MainActor
final class TextMeasurer {
  let text: StyledText
  let paragraph: ParagraphSettings
  /// The distance of the current line from the leading edge, in points; tab stops are relative to
  /// that edge.
  var indent = 0.0
  /// Whether the text is left to right, and ASCII without tabs in one style whose primary face has
  /// all glyphs.
  private let isSimple: Bool
  private let fontSets: [FontSet]
  /// The properties of each character; empty for simple text.
  private var properties: [CharacterProperties] = []
  /// The level of the paragraph, 0 or 1.
  let baseLevel: UInt8
  /// The words measured so far, from the start of the text.
  private var words = MeasuredWords()
  /// The number of characters of the previous line, as an estimate for the next line.
  private var lastFit = 0
  /// The last result of `overflowingWord`, cached.
  private var lastOverflow: (range: Range<Int>, limit: Double, result: Overflow)?

  /// The maximum length of a run in characters, which limits the size of its mask.
  private static let maximumRunLength = 400

  /// The properties of a character that determine the boundaries of runs.
  private struct CharacterProperties {
    var face: FontFace?
    /// The script; `nil` for a common character, which has the script of its neighbours.
    var script: TextScript?
    var style: Int
    var hasEmojiFont = false
    /// The embedding level.
    var level: UInt8
    /// Whether the character forms a run by itself: a tab or an image.
    var isSeparateRun = false
  }

  /// Creates a measurer.
  ///
  /// - Parameters:
  ///   - text: A paragraph or a part of one.
  ///   - fontSets: The fonts of each style of the text.
  ///   - paragraph: The settings of the paragraph.
  ///   - direction: The base direction of the paragraph.
  init(
    _ text: StyledText,
    fontSets: [FontSet],
    paragraph: ParagraphSettings,
    direction: NSWritingDirection
  ) {
    self.text = text
    self.fontSets = fontSets
    self.paragraph = paragraph
    let isRightToLeft = text.hasRightToLeft || direction == .rightToLeft
    isSimple =
      text.hasOneStyle && text.ascii != nil && !text.hasTabs && !isRightToLeft
      && fontSets[text.onlyStyle].coversASCII
    let levels = isRightToLeft ? BidirectionalLevels(text.characters, direction) : nil
    baseLevel = levels?.base ?? 0
    if !isSimple { properties = findProperties(levels) }
  }

  private func findProperties(_ levels: BidirectionalLevels?) -> [CharacterProperties] {
    var result: [CharacterProperties] = []
    result.reserveCapacity(text.count)
    for (index, character) in text.characters.enumerated() {
      let style = text.styleIndex(at: index)
      let set = fontSets[style]
      var property = CharacterProperties(
        face: set.primary,
        script: character.unicodeScalars.first.flatMap { TextScript($0) },
        style: style,
        level: levels?.levels[index] ?? 0
      )
      if character == "\t" || character == "\u{FFFC}" && text.styles[style].inlineImage != nil {
        property.isSeparateRun = true
      } else if character == " ", let previous = result.last, previous.style == style {
        // A space has the face of the previous character, so that runs are long. The space of an
        // emoji font is too wide.
        property.face = previous.hasEmojiFont ? set.primary : previous.face
      } else if !(set.coversASCII && character.isASCII) {
        property.face = FontLibrary.withLock { set.face(for: character) }
        property.hasEmojiFont = character.isShownAsEmoji
      }
      result.append(property)
    }
    return result
  }
}

// MARK: Runs

extension TextMeasurer {
  /// Returns the characters of a line, or of a part of a line, as runs in logical order; `x` is not
  /// set.
  ///
  /// - Parameters:
  ///   - range: The characters. Tabs assume that the range starts at `indent`.
  ///   - isTrial: Whether the range is a candidate in the search for the longest prefix that fits.
  ///     The width of its last word is then not cached.
  /// - Returns: The runs; empty for an empty range.
  func runs(in range: Range<Int>, isTrial: Bool = false) -> [TextRun] {
    var result: [TextRun] = []
    var start = range.lowerBound
    while start < range.upperBound {
      var run = emptyRun(at: start)
      let end = extent(of: &run, from: start, to: range.upperBound)
      run.text = text.string(start..<end)
      setContext(of: &run, start..<end, in: range)
      setWidth(of: &run, start..<end, isTrial: isTrial)
      result.append(run)
      start = end
    }
    if text.hasTabs { setTabs(in: &result) }
    return result
  }

  /// Returns the width of the characters on one line, in points.
  func width(_ range: Range<Int>, isTrial: Bool = false) -> Double {
    runs(in: range, isTrial: isTrial).reduce(0) { $0 + $1.width }
  }

  private func emptyRun(at index: Int) -> TextRun {
    let style = text.style(at: index)
    return TextRun(
      text: "",
      start: text.start.index + index,
      x: 0,
      width: 0,
      face: fontSets[text.styleIndex(at: index)].primary,
      shaping: style.shaping(.latin),
      style: style
    )
  }

  /// Returns the end of the run that starts at a character, and sets the properties of the run.
  private func extent(of run: inout TextRun, from start: Int, to end: Int) -> Int {
    let limit = min(end, start + TextMeasurer.maximumRunLength)
    if isSimple { return limit == end ? end : indexAfterSpace(before: limit, from: start) }
    let firstProperties = properties[start]
    run.face = firstProperties.face
    run.level = firstProperties.level
    if firstProperties.isSeparateRun {
      run.kind = text.isTab(at: start) ? .tab : .image
      return start + 1
    }
    var script = firstProperties.script
    var index = start + 1
    while index < limit {
      let property = properties[index]
      guard property.style == firstProperties.style, property.face === firstProperties.face,
        property.level == firstProperties.level, !property.isSeparateRun
      else { break }
      if let nextScript = property.script {
        guard script == nil || script == nextScript else { break }
        script = nextScript
      }
      index += 1
    }
    run.shaping = run.style.shaping(script ?? .latin)
    run.shaping.isRightToLeft = firstProperties.level.isRightToLeft
    return index == limit && limit < end ? indexAfterSpace(before: limit, from: start) : index
  }

  /// Returns the end of the last space before a limit, so that no word is split; the limit if there
  /// is no space.
  private func indexAfterSpace(before limit: Int, from start: Int) -> Int {
    var index = limit
    while index > start {
      if text.isSpace(at: index - 1) { return index }
      index -= 1
    }
    return limit
  }

  /// Sets the context of a run in a joining script, whose letters join across changes of style.
  private func setContext(of run: inout TextRun, _ characters: Range<Int>, in line: Range<Int>) {
    guard run.shaping.script.joinsLetters else { return }
    func neighbour(_ index: Int) -> Unicode.Scalar? {
      guard line.contains(index), properties[index].level == run.level,
        !properties[index].isSeparateRun, properties[index].script == run.shaping.script
      else { return nil }
      return text.character(at: index).unicodeScalars.first
    }
    run.shaping.before = neighbour(characters.lowerBound - 1)
    run.shaping.after = neighbour(characters.upperBound)
  }

  private func setWidth(of run: inout TextRun, _ range: Range<Int>, isTrial: Bool) {
    switch run.kind {
    case .tab: break
    case .image: run.width = Double(run.style.inlineImage?.bounds.maxX ?? 0)
    case .text:
      guard let face = run.face else {
        // If no font is installed, a character has a width of 0.55 em.
        run.width = Double(range.count) * 0.55 * run.style.font.pointSize
        return
      }
      if let width = measuredWidth(range, of: run, face, isTrial: isTrial) {
        run.width = width
        return
      }
      let ems = WordCache.shared.width(of: run.text, face: face, run.shaping, isTrial: isTrial)
      run.width = ems * run.style.font.pointSize
    }
  }
}

// MARK: Fitting

extension TextMeasurer {
  /// Returns the number of characters from the start of a range that fit into a width in points.
  ///
  /// The cost depends only on the characters that fit.
  func fittingPrefix(of range: Range<Int>, width limit: Double) -> Int {
    var start = range.lowerBound
    var remainingCount = range.count
    var remainingWidth = limit
    if isSimple {
      let overflow = overflowingWord(of: range, width: limit)
      guard let word = overflow.word else { return range.count }
      (start, remainingCount) = (word.lowerBound, word.count)
      remainingWidth = overflow.remainingWidth
    }
    // A line of one long word has about as many characters as the previous line.
    let knownFit = start == range.lowerBound ? lastFit : 0
    let count = largestCount(remainingCount, limit: remainingWidth, known: knownFit) {
      width(start..<start + $0, isTrial: true)
    }
    lastFit = start - range.lowerBound + count
    return lastFit
  }

  /// The first word that exceeds a width, and the width that the preceding words leave.
  private typealias Overflow = (word: Range<Int>?, remainingWidth: Double)

  /// Returns the first word of simple text that exceeds a width even without its trailing spaces;
  /// `nil` if there is none, or if this is unknown without measuring letters.
  func wordBeyond(_ range: Range<Int>, width limit: Double) -> Range<Int>? {
    guard isSimple else { return nil }
    let overflow = overflowingWord(of: range, width: limit)
    guard let word = overflow.word, let visibleWidth = words.visibleWidth(of: word) else {
      return nil
    }
    // Without its trailing spaces, a word may be slightly narrower than the difference of the
    // widths.
    let tolerance = text.style(at: word.lowerBound).font.pointSize * 0.2
    return visibleWidth - tolerance > overflow.remainingWidth ? word : nil
  }

  /// Returns the first word of a range that exceeds a width; cached for a second call.
  private func overflowingWord(of range: Range<Int>, width limit: Double) -> Overflow {
    if let lastOverflow, lastOverflow.range == range, lastOverflow.limit == limit {
      return lastOverflow.result
    }
    let result = findOverflowingWord(of: range, width: limit)
    lastOverflow = (range, limit, result)
    return result
  }

  private func findOverflowingWord(of range: Range<Int>, width limit: Double) -> Overflow {
    var start = range.lowerBound
    var remainingWidth = limit
    while start < range.upperBound {
      let word = start..<min(wordEnd(after: start), range.upperBound)
      if isTooLong(word, for: remainingWidth) { return (word, remainingWidth) }
      let width = width(ofWord: word)
      guard width <= remainingWidth + Typesetter.tolerance else { return (word, remainingWidth) }
      remainingWidth -= width
      start = word.upperBound
    }
    return (nil, remainingWidth)
  }

  /// Returns whether the start of a partial word already exceeds a width.
  ///
  /// Without this check, each line of a very long word would measure the entire rest.
  private func isTooLong(_ word: Range<Int>, for limit: Double) -> Bool {
    guard words.width(of: word) == nil else { return false }
    // Few letters are narrower than a quarter of an em.
    let size = max(1, text.style(at: word.lowerBound).font.pointSize)
    var count = lastFit > 0 ? lastFit + 1 : max(8, Int(min(limit / size * 4, 1e6)))
    while count < word.count {
      let prefix = word.lowerBound..<word.lowerBound + count
      if width(prefix, isTrial: true) > limit + Typesetter.tolerance { return true }
      count *= 2
    }
    return false
  }

  /// Returns the width of simple text whose words have been measured, in points; otherwise `nil`.
  private func measuredWidth(
    _ range: Range<Int>,
    of run: TextRun,
    _ face: FontFace,
    isTrial: Bool
  ) -> Double? {
    guard isSimple, words.end >= range.upperBound else { return nil }
    var start = range.lowerBound
    var width = 0.0
    while start < range.upperBound {
      let end = words.end(after: start)
      guard end <= range.upperBound, let wordWidth = words.width(of: start..<end) else { break }
      width += wordWidth
      start = end
    }
    // The last word of a line has no trailing spaces.
    guard start < range.upperBound else { return width }
    let remainingText = text.string(start..<range.upperBound)
    let ems = WordCache.shared.width(of: remainingText, face: face, run.shaping, isTrial: isTrial)
    return width + ems * run.style.font.pointSize
  }

  /// Returns the end of the word that contains a character of simple text.
  private func wordEnd(after index: Int) -> Int {
    while words.end <= index { measureWords() }
    return words.end(after: index)
  }

  /// Returns the width of a word of simple text, or of a part of it.
  private func width(ofWord range: Range<Int>) -> Double {
    words.width(of: range) ?? width(range, isTrial: true)
  }

  /// Measures the words of the next run.
  private func measureWords() {
    var run = emptyRun(at: words.end)
    let start = words.end
    let end = extent(of: &run, from: start, to: text.count)
    let size = run.style.font.pointSize
    guard let face = run.face else { return words.append(count: end - start) }
    WordCache.shared.forEachShapedWord(of: text.string(start..<end), face, run.shaping) {
      count,
      word in
      words.append(count: count, width: word.width * size, visibleWidth: word.visibleWidth * size)
    }
  }

  /// Returns the number of characters from the end of a range that fit into a width in points.
  func fittingSuffix(of range: Range<Int>, width limit: Double) -> Int {
    largestCount(range.count, limit: limit) { count in
      width(range.upperBound - count..<range.upperBound, isTrial: true)
    }
  }

  /// Returns the largest count whose width does not exceed a limit, by interpolation search.
  ///
  /// The first estimate assumes half an em per character; later estimates assume linear growth of
  /// the width. The search takes about four steps, or two after a good estimate.
  ///
  /// - Parameters:
  ///   - maximumCount: The largest possible count.
  ///   - limit: The limit, in points.
  ///   - known: An estimate; 0 for none.
  ///   - width: Returns the width of a number of characters, in points.
  /// - Returns: The count; 0 if nothing fits.
  func largestCount(
    _ maximumCount: Int,
    limit: Double,
    known: Int = 0,
    _ width: (Int) -> Double
  ) -> Int {
    let limit = limit + Typesetter.tolerance
    let known = min(known, maximumCount)
    guard maximumCount > 0, limit > 0 else { return 0 }
    let size = max(1, text.styles[0].font.pointSize)
    let guess = known > 0 ? Double(known) : limit / (size * 0.5)
    var lower = (count: 0, width: 0.0)
    var upper = (
      count: guess < Double(maximumCount) ? max(1, Int(guess)) : maximumCount, width: 0.0
    )
    while true {
      upper.width = width(upper.count)
      guard upper.width <= limit else { break }
      if upper.count == maximumCount { return maximumCount }
      let isKnownCount = upper.count == known
      lower = upper
      if isKnownCount {
        upper.count += 1
        continue
      }
      let growth = max(1.05, min(2, limit / max(1, lower.width) * 1.02))
      upper.count = min(maximumCount, Int(Double(lower.count) * growth) + 1)
    }
    var steps = 0
    while upper.count - lower.count > 1 {
      steps += 1
      var middle = (lower.count + upper.count) / 2
      if steps < 6 {
        let fraction = (limit - lower.width) / (upper.width - lower.width)
        middle = lower.count + Int(fraction * Double(upper.count - lower.count))
        middle = max(lower.count + 1, min(upper.count - 1, middle))
      }
      let middleWidth = width(middle)
      if middleWidth <= limit {
        lower = (middle, middleWidth)
      } else {
        upper = (middle, middleWidth)
      }
    }
    return lower.count
  }
}

extension UInt8 {
  /// Whether the embedding level is right to left.
  var isRightToLeft: Bool { self % 2 == 1 }
}
