internal import Foundation

/// Breaks one text into lines and positions them.
@MainActor
struct Typesetter {
  let source: TextSource
  let options: TextLayoutOptions
  private let sets: [FontSet]
  /// The text being laid out: a paragraph, or a part of a long one.
  private(set) var text: StyledText
  private(set) var measurer: TextMeasurer
  private(set) var breaks: LineBreaks
  private(set) var paragraph: ParagraphOptions
  /// The base direction of the paragraph, once its first part is known.
  private var direction = NSWritingDirection.natural
  /// The number of characters to read; it grows while they are used up.
  private var partLength = Typesetter.firstPartLength
  /// The start and width of lines, in points from the leading edge.
  var lineBounds = (start: 0.0, width: 0.0)
  var lines: [PlacedLine] = []
  /// The top of the next line, in points.
  var top = 0.0

  /// The most characters in a line; a longer one is broken there, or truncated.
  static let maximumLineLength = 32_768
  /// The most characters in a line that breaks at a width: more than a screen of any size shows.
  ///
  /// Of letters without width, and of those that no line shows, no more are looked at.
  private static let longestBrokenLine = 4_096
  /// The most characters in a line on average, where the number of lines is limited: lines of what
  /// has no width are longer.
  static let usualLineLength = 256
  private static let firstPartLength = 1_024
  /// Half of a thousandth of a point: sums of widths have rounding errors.
  nonisolated static let tolerance = 0.0005

  init(_ source: TextSource, _ options: TextLayoutOptions) {
    self.source = source
    self.options = options
    sets = source.styles.map { FontLibrary.fontSet(for: $0.font.typeface) }
    text = StyledText(styles: source.styles)
    paragraph = ParagraphOptions(options, source.paragraph(at: .init()))
    measurer = TextMeasurer(text, sets, paragraph.settings, .natural)
    breaks = LineBreaks(text)
  }

  mutating func layout() -> TextLayout {
    guard !source.isEmpty else { return finish() }
    var start: TextSource.Position? = .init()
    while let position = start {
      begin(at: position)
      guard addParagraph() else { break }
      start = nextParagraph
      if start != nil { top += ParagraphSettings.length(paragraph.settings.paragraphSpacing) }
    }
    return finish()
  }

  /// The start of the next paragraph; `nil` behind the last one.
  private var nextParagraph: TextSource.Position? {
    guard case .paragraph(let next) = text.end else { return nil }
    return .init(offset: next, index: text.start.index + text.count + 1)
  }

  // MARK: Parts

  private var longestLine: Int {
    options.maxWidth.isFinite ? Typesetter.longestBrokenLine : Typesetter.maximumLineLength
  }

  private mutating func begin(at start: TextSource.Position) {
    paragraph = ParagraphOptions(options, source.paragraph(at: start))
    direction = paragraph.direction
    read(from: start)
    if text.isCut, text.hasRightToLeft || direction == .rightToLeft {
      // Levels depend on the characters before and behind.
      partLength = Typesetter.maximumLineLength
      read(from: start)
    }
    if text.hasRightToLeft { direction = measurer.baseLevel == 1 ? .rightToLeft : .leftToRight }
    if !lines.isEmpty { top += ParagraphSettings.length(paragraph.settings.paragraphSpacingBefore) }
  }

  private mutating func read(from start: TextSource.Position) {
    use(source.part(from: start, limit: partLength))
  }

  private mutating func use(_ part: StyledText) {
    text = part
    measurer = TextMeasurer(part, sets, paragraph.settings, direction)
    breaks = LineBreaks(part, paragraph.strategy)
  }

  /// Reads more of a cut paragraph, from a character of the part that is used up.
  private mutating func readOn(from index: Int) {
    let start = source.position(in: text, at: index)
    partLength = max(partLength, min(partLength * 8, longestLine))
    read(from: start)
  }

  // MARK: Lines

  /// Adds the lines of a paragraph.
  ///
  /// - Returns: `false` when no further line fits.
  private mutating func addParagraph() -> Bool {
    var start = 0
    var isFirst = true
    repeat {
      lineBounds = paragraph.bounds(isFirstLine: isFirst, in: options.maxWidth)
      measurer.indent = lineBounds.start
      isFirst = false
      let isLast = isLastLine(at: start)
      start = addLine(from: start, isLast: isLast)
      if isLast { return false }
    } while start < text.count || text.isCut
    return true
  }

  /// Whether a line that starts here is the last one that fits.
  private func isLastLine(at position: Int) -> Bool {
    if options.numberOfLines > 0 {
      if lines.count + 1 >= options.numberOfLines { return true }
      let excess = text.start.index + position - longestLine
      if excess / Typesetter.usualLineLength >= options.numberOfLines { return true }
    }
    guard options.maxHeight.isFinite else { return false }
    let next = height(position..<min(position + 1, text.count))
    let lineHeight: Double = next.ascent + next.descent
    let needed: Double = top + lineHeight * 2 + lineSpacing
    return needed > options.maxHeight + Typesetter.tolerance
  }

  var lineSpacing: Double { ParagraphSettings.length(paragraph.settings.lineSpacing) }

  /// Adds one line and returns the start of the next one.
  private mutating func addLine(from start: Int, isLast: Bool) -> Int {
    let truncates = isLast && paragraph.lineBreakMode.truncatesLastLine
    let end = truncates ? text.count : breakPosition(start..<text.count)
    if end == text.count, text.isCut, start > 0 || text.count < longestLine,
      !truncates || options.maxWidth == .infinity || mayFit(start..<end)
    {
      readOn(from: start)
      measurer.indent = lineBounds.start
      return addLine(from: 0, isLast: isLast)
    }
    let isParagraphEnd = end == text.count && !text.isCut
    if isLast, paragraph.lineBreakMode.usesEllipsis {
      addTruncatedLine(start..<end, isComplete: isParagraphEnd && isTextEnd)
      return end
    }
    var visible = start..<end
    while !visible.isEmpty, !isParagraphEnd, text.isSpace(at: visible.upperBound - 1) {
      visible = visible.lowerBound..<visible.upperBound - 1
    }
    var runs = measurer.runs(in: visible)
    if !isParagraphEnd, endsWithSoftHyphen(visible) { runs.append(hyphen(at: end - 1)) }
    addLine(of: runs, height: height(visible), isFilled: !isParagraphEnd)
    return end
  }

  /// Measures the same text with letters closer together, by a distance in ems.
  func tightened(by spacing: Double) -> TextMeasurer {
    let measurer = TextMeasurer(text.tightened(by: spacing), sets, paragraph.settings, direction)
    measurer.indent = lineBounds.start
    return measurer
  }

  /// Whether a cut part of a line that is truncated may fit, so that more of it has to be read.
  private func mayFit(_ range: Range<Int>) -> Bool {
    measurer.fittingPrefix(of: range, width: lineBounds.width) == range.count
  }

  /// Whether nothing, or a last newline only, is behind the paragraph.
  private var isTextEnd: Bool { nextParagraph.map(source.isEnd) ?? true }

  /// Replaces a paragraph that is too long by its beginning and its end.
  mutating func keepEnds() {
    use(source.ends(of: text.start, limit: longestLine))
    measurer.indent = lineBounds.start
  }

  /// The height of a line with these characters, in points.
  func height(_ range: Range<Int>) -> (ascent: Double, descent: Double) {
    guard !range.isEmpty, !text.hasOneStyle else {
      let style = text.isEmpty ? emptyStyle : text.style(at: min(range.lowerBound, text.count - 1))
      return paragraph.settings.limited(style.height)
    }
    var result = (ascent: 0.0, descent: 0.0)
    var last = -1
    for index in range {
      let style = text.styleIndex(at: index)
      if style == last { continue }
      last = style
      let height = text.styles[style].height
      result.ascent = max(result.ascent, height.ascent)
      result.descent = max(result.descent, height.descent)
    }
    return paragraph.settings.limited(result)
  }

  /// The style of an empty paragraph: that of its newline, or else the last one.
  private var emptyStyle: TextStyle { source.style(at: text.start) }
}
