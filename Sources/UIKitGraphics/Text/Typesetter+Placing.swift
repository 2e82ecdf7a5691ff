internal import Foundation

/// A line before its alignment.
struct PlacedLine {
  var line: TextLayout.Line
  /// The bounds of the line, in points from the leading edge.
  var bounds: (start: Double, width: Double)
  var alignment: NSTextAlignment
}

extension Typesetter {
  /// Adds a line below the previous lines.
  ///
  /// - Parameters:
  ///   - runs: The runs in logical order.
  ///   - height: The line height above and below the baseline, in points.
  ///   - isTruncated: Whether an ellipsis replaces a part of the text.
  ///   - isFilled: Whether a justified line fills the entire width.
  mutating func addLine(
    of runs: [TextRun],
    height: (ascent: Double, descent: Double),
    isTruncated: Bool = false,
    isFilled: Bool = false
  ) {
    if !lines.isEmpty { top += lineSpacing }
    var runs = runs
    if isFilled, paragraph.alignment == .justified, options.maxWidth.isFinite {
      runs = Typesetter.justified(runs, width: lineBounds.width)
    }
    var placed = Typesetter.visualOrder(runs)
    var x = 0.0
    for index in placed.indices {
      placed[index].x = x
      x += placed[index].width
    }
    let line = TextLayout.Line(
      origin: CGPoint(x: 0, y: top),
      baseline: onPixel(top + height.ascent),
      width: x,
      isTruncated: isTruncated,
      isRightToLeft: measurer.baseLevel.isRightToLeft,
      runs: placed
    )
    lines.append(PlacedLine(line: line, bounds: lineBounds, alignment: paragraph.alignment))
    top += height.ascent + height.descent
  }

  /// Reorders runs from logical to visual order, left to right (rule L2 of UAX #9).
  private static func visualOrder(_ runs: [TextRun]) -> [TextRun] {
    guard let lowest = runs.lazy.map({ $0.level }).filter({ $0.isRightToLeft }).min(),
      let highest = runs.lazy.map({ $0.level }).max()
    else { return runs }
    var result = runs
    for level in stride(from: highest, through: lowest, by: -1) {
      var start = 0
      while let first = result[start...].firstIndex(where: { $0.level >= level }) {
        let end = result[first...].firstIndex { $0.level < level } ?? result.count
        result[first..<end].reverse()
        start = end
      }
    }
    return result
  }

  /// Splits runs after their spaces and widens the spaces so that the line fills a width.
  private static func justified(_ runs: [TextRun], width: Double) -> [TextRun] {
    let remainingWidth = width - runs.reduce(0) { $0 + $1.width }
    guard remainingWidth > tolerance, !runs.contains(where: { $0.kind == .tab }) else {
      return runs
    }
    var words = runs.flatMap { $0.splitAfterSpaces() }
    let gaps = words.indices.dropLast().filter { words[$0].text.last == " " }
    guard !gaps.isEmpty else { return runs }
    for index in gaps {
      words[index].width += remainingWidth / Double(gaps.count)
      if words[index].level.isRightToLeft {
        words[index].inset = remainingWidth / Double(gaps.count)
      }
    }
    return words
  }

  /// Aligns the lines and rounds the size up to whole device pixels.
  func finish() -> TextLayout {
    // The bounds of text without a finite width are as wide as its widest line.
    let textWidth = lines.reduce(0) { max($0, $1.bounds.start + $1.line.width) }
    let boundsWidth = options.maxWidth.isFinite ? options.maxWidth : textWidth
    let aligned = lines.map { placed in
      let line = placed.line
      let x = offset(of: placed, in: boundsWidth)
      return TextLayout.Line(
        origin: CGPoint(x: x, y: line.origin.y),
        baseline: line.baseline,
        width: line.width,
        isTruncated: line.isTruncated,
        isRightToLeft: line.isRightToLeft,
        runs: line.runs
      )
    }
    let ascent = Double(source.styles[0].font.ascender)
    let first = lines.first.map { Double($0.line.baseline) } ?? onPixel(ascent)
    return TextLayout(
      size: CGSize(width: roundedUp(min(textWidth, boundsWidth)), height: roundedUp(top)),
      lines: aligned,
      firstBaseline: first,
      scale: options.scale,
      clipWidth: textWidth > boundsWidth + Typesetter.tolerance ? boundsWidth : nil
    )
  }

  private func offset(of placed: PlacedLine, in boundsWidth: Double) -> Double {
    let line = placed.line
    let tail = options.maxWidth.isFinite ? placed.bounds.start + placed.bounds.width : boundsWidth
    let (left, right) =
      line.isRightToLeft
      ? (boundsWidth - tail, boundsWidth - placed.bounds.start) : (placed.bounds.start, tail)
    let remainingWidth = right - left - line.width
    switch placed.alignment {
    case .left: return left
    case .center: return left + remainingWidth / 2
    case .right: return left + remainingWidth
    case .natural, .justified: return line.isRightToLeft ? left + remainingWidth : left
    }
  }

  /// Returns the nearest device pixel boundary.
  ///
  /// Otherwise a baseline between two pixels would be drawn on either pixel, depending on the
  /// position of the text.
  private func onPixel(_ value: Double) -> Double {
    (value * options.scale).rounded() / options.scale
  }

  private func roundedUp(_ value: Double) -> Double {
    (value * options.scale - Typesetter.tolerance).rounded(.up) / options.scale
  }
}

extension TextRun {
  /// Splits the run into one run for each word with its trailing spaces.
  @MainActor
  fileprivate func splitAfterSpaces() -> [TextRun] {
    guard kind == .text, let face, text.contains(" ") else { return [self] }
    var result: [TextRun] = []
    var word = self
    word.text = ""
    func add() {
      guard !word.text.isEmpty else { return }
      let ems = WordCache.shared.width(of: word.text, face: face, word.shaping)
      word.width = ems * style.font.pointSize
      result.append(word)
      word.start += word.text.count
      word.text = ""
    }
    for character in text {
      if character != " ", word.text.last == " " { add() }
      word.text.append(character)
    }
    add()
    return result
  }
}
