/// A face, and how it shapes words.
@MainActor
final class WordStyle {
  let face: FontFace
  let shaping: Shaping
  /// Told apart by this from all other styles.
  let number: Int
  /// Whether words can be shaped without those beside them.
  let hasIndependentWords: Bool
  /// The letters that need no HarfBuzz, once they were looked for.
  private var letters: LetterPairs?
  /// The number of words that HarfBuzz shaped before that.
  private var shapedCount = 0

  /// The words after which letters are looked for, which costs as much as shaping this many.
  private static let shapedBeforeLetters = 400

  fileprivate init(_ face: FontFace, _ shaping: Shaping, number: Int) {
    self.face = face
    self.shaping = shaping
    self.number = number
    hasIndependentWords =
      !shaping.isRightToLeft && shaping.script.hasIndependentWords
      && FontLibrary.withLock { face.shaper.hasIndependentWords }
  }

  /// Shapes a word.
  func shape(_ text: String) -> [ShapedGlyph] {
    TextEngine.shapedByteCount += text.utf8.count
    return FontLibrary.withLock {
      if let glyphs = letters?.shape(text, kerning) { return glyphs }
      shapedCount += 1
      if shapedCount == WordStyle.shapedBeforeLetters {
        letters = face.shaper.letterPairs(shaping)
      }
      return face.shaper.shape(text, shaping)
    }
  }

  private func kerning(
    _ first: LetterPairs.Letter,
    _ second: LetterPairs.Letter,
    _ text: String
  ) -> Int16? {
    face.shaper.kerning(first, second, text, shaping)
  }
}

/// The styles of words, each with a number, so that the key of a word is small.
@MainActor
struct WordStyles {
  /// Faces are never released, so that their addresses may serve as keys.
  private struct Key: Hashable {
    var face: ObjectIdentifier
    var shaping: Shaping
  }

  /// Letter spacing that is animated makes any number of styles.
  private static let maximumCount = 512

  private var known: [Key: WordStyle] = [:]
  private var last: WordStyle?
  private var nextNumber = 0

  /// The style of a face and a shaping.
  ///
  /// A forgotten style comes back with a new number, which no word has yet.
  mutating func style(_ face: FontFace, _ shaping: Shaping) -> WordStyle {
    if let last, last.face === face, last.shaping == shaping { return last }
    let key = Key(face: ObjectIdentifier(face), shaping: shaping)
    let style = known[key] ?? add(key, face)
    last = style
    return style
  }

  private mutating func add(_ key: Key, _ face: FontFace) -> WordStyle {
    if known.count == WordStyles.maximumCount { known.removeAll() }
    let style = WordStyle(face, key.shaping, number: nextNumber)
    nextNumber += 1
    known[key] = style
    return style
  }
}
