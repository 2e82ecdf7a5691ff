/// A face and the parameters with which it shapes words.
@MainActor
final class WordStyle {
  let face: FontFace
  let shaping: Shaping
  /// The ID of the style, which differs from those of all other styles.
  let id: Int
  /// Whether words can be shaped independently of their neighbours.
  let hasIndependentWords: Bool
  /// The letters that can be shaped without HarfBuzz; `nil` before they are determined.
  private var letters: LetterPairs?
  /// The number of words shaped by HarfBuzz before the letters were determined.
  private var shapedCount = 0

  /// The number of shaped words after which the letters are determined.
  ///
  /// Determining them costs as much as shaping that many words.
  private static let shapedBeforeLetters = 400

  fileprivate init(_ face: FontFace, _ shaping: Shaping, id: Int) {
    self.face = face
    self.shaping = shaping
    self.id = id
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

/// The styles of words.
///
/// Each has an ID so that the key of a word is small.
@MainActor
struct WordStyles {
  /// The key of a style.
  ///
  /// The addresses of faces are valid keys because faces are never released.
  private struct Key: Hashable {
    var face: ObjectIdentifier
    var shaping: Shaping
  }

  /// The maximum number of cached styles.
  ///
  /// Animated letter spacing creates any number of styles.
  private static let maximumCount = 512

  private var styles: [Key: WordStyle] = [:]
  /// The style returned last, which is usually requested again.
  private var lastStyle: WordStyle?
  private var nextID = 0

  /// Returns the style of a face with shaping parameters.
  ///
  /// A style that was removed from the cache is created again with a new ID, under which no words
  /// are cached.
  mutating func style(_ face: FontFace, _ shaping: Shaping) -> WordStyle {
    if let lastStyle, lastStyle.face === face, lastStyle.shaping == shaping { return lastStyle }
    let key = Key(face: ObjectIdentifier(face), shaping: shaping)
    let style = styles[key] ?? add(key, face)
    lastStyle = style
    return style
  }

  private mutating func add(_ key: Key, _ face: FontFace) -> WordStyle {
    if styles.count == WordStyles.maximumCount { styles.removeAll() }
    let style = WordStyle(face, key.shaping, id: nextID)
    nextID += 1
    styles[key] = style
    return style
  }
}
