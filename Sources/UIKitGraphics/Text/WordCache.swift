internal import Foundation

/// A cache of shaped and rasterized words, so that a word in several texts is usually shaped once.
///
/// As in browsers, a word is shaped with its trailing spaces and without its neighbours. If two
/// texts differ in a number, only that number is shaped again. Text is split only after spaces that
/// follow a letter, a digit, a comma or a period and precede a letter or a digit. Right-to-left
/// text, and text in fonts that shape words differently after a space, is never split.
@MainActor
final class WordCache {
  static let shared = WordCache()

  /// The key of a word: its text and style.
  ///
  /// The hash is computed once and compared first.
  private struct WordKey: Hashable {
    let text: String
    /// The ID of a `WordStyle`.
    let styleID: Int
    private let hash: Int

    /// Creates a key.
    ///
    /// Equivalent Unicode forms of a word may be cached separately.
    init(_ text: String, _ style: WordStyle) {
      self.text = text
      styleID = style.id
      var hasher = Hasher()
      var text = text
      text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
      hasher.combine(style.id)
      hash = hasher.finalize()
    }

    static func == (lhs: WordKey, rhs: WordKey) -> Bool {
      lhs.hash == rhs.hash && lhs.styleID == rhs.styleID && lhs.text == rhs.text
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }

  /// The key of a rasterized word.
  private struct RenderedWordKey: Hashable {
    var word: WordKey
    var pixelSize: Double
    var usesSubpixelPositions: Bool

    /// Hashes only the word because it is rarely drawn in several sizes.
    func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }
  }

  /// The pixels of a word, if any, and its width with trailing spaces, in ems.
  private struct RenderedWord {
    var pixels: RenderedRun?
    var width: Double
  }

  struct ShapedWord {
    fileprivate var glyphs: [ShapedGlyph]
    /// The width with trailing spaces, in ems.
    var width: Double
    /// The width without trailing spaces, in ems.
    var visibleWidth: Double
  }

  private var words = Cache<WordKey, ShapedWord>(byteLimit: 3 << 20)
  /// The rasterized words.
  ///
  /// Half of the limit suffices for the text on a full screen of 2560 × 1600 pixels.
  private var renderedWords = Cache<RenderedWordKey, RenderedWord>(byteLimit: 8 << 20)
  private var styles = WordStyles()
  /// The faces of drawn text while ``DrawnFont`` collects them; otherwise `nil`.
  var drawnFaces: [ObjectIdentifier: FontFace]?

  /// The memory overhead of a word's pixels in bytes: objects, key and cache entry.
  private static let renderedOverhead = 650
  /// The memory overhead of a shaped word in bytes: key and cache entry.
  private static let shapedOverhead = 150

  /// Returns the width of a run in ems.
  ///
  /// - Parameters:
  ///   - text: The text of the run.
  ///   - face: The face of the run.
  ///   - shaping: The shaping parameters of the run.
  ///   - isTrial: Whether the text ends at a candidate for a line break. The last word may then be
  ///     incomplete and is not cached.
  /// - Returns: The width; 0 for an empty text.
  func width(
    of text: String,
    face: FontFace,
    _ shaping: Shaping,
    isTrial: Bool = false
  ) -> Double {
    let style = styles.style(face, shaping)
    var width = 0.0
    forEachWord(of: text, style) { word, isLast in
      width += shapedWord(for: word, style: style, caches: !(isTrial && isLast)).width
    }
    return width
  }

  /// Calls `body` with the number of characters of each word of an ASCII run, and with the word.
  func forEachShapedWord(
    of text: String,
    _ face: FontFace,
    _ shaping: Shaping,
    _ body: (Int, ShapedWord) -> Void
  ) {
    let style = styles.style(face, shaping)
    forEachWord(of: text, style) { word, _ in
      body(word.text.utf8.count, shapedWord(for: word, style: style, caches: true))
    }
  }

  /// Calls `body` with the pixels of each visible word of a run and its distance from the start of
  /// the run in device pixels.
  ///
  /// At scales that are fractional or less than 2, letters have subpixel positions.
  func forEachRenderedWord(of run: TextRun, scale: Double, _ body: (RenderedRun, Double) -> Void) {
    guard let face = run.face else { return }
    drawnFaces?[ObjectIdentifier(face)] = face
    let style = styles.style(face, run.shaping)
    let pixelSize = run.style.font.pointSize * scale
    let usesSubpixelPositions = scale < 2 || scale != scale.rounded()
    var x = 0.0
    forEachWord(of: run.text, style) { word, _ in
      let key = RenderedWordKey(
        word: word,
        pixelSize: pixelSize,
        usesSubpixelPositions: usesSubpixelPositions
      )
      let renderedWord = self.renderedWord(for: key, style: style)
      if let pixels = renderedWord.pixels { body(pixels, x) }
      x += renderedWord.width * pixelSize
    }
  }

  private func shapedWord(for word: WordKey, style: WordStyle, caches: Bool) -> ShapedWord {
    if let cached = words[word] { return cached }
    let glyphs = style.shape(word.text)
    let shaped = ShapedWord(glyphs, of: word.text)
    guard caches else { return shaped }
    TextEngine.shapedWordCount += 1
    let bytes =
      WordCache.shapedOverhead + word.text.utf8.count
      + glyphs.count * MemoryLayout<ShapedGlyph>.stride
    words.insert(shaped, for: word, bytes: bytes)
    return shaped
  }

  private func renderedWord(for key: RenderedWordKey, style: WordStyle) -> RenderedWord {
    if let cached = renderedWords[key] { return cached }
    let shaped = shapedWord(for: key.word, style: style, caches: true)
    guard key.word.text.utf8.contains(where: { $0 != space }) else {
      return RenderedWord(pixels: nil, width: shaped.width)
    }
    TextEngine.rasterizedWordCount += 1
    let pixels = GlyphCache.shared.render(
      shaped.glyphs,
      style.face,
      pixelSize: key.pixelSize,
      usesSubpixelPositions: key.usesSubpixelPositions
    )
    let renderedWord = RenderedWord(pixels: pixels, width: shaped.width)
    let bytes = WordCache.renderedOverhead + key.word.text.utf8.count + (pixels?.byteCount ?? 0)
    renderedWords.insert(renderedWord, for: key, bytes: bytes)
    return renderedWord
  }

  /// Calls `body` with each word and its trailing spaces, and whether it is the last word.
  private func forEachWord(
    of text: String,
    _ style: WordStyle,
    _ body: (_ word: WordKey, _ isLast: Bool) -> Void
  ) {
    guard style.hasIndependentWords else { return body(WordKey(text, style), true) }
    let bytes = text.utf8
    var start = bytes.startIndex
    var index = start
    // Whether a word may end after the last character that is not a space.
    var mayEnd = true
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte == space {
        bytes.formIndex(after: &index)
        guard mayEnd, index < bytes.endIndex, bytes[index] != space,
          isIndependentOfNeighbours(text, at: index)
        else { continue }
        body(WordKey(String(text[start..<index]), style), false)
        start = index
      } else if byte < 0x80 {
        mayEnd = isLetterOrDigit(byte) || byte == comma || byte == period
        bytes.formIndex(after: &index)
      } else {
        let character = text[index]
        mayEnd = character.isIndependentOfNeighbours
        text.formIndex(after: &index)
      }
    }
    guard start < index else { return }
    let lastWord = start == bytes.startIndex ? text : String(text[start..<index])
    body(WordKey(lastWord, style), true)
  }

  private func isIndependentOfNeighbours(_ text: String, at index: String.Index) -> Bool {
    let byte = text.utf8[index]
    return byte < 0x80 ? isLetterOrDigit(byte) : text[index].isIndependentOfNeighbours
  }

  private func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (97...122).contains(byte | 0x20)
  }

  func removeAll() {
    words.removeAll()
    renderedWords.removeAll()
    GlyphCache.shared.removeAll()
  }
}

extension WordCache.ShapedWord {
  fileprivate init(_ glyphs: [ShapedGlyph], of text: String) {
    self.glyphs = glyphs
    let bytes = text.utf8
    let spaceCount = bytes.reversed().prefix { $0 == space }.count
    let end = UInt32(bytes.count - spaceCount)
    width = 0
    visibleWidth = 0
    for glyph in glyphs {
      width += Double(glyph.advance)
      if glyph.cluster < end { visibleWidth += Double(glyph.advance) }
    }
  }
}

private let space = UInt8(ascii: " ")
private let comma = UInt8(ascii: ",")
private let period = UInt8(ascii: ".")
