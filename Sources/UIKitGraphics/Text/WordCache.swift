internal import Foundation

/// A cache of the widths and masks of words, so that a word is shaped only once, in whatever text.
///
/// A word is shaped together with its trailing spaces and without its neighbours, as browsers do
/// it; so a text that differs from an earlier one in a number costs only that number. Right-to-left
/// text, and fonts that kern across spaces, are not split.
@MainActor
final class WordCache {
  static let shared = WordCache()

  private struct WidthKey: Hashable {
    var text: String
    var face: ObjectIdentifier
    var script: TextScript
  }

  private struct MaskKey: Hashable {
    var text: String
    var face: ObjectIdentifier
    var script: TextScript
    var pixelSize: Double
  }

  /// Faces are never released, so that their addresses may serve as keys.
  private var widths = Cache<WidthKey, Double>(byteLimit: 2 << 20)
  /// Half of it holds the text of a full screen of 2560 × 1600 pixels.
  private var masks = Cache<MaskKey, RenderedRun?>(byteLimit: 8 << 20)

  /// The overhead of a mask in bytes: its handles, its key, and its entry.
  private static let maskOverhead = 650

  /// The width of a run in ems.
  ///
  /// - Parameters:
  ///   - text: The run's text.
  ///   - face: The face of the run.
  ///   - script: The script of the run.
  ///   - isTrial: Whether the text ends at a candidate for a line break; its last word, which may
  ///     be incomplete, is then not cached.
  /// - Returns: 0 for an empty text.
  func width(
    of text: String,
    face: FontFace,
    _ script: TextScript,
    isTrial: Bool = false
  ) -> Double {
    var width = 0.0
    forEachWord(of: text, face, script) { word, isLast in
      width += self.width(ofWord: word, face, script, isKept: !(isTrial && isLast))
    }
    return width
  }

  /// Calls `body` with the mask of each visible word of a run, and its distance from the run's
  /// start in device pixels.
  func forEachMask(of run: TextRun, scale: Double, _ body: (RenderedRun, Double) -> Void) {
    guard let face = run.face else { return }
    let pixelSize = run.style.font.pointSize * scale
    var x = 0.0
    forEachWord(of: run.text, face, run.script) { word, isLast in
      if let rendered = mask(ofWord: word, face, run.script, pixelSize) { body(rendered, x) }
      if !isLast { x += width(ofWord: word, face, run.script, isKept: true) * pixelSize }
    }
  }

  private func width(
    ofWord word: String,
    _ face: FontFace,
    _ script: TextScript,
    isKept: Bool
  ) -> Double {
    let key = WidthKey(text: word, face: ObjectIdentifier(face), script: script)
    if let width = widths[key] { return width }
    let width = FontLibrary.withLock { face.width(of: word, script) }
    guard isKept else { return width }
    TextEngine.measuredWordCount += 1
    widths.insert(width, for: key, bytes: 100 + word.utf8.count)
    return width
  }

  /// The mask of a word; `nil` when it has no pixels.
  private func mask(
    ofWord word: String,
    _ face: FontFace,
    _ script: TextScript,
    _ pixelSize: Double
  ) -> RenderedRun? {
    guard word.utf8.contains(where: { $0 != space }) else { return nil }
    let key = MaskKey(
      text: word,
      face: ObjectIdentifier(face),
      script: script,
      pixelSize: pixelSize
    )
    if let known = masks[key] { return known }
    TextEngine.shapedWordCount += 1
    let rendered = FontLibrary.withLock { face.render(word, script, pixelSize: pixelSize) }
    let bytes = WordCache.maskOverhead + word.utf8.count + (rendered?.mask.bitmap.byteCount ?? 0)
    masks.insert(rendered, for: key, bytes: bytes)
    return rendered
  }

  /// Calls `body` with each word and its trailing spaces, and whether it is the last one.
  private func forEachWord(
    of text: String,
    _ face: FontFace,
    _ script: TextScript,
    _ body: (_ word: String, _ isLast: Bool) -> Void
  ) {
    guard !script.isRightToLeft, FontLibrary.withLock({ face.hasIndependentWords }) else {
      return body(text, true)
    }
    let bytes = text.utf8
    var start = bytes.startIndex
    var index = start
    while index < bytes.endIndex {
      let isSpace = bytes[index] == space
      bytes.formIndex(after: &index)
      guard isSpace, index < bytes.endIndex, bytes[index] != space,
        bytes[index] < 0x80 || !text.unicodeScalars[index].properties.isGraphemeExtend
      else { continue }
      body(String(text[start..<index]), false)
      start = index
    }
    if start < index { body(String(text[start..<index]), true) }
  }

  func removeAll() {
    widths.removeAll()
    masks.removeAll()
  }
}

private let space = UInt8(ascii: " ")
