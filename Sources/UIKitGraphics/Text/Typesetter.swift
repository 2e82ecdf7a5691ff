internal import Foundation

/// Breaks a text into lines and positions them.
@MainActor
struct Typesetter {
  let source: TextSource
  let options: TextLayoutOptions
  private let fontSets: [FontSet]
  /// The text being laid out: a paragraph or a part of a long paragraph.
  private(set) var text: StyledText
  private(set) var measurer: TextMeasurer
  private(set) var breaks: LineBreaks
  private(set) var paragraph: ParagraphOptions
  /// The base direction of the paragraph; valid after its first part has been read.
  private var direction = NSWritingDirection.natural
  /// The number of characters to read next; grows with each part.
  private var partLength = Typesetter.firstPartLength
  /// The start and the width of lines, in points from the leading edge.
  var lineBounds = (start: 0.0, width: 0.0)
  var lines: [PlacedLine] = []
  /// The top of the next line, in points.
  var top = 0.0

  /// The maximum number of characters in a line.
  ///
  /// A longer line is broken or truncated there.
  static let maximumLineLength = 32_768
  /// The maximum number of characters in a line with a limited width: more than any screen
  /// displays.
  ///
  /// It limits the search in text without width and in text that no line displays.
  private static let maximumBrokenLineLength = 4_096
  /// The maximum average number of characters in a line if the number of lines is limited.
  ///
  /// Only lines of characters without width are longer.
  static let usualLineLength = 256
  private static let firstPartLength = 1_024
  /// The tolerance for rounding errors in sums of widths: half a thousandth of a point.
  nonisolated static let tolerance = 0.0005

  init(_ source: TextSource, _ options: TextLayoutOptions) {
    self.source = source
    self.options = options
    fontSets = source.styles.map { FontLibrary.fontSet(for: $0.font.typeface) }
    text = StyledText(styles: source.styles)
    paragraph = ParagraphOptions(options, source.paragraph(at: .init()))
    measurer = TextMeasurer(
      text,
      fontSets: fontSets,
      paragraph: paragraph.settings,
      direction: .natural
    )
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

  /// The start of the next paragraph; `nil` after the last paragraph.
  private var nextParagraph: TextSource.Position? {
    guard case .paragraph(let next) = text.end else { return nil }
    return .init(offset: next, index: text.start.index + text.count + 1)
  }

  // MARK: Parts

  /// The maximum number of characters in a line.
  private var longestLine: Int {
    options.maxWidth.isFinite ? Typesetter.maximumBrokenLineLength : Typesetter.maximumLineLength
  }

  private mutating func begin(at start: TextSource.Position) {
    paragraph = ParagraphOptions(options, source.paragraph(at: start))
    direction = paragraph.direction
    read(from: start)
    if text.isCut, text.hasRightToLeft || direction == .rightToLeft {
      // The levels depend on the characters before and after.
      partLength = Typesetter.maximumLineLength
      read(from: start)
    }
    if text.hasRightToLeft { direction = measurer.baseLevel == 1 ? .rightToLeft : .leftToRight }
    if !lines.isEmpty { top += ParagraphSettings.length(paragraph.settings.paragraphSpacingBefore) }
  }

  private mutating func read(from start: TextSource.Position) {
    setText(source.part(from: start, limit: partLength))
  }

  private mutating func setText(_ part: StyledText) {
    text = part
    measurer = TextMeasurer(
      part,
      fontSets: fontSets,
      paragraph: paragraph.settings,
      direction: direction
    )
    breaks = LineBreaks(part, paragraph.strategy)
  }

  /// Reads the next part of a paragraph, from a character of the current part.
  private mutating func readMore(from index: Int) {
    let start = source.position(in: text, at: index)
    partLength = max(partLength, min(partLength * 8, longestLine))
    read(from: start)
  }

  // MARK: Lines

  /// Adds the lines of a paragraph.
  ///
  /// - Returns: `false` if no more lines fit.
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

  /// Returns whether a line that starts at a position is the last one that fits.
  private func isLastLine(at position: Int) -> Bool {
    if options.numberOfLines > 0 {
      if lines.count + 1 >= options.numberOfLines { return true }
      let excess = text.start.index + position - longestLine
      if excess / Typesetter.usualLineLength >= options.numberOfLines { return true }
    }
    guard options.maxHeight.isFinite else { return false }
    let next = height(position..<min(position + 1, text.count))
    let lineHeight: Double = next.ascent + next.descent
    let requiredHeight: Double = top + lineHeight * 2 + lineSpacing
    return requiredHeight > options.maxHeight + Typesetter.tolerance
  }

  var lineSpacing: Double { ParagraphSettings.length(paragraph.settings.lineSpacing) }

  /// Adds one line and returns the start of the next one.
  private mutating func addLine(from start: Int, isLast: Bool) -> Int {
    let truncates = isLast && paragraph.lineBreakMode.truncatesLastLine
    let end = truncates ? text.count : breakPosition(start..<text.count)
    if end == text.count, text.isCut, start > 0 || text.count < longestLine,
      !truncates || options.maxWidth == .infinity || canFit(start..<end)
    {
      readMore(from: start)
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

  /// Returns a measurer of the same text with the letters tightened by a distance in ems.
  func tightened(by spacing: Double) -> TextMeasurer {
    let measurer = TextMeasurer(
      text.tightened(by: spacing),
      fontSets: fontSets,
      paragraph: paragraph.settings,
      direction: direction
    )
    measurer.indent = lineBounds.start
    return measurer
  }

  /// Returns whether the current part of a truncated line fits, so that the next part has to be
  /// read.
  private func canFit(_ range: Range<Int>) -> Bool {
    measurer.fittingPrefix(of: range, width: lineBounds.width) == range.count
  }

  /// Whether nothing but an optional final newline follows the paragraph.
  private var isTextEnd: Bool { nextParagraph.map(source.isEnd) ?? true }

  /// Replaces a paragraph that is too long with its start and its end.
  mutating func truncateToEnds() {
    setText(source.ends(of: text.start, limit: longestLine))
    measurer.indent = lineBounds.start
  }

  /// Returns the height of a line with the characters, in points.
  func height(_ range: Range<Int>) -> (ascent: Double, descent: Double) {
    guard !range.isEmpty, !text.hasOneStyle else {
      let style = text.isEmpty ? emptyStyle : text.style(at: min(range.lowerBound, text.count - 1))
      return paragraph.settings.limited(style.height)
    }
    var result = (ascent: 0.0, descent: 0.0)
    var lastStyle = -1
    for index in range {
      let style = text.styleIndex(at: index)
      if style == lastStyle { continue }
      lastStyle = style
      let height = text.styles[style].height
      result.ascent = max(result.ascent, height.ascent)
      result.descent = max(result.descent, height.descent)
    }
    return paragraph.settings.limited(result)
  }

  /// The style of an empty paragraph: that of its newline, or the last style.
  private var emptyStyle: TextStyle { source.style(at: text.start) }
}
