internal import Foundation

/// A cache of words as glyphs and as pixels, so that a word is shaped only once, in whatever text.
///
/// A word is shaped together with its trailing spaces and without its neighbours, as browsers do
/// it; so a text that differs from an earlier one in a number costs only that number. Text is split
/// only between letters and digits, and right-to-left text not at all.
@MainActor
final class WordCache {
  static let shared = WordCache()

  /// A word and how it is shaped; hashed once, and compared by its hash first.
  private struct Word: Hashable {
    let text: String
    /// The number of a `WordStyle`.
    let style: Int
    private let hash: Int

    /// A word that is written in two ways may be kept twice.
    init(_ text: String, _ style: WordStyle) {
      self.text = text
      self.style = style.number
      var hasher = Hasher()
      var text = text
      text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
      hasher.combine(style.number)
      hash = hasher.finalize()
    }

    static func == (first: Word, second: Word) -> Bool {
      first.hash == second.hash && first.style == second.style && first.text == second.text
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }

  private struct RenderedWord: Hashable {
    var word: Word
    var pixelSize: Double
    var isSmooth: Bool

    /// Takes the word only, which is rarely drawn in several sizes.
    func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }
  }

  /// A word's pixels, if it has any, and its width with trailing spaces in ems.
  private struct DrawnWord {
    var pixels: RenderedRun?
    var width: Double
  }

  struct ShapedWord {
    fileprivate var glyphs: [ShapedGlyph]
    /// In ems.
    var width: Double
    /// Without trailing spaces, in ems.
    var visibleWidth: Double
  }

  private var words = Cache<Word, ShapedWord>(byteLimit: 3 << 20)
  /// Half of it holds the text of a full screen of 2560 × 1600 pixels.
  private var renderedWords = Cache<RenderedWord, DrawnWord>(byteLimit: 8 << 20)
  private var styles = WordStyles()
  /// The faces of what is drawn, while ``DrawnFont`` asks for them; else `nil`.
  var drawnFaces: [ObjectIdentifier: FontFace]?

  /// The overhead of a word's pixels in bytes: their handles, their key, and their entry.
  private static let overhead = 650

  /// The width of a run in ems.
  ///
  /// - Parameters:
  ///   - text: The run's text.
  ///   - face: The face of the run.
  ///   - shaping: How the run is shaped.
  ///   - isTrial: Whether the text ends at a candidate for a line break; its last word, which may
  ///     be incomplete, is then not cached.
  /// - Returns: 0 for an empty text.
  func width(
    of text: String,
    face: FontFace,
    _ shaping: Shaping,
    isTrial: Bool = false
  ) -> Double {
    let style = styles.style(face, shaping)
    var width = 0.0
    forEachWord(of: text, style) { word, isLast in
      width += shaped(word, style, isKept: !(isTrial && isLast)).width
    }
    return width
  }

  /// Calls `body` with each word of an ASCII run and its number of characters.
  func measure(
    _ text: String,
    _ face: FontFace,
    _ shaping: Shaping,
    _ body: (Int, ShapedWord) -> Void
  ) {
    let style = styles.style(face, shaping)
    forEachWord(of: text, style) { word, _ in
      body(word.text.utf8.count, shaped(word, style, isKept: true))
    }
  }

  /// Calls `body` with the pixels of each visible word of a run, and its distance from the run's
  /// start in device pixels.
  ///
  /// At scales below 2, and those that are not whole, letters stand between pixels.
  func forEachWord(of run: TextRun, scale: Double, _ body: (RenderedRun, Double) -> Void) {
    guard let face = run.face else { return }
    if drawnFaces != nil { drawnFaces?[ObjectIdentifier(face)] = face }
    let style = styles.style(face, run.shaping)
    let pixelSize = run.style.font.pointSize * scale
    let isSmooth = scale < 2 || scale != scale.rounded()
    var x = 0.0
    forEachWord(of: run.text, style) { word, _ in
      let key = RenderedWord(word: word, pixelSize: pixelSize, isSmooth: isSmooth)
      let drawn = drawn(key, style)
      if let pixels = drawn.pixels { body(pixels, x) }
      x += drawn.width * pixelSize
    }
  }

  private func shaped(_ word: Word, _ style: WordStyle, isKept: Bool) -> ShapedWord {
    if let known = words[word] { return known }
    let glyphs = style.shape(word.text)
    let shaped = ShapedWord(glyphs, of: word.text)
    guard isKept else { return shaped }
    TextEngine.measuredWordCount += 1
    let bytes = 150 + word.text.utf8.count + glyphs.count * MemoryLayout<ShapedGlyph>.stride
    words.insert(shaped, for: word, bytes: bytes)
    return shaped
  }

  private func drawn(_ key: RenderedWord, _ style: WordStyle) -> DrawnWord {
    if let known = renderedWords[key] { return known }
    let shaped = shaped(key.word, style, isKept: true)
    guard key.word.text.utf8.contains(where: { $0 != space }) else {
      return DrawnWord(pixels: nil, width: shaped.width)
    }
    TextEngine.shapedWordCount += 1
    let pixels = GlyphCache.shared.render(
      shaped.glyphs,
      style.face,
      pixelSize: key.pixelSize,
      isSmooth: key.isSmooth
    )
    let drawn = DrawnWord(pixels: pixels, width: shaped.width)
    let bytes = WordCache.overhead + key.word.text.utf8.count + (pixels?.byteCount ?? 0)
    renderedWords.insert(drawn, for: key, bytes: bytes)
    return drawn
  }

  /// Calls `body` with each word and its trailing spaces, and whether it is the last one.
  private func forEachWord(
    of text: String,
    _ style: WordStyle,
    _ body: (_ word: Word, _ isLast: Bool) -> Void
  ) {
    guard style.hasIndependentWords else { return body(Word(text, style), true) }
    let bytes = text.utf8
    var start = bytes.startIndex
    var index = start
    // Whether the last character that is not a space lets its word end.
    var mayEnd = true
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte == space {
        bytes.formIndex(after: &index)
        guard mayEnd, index < bytes.endIndex, bytes[index] != space,
          keepsToItsWord(text, at: index)
        else { continue }
        body(Word(String(text[start..<index]), style), false)
        start = index
      } else if byte < 0x80 {
        mayEnd = isLetterOrDigit(byte) || byte == comma || byte == period
        bytes.formIndex(after: &index)
      } else {
        let character = text[index]
        mayEnd = character.keepsToItsWord
        text.formIndex(after: &index)
      }
    }
    guard start < index else { return }
    let last = start == bytes.startIndex ? text : String(text[start..<index])
    body(Word(last, style), true)
  }

  private func keepsToItsWord(_ text: String, at index: String.Index) -> Bool {
    let byte = text.utf8[index]
    return byte < 0x80 ? isLetterOrDigit(byte) : text[index].keepsToItsWord
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
    let spaces = bytes.reversed().prefix { $0 == space }.count
    let end = UInt32(bytes.count - spaces)
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
