internal import Foundation

/// Breaks one text into lines and positions them.
@MainActor
struct Typesetter {
  let text: StyledText
  let options: TextLayoutOptions
  let measurer: TextMeasurer
  private let breaks: LineBreaks
  var lines: [TextLayout.Line] = []
  /// Where the next line starts, in points.
  var top = 0.0
  /// The newline at the end of the current paragraph, or the end of the text.
  private var paragraphEnd = -1
  /// The first character of the current paragraph.
  private var paragraphStart = 0

  init(text: StyledText, options: TextLayoutOptions) {
    self.text = text
    self.options = options
    measurer = TextMeasurer(text: text)
    breaks = LineBreaks(text)
  }

  /// Half of a thousandth of a point: sums of widths have rounding errors.
  static let tolerance = 0.0005

  var count: Int { text.characters.count }

  mutating func layout() -> TextLayout {
    var position = 0
    while position < count {
      let isLast = isLastLine(at: position)
      position = addLine(from: position, isLast: isLast)
      if isLast { break }
    }
    // A trailing newline starts an empty line.
    if position == count, count > 0, text.characters[count - 1] == "\n", !isFull {
      addLine(of: [], at: count - 1, height: height(count - 1..<count), isTruncated: false)
    }
    return finish()
  }

  /// Whether the maximum number of lines is reached.
  private var isFull: Bool {
    options.numberOfLines > 0 && lines.count >= options.numberOfLines
  }

  /// Whether a line that starts here is the last one that fits.
  private func isLastLine(at position: Int) -> Bool {
    if options.numberOfLines > 0, lines.count + 1 >= options.numberOfLines { return true }
    let next = height(position..<position + 1)
    let lineHeight: Double = next.ascent + next.descent
    let needed: Double = top + lineHeight * 2 + lineSpacing
    return needed > options.maxHeight + Typesetter.tolerance
  }

  var lineSpacing: Double {
    guard let style = text.paragraph else { return 0 }
    return style.lineSpacing
  }

  /// Adds one line and returns the start of the next one.
  private mutating func addLine(from start: Int, isLast: Bool) -> Int {
    var end = start
    let breaksByWidth = !(isLast && options.lineBreakMode.truncatesLastLine)
    if paragraphEnd < start { (paragraphStart, paragraphEnd) = (start, nextNewline(start)) }
    if breaksByWidth {
      end = breakPosition(start..<paragraphEnd)
    } else {
      end = paragraphEnd
    }
    let next = end < count && text.characters[end] == "\n" ? end + 1 : end
    let isComplete = next >= count
    var visible = start..<end
    while visible.upperBound > visible.lowerBound,
      text.characters[visible.upperBound - 1] == " ", end < paragraphEnd
    {
      visible = visible.lowerBound..<visible.upperBound - 1
    }
    if isLast, options.lineBreakMode.usesEllipsis {
      addTruncatedLine(visible, isComplete: isComplete)
    } else {
      var runs = measurer.runs(in: visible)
      if end < paragraphEnd, endsWithSoftHyphen(visible) { runs.append(hyphen(at: end - 1)) }
      addLine(of: runs, at: start, height: height(visible), isTruncated: false)
    }
    return next
  }

  /// Whether a line may break before a character of the current paragraph.
  func allowsBreak(before index: Int) -> Bool {
    breaks.allowsBreak(before: index, in: paragraphStart..<paragraphEnd)
  }

  private func nextNewline(_ start: Int) -> Int {
    var index = start
    while index < count, text.characters[index] != "\n" { index += 1 }
    return index
  }

  /// The height of a line with these characters, in points.
  func height(_ range: Range<Int>) -> (ascent: Double, descent: Double) {
    var result = (ascent: 0.0, descent: 0.0)
    var last = -1
    for index in range.isEmpty ? range.lowerBound..<min(count, range.lowerBound + 1) : range {
      let style = text.styleIndex(at: index)
      if style == last { continue }
      last = style
      let font = text.styles[style].font
      result.ascent = max(result.ascent, font.ascender)
      result.descent = max(result.descent, font.leading - font.descender)
      if text.styles.count == 1 { break }
    }
    if result.ascent == 0 {
      let font = text.styles[0].font
      result = (font.ascender, font.leading - font.descender)
    }
    return result
  }
}
