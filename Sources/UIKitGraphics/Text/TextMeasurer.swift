internal import Foundation

/// Itemizes characters into runs of one face, script and style, and measures them.
@MainActor
final class TextMeasurer {
  let text: StyledText
  let paragraph: ParagraphSettings
  /// The start of the current line, in points from the leading edge; tabs count from there.
  var indent = 0.0
  /// Whether the text is ASCII in one style, whose face has all glyphs.
  private let isSimple: Bool
  private let sets: [FontSet]
  /// The properties of each character; empty for simple text.
  private var properties: [CharacterProperties] = []
  /// The level of the paragraph, 0 or 1.
  let baseLevel: UInt8
  /// The words measured so far, from the start of the text.
  private var words = MeasuredWords()
  /// The number of characters of the last line, a good guess for the next one.
  private var lastFit = 0
  /// The answer of `overflowingWord` that was given last.
  private var lastOverflow: (range: Range<Int>, limit: Double, result: Overflow)?

  /// The maximum length of a run, which bounds the size of its mask.
  private static let maximumRunLength = 400

  /// The properties of a character by which text is split into runs.
  private struct CharacterProperties {
    var face: FontFace?
    /// `nil` for a common character, which takes that of its neighbours.
    var script: TextScript?
    var style: Int
    var hasEmojiFont = false
    /// The embedding level.
    var level: UInt8
    /// Whether the character is a run of its own: a tab, or an image.
    var standsAlone = false
  }

  /// - Parameters:
  ///   - text: A paragraph, or a part of one.
  ///   - sets: The fonts of each of its styles.
  ///   - paragraph: The paragraph's settings.
  ///   - direction: The base direction of the paragraph.
  init(
    _ text: StyledText,
    _ sets: [FontSet],
    _ paragraph: ParagraphSettings,
    _ direction: NSWritingDirection
  ) {
    self.text = text
    self.sets = sets
    self.paragraph = paragraph
    let isRightToLeft = text.hasRightToLeft || direction == .rightToLeft
    isSimple =
      text.hasOneStyle && text.ascii != nil && !text.hasTabs && !isRightToLeft
      && sets[text.onlyStyle].coversASCII
    let levels = isRightToLeft ? BidirectionalLevels(text.characters, direction) : nil
    baseLevel = levels?.base ?? 0
    if !isSimple { properties = findProperties(levels) }
  }

  private func findProperties(_ levels: BidirectionalLevels?) -> [CharacterProperties] {
    var result: [CharacterProperties] = []
    result.reserveCapacity(text.count)
    for (index, character) in text.characters.enumerated() {
      let style = text.styleIndex(at: index)
      let set = sets[style]
      var property = CharacterProperties(
        face: set.primary,
        script: character.unicodeScalars.first.flatMap { TextScript($0) },
        style: style,
        level: levels?.levels[index] ?? 0
      )
      if character == "\t" || character == "\u{FFFC}" && text.styles[style].inlineImage != nil {
        property.standsAlone = true
      } else if character == " ", let previous = result.last, previous.style == style {
        // A space keeps the face of the preceding character, which keeps runs long; that of emoji
        // is too wide.
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
  /// The characters of a line, or of a part of it, as runs in logical order; `x` is not set yet.
  ///
  /// - Parameters:
  ///   - range: The characters. Tabs count from the beginning of the range.
  ///   - isTrial: Whether this is a trial during the search for the prefix that fits; the width of
  ///     its last word is then not cached.
  /// - Returns: No runs for an empty range.
  func runs(in range: Range<Int>, isTrial: Bool = false) -> [TextRun] {
    var result: [TextRun] = []
    var start = range.lowerBound
    while start < range.upperBound {
      var run = emptyRun(at: start)
      let end = extent(of: &run, start, range.upperBound)
      run.text = text.string(start..<end)
      setContext(of: &run, start..<end, in: range)
      setWidth(of: &run, start..<end, isTrial)
      result.append(run)
      start = end
    }
    if text.hasTabs { setTabs(in: &result) }
    return result
  }

  /// The width of the characters on one line, in points.
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
      face: sets[text.styleIndex(at: index)].primary,
      shaping: style.shaping(.latin),
      style: style
    )
  }

  /// The end of the run that starts at a character; sets the run's common properties.
  private func extent(of run: inout TextRun, _ start: Int, _ end: Int) -> Int {
    let limit = min(end, start + TextMeasurer.maximumRunLength)
    if isSimple { return limit == end ? end : behindSpace(before: limit, start) }
    let first = properties[start]
    run.face = first.face
    run.level = first.level
    if first.standsAlone {
      run.kind = text.isTab(at: start) ? .tab : .image
      return start + 1
    }
    var script = first.script
    var index = start + 1
    while index < limit {
      let property = properties[index]
      guard property.style == first.style, property.face === first.face,
        property.level == first.level, !property.standsAlone
      else { break }
      if let next = property.script {
        guard script == nil || script == next else { break }
        script = next
      }
      index += 1
    }
    run.shaping = run.style.shaping(script ?? .latin)
    run.shaping.isRightToLeft = first.level.isRightToLeft
    return index == limit && limit < end ? behindSpace(before: limit, start) : index
  }

  /// Behind the last space before a limit, so that no word is split; the limit without any space.
  private func behindSpace(before limit: Int, _ start: Int) -> Int {
    var index = limit
    while index > start {
      if text.isSpace(at: index - 1) { return index }
      index -= 1
    }
    return limit
  }

  /// Letters of a script that joins them do so across a change of style.
  private func setContext(of run: inout TextRun, _ characters: Range<Int>, in line: Range<Int>) {
    guard run.shaping.script.joinsLetters else { return }
    func neighbour(_ index: Int) -> Unicode.Scalar? {
      guard line.contains(index), properties[index].level == run.level,
        !properties[index].standsAlone, properties[index].script == run.shaping.script
      else { return nil }
      return text.character(at: index).unicodeScalars.first
    }
    run.shaping.before = neighbour(characters.lowerBound - 1)
    run.shaping.after = neighbour(characters.upperBound)
  }

  private func setWidth(of run: inout TextRun, _ range: Range<Int>, _ isTrial: Bool) {
    switch run.kind {
    case .tab: break
    case .image: run.width = Double(run.style.inlineImage?.bounds.maxX ?? 0)
    case .text:
      guard let face = run.face else {
        // Without any font, a character counts as 0.55 em.
        run.width = Double(range.count) * 0.55 * run.style.font.pointSize
        return
      }
      if let width = measuredWidth(range, of: run, face, isTrial) {
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
  /// The number of characters from a range's beginning that fit a width, in points.
  ///
  /// The cost depends on the characters that fit, not on all of them.
  func fittingPrefix(of range: Range<Int>, width limit: Double) -> Int {
    var start = range.lowerBound
    var rest = range.count
    var left = limit
    if isSimple {
      let overflow = overflowingWord(of: range, width: limit)
      guard let word = overflow.word else { return range.count }
      (start, rest, left) = (word.lowerBound, word.count, overflow.left)
    }
    // A line of one long word is as long as the line before it.
    let known = start == range.lowerBound ? lastFit : 0
    let count = largestCount(rest, left, known: known) {
      width(start..<start + $0, isTrial: true)
    }
    lastFit = start - range.lowerBound + count
    return lastFit
  }

  /// The first word that does not fit a width, and what the words before it leave of the width.
  private typealias Overflow = (word: Range<Int>?, left: Double)

  /// The first word of a range of simple text that does not fit a width, which cannot be broken
  /// by letters only; `nil` when that is not known without measuring letters.
  func wordBeyond(_ range: Range<Int>, width limit: Double) -> Range<Int>? {
    guard isSimple else { return nil }
    let overflow = overflowingWord(of: range, width: limit)
    guard let word = overflow.word, let visible = words.visibleWidth(word) else { return nil }
    // Without its spaces the word may be a little narrower than their difference.
    let slack = text.style(at: word.lowerBound).font.pointSize * 0.2
    return visible - slack > overflow.left ? word : nil
  }

  /// The first word of a range that does not fit a width, remembered for the second question.
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
    var left = limit
    while start < range.upperBound {
      let word = start..<min(wordEnd(behind: start), range.upperBound)
      if isTooLong(word, for: left) { return (word, left) }
      let width = width(ofWord: word)
      guard width <= left + Typesetter.tolerance else { return (word, left) }
      left -= width
      start = word.upperBound
    }
    return (nil, left)
  }

  /// Whether the beginning of a part of a word is wider than a width already.
  ///
  /// Otherwise each line of a very long word would measure all of the rest.
  private func isTooLong(_ word: Range<Int>, for limit: Double) -> Bool {
    guard words.width(word) == nil else { return false }
    // Few letters are narrower than a quarter of an em.
    let size = max(1, text.style(at: word.lowerBound).font.pointSize)
    var count = lastFit > 0 ? lastFit + 1 : max(8, Int(min(limit / size * 4, 1e6)))
    while count < word.count {
      let part = word.lowerBound..<word.lowerBound + count
      if width(part, isTrial: true) > limit + Typesetter.tolerance { return true }
      count *= 2
    }
    return false
  }

  /// The width of simple text whose words were measured before, in points; else `nil`.
  private func measuredWidth(
    _ range: Range<Int>,
    of run: TextRun,
    _ face: FontFace,
    _ isTrial: Bool
  ) -> Double? {
    guard isSimple, words.end >= range.upperBound else { return nil }
    var start = range.lowerBound
    var width = 0.0
    while start < range.upperBound {
      let end = words.end(behind: start)
      guard end <= range.upperBound, let known = words.width(start..<end) else { break }
      width += known
      start = end
    }
    // The last word of a line has no spaces behind it.
    guard start < range.upperBound else { return width }
    let rest = text.string(start..<range.upperBound)
    let ems = WordCache.shared.width(of: rest, face: face, run.shaping, isTrial: isTrial)
    return width + ems * run.style.font.pointSize
  }

  /// The end of the word that has a character of simple text.
  private func wordEnd(behind index: Int) -> Int {
    while words.end <= index { measureWords() }
    return words.end(behind: index)
  }

  /// The width of a word, or of a part of it, of simple text.
  private func width(ofWord range: Range<Int>) -> Double {
    words.width(range) ?? width(range, isTrial: true)
  }

  /// Measures the words of the next run.
  private func measureWords() {
    var run = emptyRun(at: words.end)
    let start = words.end
    let end = extent(of: &run, start, text.count)
    let size = run.style.font.pointSize
    guard let face = run.face else { return words.append(count: end - start) }
    WordCache.shared.measure(text.string(start..<end), face, run.shaping) { count, word in
      words.append(count: count, width: word.width * size, visible: word.visibleWidth * size)
    }
  }

  /// The number of characters before a range's end that fit a width, in points.
  func fittingSuffix(of range: Range<Int>, width limit: Double) -> Int {
    largestCount(range.count, limit) { count in
      width(range.upperBound - count..<range.upperBound, isTrial: true)
    }
  }

  /// The largest count whose width fits a limit, found by interpolation search.
  ///
  /// The first guess assumes half an em per character, the next ones that width grows linearly.
  /// That takes about four steps, or two after a good guess.
  ///
  /// - Parameters:
  ///   - end: The largest count that may be asked for.
  ///   - limit: The limit, in points.
  ///   - known: A guess; 0 for none.
  ///   - width: The width of a number of characters, in points.
  /// - Returns: The count; 0 when nothing fits.
  func largestCount(
    _ end: Int,
    _ limit: Double,
    known: Int = 0,
    _ width: (Int) -> Double
  ) -> Int {
    let limit = limit + Typesetter.tolerance
    let known = min(known, end)
    guard end > 0, limit > 0 else { return 0 }
    let size = max(1, text.styles[0].font.pointSize)
    let guess = known > 0 ? Double(known) : limit / (size * 0.5)
    var low = (count: 0, width: 0.0)
    var high = (count: guess < Double(end) ? max(1, Int(guess)) : end, width: 0.0)
    while true {
      high.width = width(high.count)
      guard high.width <= limit else { break }
      if high.count == end { return end }
      let isGood = high.count == known
      low = high
      if isGood {
        high.count += 1
        continue
      }
      let growth = max(1.05, min(2, limit / max(1, low.width) * 1.02))
      high.count = min(end, Int(Double(low.count) * growth) + 1)
    }
    var steps = 0
    while high.count - low.count > 1 {
      steps += 1
      var middle = (low.count + high.count) / 2
      if steps < 6 {
        let part = (limit - low.width) / (high.width - low.width)
        middle = low.count + Int(part * Double(high.count - low.count))
        middle = max(low.count + 1, min(high.count - 1, middle))
      }
      let tried = width(middle)
      if tried <= limit { low = (middle, tried) } else { high = (middle, tried) }
    }
    return low.count
  }
}

extension UInt8 {
  /// Whether this embedding level runs from right to left.
  var isRightToLeft: Bool { self % 2 == 1 }
}
