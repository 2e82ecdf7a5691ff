internal import Foundation

/// Splits characters into runs of one face, script and style, and measures them.
@MainActor
struct TextMeasurer {
  let text: StyledText
  private let fontSets: [FontSet]
  /// The script of every character; empty when nothing runs from right to left,
  /// because then characters that have none simply go with their neighbours.
  private let scripts: [TextScript]

  /// Runs are no longer than this, which bounds what one mask can take.
  private static let longestRun = 400

  init(text: StyledText) {
    self.text = text
    fontSets = text.styles.map { FontLibrary.fontSet(for: $0.font.typeface) }
    scripts = text.hasRightToLeft ? ScriptResolver(text.characters).scripts : []
  }

  /// The width of the characters on one line, in points.
  ///
  /// A width that is only tried out, while looking for what fits, is not kept.
  func width(_ range: Range<Int>, isTrial: Bool = false) -> Double {
    runs(in: range, isTrial: isTrial).reduce(0) { $0 + $1.width }
  }

  /// The characters as runs, in reading order; `x` is not set yet.
  func runs(in range: Range<Int>, isTrial: Bool = false) -> [TextRun] {
    var result: [TextRun] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let styleIndex = text.styleIndex(at: start)
      let set = fontSets[styleIndex]
      let digits = set.typeface.hasMonospacedDigits
      let face = face(at: start, set)
      var script = script(at: start)
      let isDigit = digits && text.characters[start].isASCIIDigit
      var end = start + 1
      while end < range.upperBound, !isDigit, end - start < TextMeasurer.longestRun {
        guard text.styleIndex(at: end) == styleIndex, self.face(at: end, set) === face else {
          break
        }
        if digits, text.characters[end].isASCIIDigit { break }
        if let next = self.script(at: end) {
          guard script == nil || script == next else { break }
          script = next
        }
        end += 1
      }
      let string = String(text.characters[start..<end])
      let style = text.styles[styleIndex]
      var run = TextRun(
        text: string,
        x: 0,
        width: 0,
        face: face,
        script: script ?? .other,
        style: style
      )
      run.isFixedDigit = isDigit
      run.width = width(of: run, isTrial) * style.font.pointSize
      result.append(run)
      start = end
    }
    return result
  }

  /// The face for a character; a space stays in the face of what is before it.
  private func face(at index: Int, _ set: FontSet, after previous: FontFace? = nil) -> FontFace? {
    let character = text.characters[index]
    if character == " ", let previous { return previous }
    if set.coversASCII, character.isASCII { return set.primary }
    return FontLibrary.withLock { set.face(for: character) }
  }

  private func script(at index: Int) -> TextScript? {
    guard scripts.isEmpty else { return scripts[index] }
    return text.characters[index].unicodeScalars.first.flatMap { TextScript($0) }
  }

  /// The width of a run as a multiple of its font's size.
  private func width(of run: TextRun, _ isTrial: Bool) -> Double {
    // Without any font, about half of the size is a fair guess.
    guard let face = run.face else { return Double(run.text.count) * 0.55 }
    if run.isFixedDigit { return FontLibrary.withLock { face.widestDigit() } }
    guard isTrial else { return RunCache.shared.width(of: run.text, face: face, run.script) }
    return FontLibrary.withLock { face.width(of: run.text, run.script) }
  }
}

extension Character {
  var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
