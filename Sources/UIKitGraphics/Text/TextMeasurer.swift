internal import Foundation

/// Itemizes characters into runs of one face, script and style, and measures them.
@MainActor
struct TextMeasurer {
  let text: StyledText
  /// Whether the text is ASCII in one style, whose face has all glyphs.
  private let isSimple: Bool
  private let firstSet: FontSet
  /// The properties of each character; empty for simple text.
  private let properties: [CharacterProperties]
  /// The directions; `nil` when all text runs from left to right.
  private let directions: BidirectionalLevels?

  /// The maximum length of a run, which bounds the size of its mask.
  private static let maximumRunLength = 400

  /// The properties of a character by which text is split into runs.
  private struct CharacterProperties {
    var face: FontFace?
    /// `nil` for a common character, which takes that of its neighbours.
    var script: TextScript?
    var style: Int
    var hasEmojiFont: Bool
    /// The embedding level.
    var level: UInt8
  }

  init(text: StyledText) {
    self.text = text
    let sets = text.styles.map { FontLibrary.fontSet(for: $0.font.typeface) }
    firstSet = sets[0]
    isSimple =
      sets.count == 1 && text.ascii != nil && sets[0].coversASCII
    directions = text.hasRightToLeft ? BidirectionalLevels(text.characters) : nil
    properties = isSimple ? [] : TextMeasurer.properties(of: text, sets, directions)
  }

  /// Whether the paragraph of a character runs from right to left.
  func isRightToLeft(at index: Int) -> Bool { baseLevel(at: index) == 1 }

  /// The base level of the paragraph of a character.
  func baseLevel(at index: Int) -> UInt8 {
    guard let bases = directions?.baseLevels, bases.indices.contains(index) else { return 0 }
    return bases[index]
  }

  private static func properties(
    of text: StyledText,
    _ sets: [FontSet],
    _ directions: BidirectionalLevels?
  ) -> [CharacterProperties] {
    var result: [CharacterProperties] = []
    result.reserveCapacity(text.characters.count)
    for (index, character) in text.characters.enumerated() {
      let style = text.styleIndex(at: index)
      let set = sets[style]
      var face = set.primary
      if character == " ", let previous = result.last, previous.style == style {
        // A space keeps the face of the preceding character, which keeps runs long; that of emoji
        // is too wide.
        face = previous.hasEmojiFont ? set.primary : previous.face
      } else if !(set.coversASCII && character.isASCII) {
        face = FontLibrary.withLock { set.face(for: character) }
      }
      result.append(
        CharacterProperties(
          face: face,
          script: character.unicodeScalars.first.flatMap { TextScript($0) },
          style: style,
          hasEmojiFont: character.isShownAsEmoji,
          level: directions?.levels[index] ?? 0
        )
      )
    }
    return result
  }

  /// The width of the characters on one line, in points.
  ///
  /// The width of a trial, during the search for the prefix that fits, is not cached.
  func width(_ range: Range<Int>, isTrial: Bool = false) -> Double {
    runs(in: range, isTrial: isTrial).reduce(0) { $0 + $1.width }
  }

  /// The characters as runs, in logical order; `x` is not set yet.
  func runs(in range: Range<Int>, isTrial: Bool = false) -> [TextRun] {
    var result: [TextRun] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let limit = min(range.upperBound, start + TextMeasurer.maximumRunLength)
      var run = TextRun(
        text: "",
        start: start,
        x: 0,
        width: 0,
        face: firstSet.primary,
        shaping: text.styles[0].shaping(.latin),
        style: text.styles[0]
      )
      let end = isSimple ? limit : extent(of: &run, start, limit)
      run.text = text.string(start..<end)
      run.width = width(of: run, isTrial) * run.style.font.pointSize
      result.append(run)
      start = end
    }
    return result
  }

  /// The end of the run that starts at a character; sets the run's common properties.
  private func extent(of run: inout TextRun, _ start: Int, _ limit: Int) -> Int {
    let first = properties[start]
    run.face = first.face
    run.style = text.styles[first.style]
    run.level = first.level
    var script = first.script
    var end = start + 1
    while end < limit {
      let property = properties[end]
      guard property.style == first.style, property.face === first.face,
        property.level == first.level
      else { break }
      if let next = property.script {
        guard script == nil || script == next else { break }
        script = next
      }
      end += 1
    }
    run.shaping = run.style.shaping(script ?? .latin)
    run.shaping.isRightToLeft = first.level.isRightToLeft
    return end
  }

  /// The width of a run in ems.
  private func width(of run: TextRun, _ isTrial: Bool) -> Double {
    // Without any font, a character counts as 0.55 em.
    guard let face = run.face else { return Double(run.text.count) * 0.55 }
    return WordCache.shared.width(of: run.text, face: face, run.shaping, isTrial: isTrial)
  }
}

extension TextStyle {
  /// How text in this style is shaped.
  func shaping(_ script: TextScript) -> Shaping {
    var shaping = Shaping(script: script)
    shaping.letterSpacing = kern / font.pointSize
    shaping.hasLigatures = hasLigatures
    shaping.hasTabularDigits = font.typeface.hasMonospacedDigits
    return shaping
  }
}

extension UInt8 {
  /// Whether this embedding level runs from right to left.
  var isRightToLeft: Bool { self % 2 == 1 }
}
