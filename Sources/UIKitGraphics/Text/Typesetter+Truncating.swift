internal import Foundation
import UIKitSupport

extension Typesetter {
  /// Adds the last line, with an ellipsis if it is truncated.
  ///
  /// - Parameters:
  ///   - range: The characters from the start of the line to the end of its paragraph.
  ///   - isComplete: Whether no text follows the range.
  mutating func addTruncatedLine(_ range: Range<Int>, isComplete: Bool) {
    let height = height(range)
    if isComplete, let runs = fittingRuns(range) {
      addLine(of: runs, height: height)
      return
    }
    var range = range
    if text.isCut, paragraph.lineBreakMode != .byTruncatingTail {
      truncateToEnds()
      range = 0..<text.count
    }
    let runs: [TextRun]
    switch paragraph.lineBreakMode {
    case .byTruncatingHead: runs = truncatingHead(range)
    case .byTruncatingMiddle: runs = truncatingMiddle(range)
    default: runs = truncatingTail(range)
    }
    addLine(of: runs, height: height, isTruncated: true)
  }

  /// Returns the runs of a line that fits, tightened if allowed; `nil` if the line is too wide.
  private func fittingRuns(_ range: Range<Int>) -> [TextRun]? {
    guard options.maxWidth.isFinite else { return measurer.runs(in: range) }
    // Avoids measuring all of a long text: the search for the prefix that fits ends early.
    let width = lineBounds.width
    if range.count > 200,
      measurer.fittingPrefix(of: range, width: width * 1.1 + 1) < range.count
    {
      return nil
    }
    let runs = measurer.runs(in: range)
    let excess = runs.reduce(-width) { $0 + $1.width }
    if excess <= Typesetter.tolerance { return runs }
    guard paragraph.allowsTightening, range.count > 1 else { return nil }
    // Rounds to hundredths of an em to limit the number of cached spacings.
    let size = text.style(at: range.lowerBound).font.pointSize
    let spacing = (excess / Double(range.count - 1) / size * 100).rounded(.up) / 100
    guard spacing <= Typesetter.maximumTightening else { return nil }
    return tightened(by: spacing).runs(in: range)
  }

  /// The maximum tightening before text is truncated, in ems.
  private static let maximumTightening = 0.05

  private func truncatingTail(_ range: Range<Int>) -> [TextRun] {
    let ellipsis = ellipsis(at: range.upperBound - 1)
    let width = lineBounds.width - ellipsis.width
    var end = range.lowerBound + measurer.fittingPrefix(of: range, width: width)
    while end > range.lowerBound, text.isSpace(at: end - 1) { end -= 1 }
    return measurer.runs(in: range.lowerBound..<end) + [ellipsis]
  }

  private func truncatingHead(_ range: Range<Int>) -> [TextRun] {
    let ellipsis = ellipsis(at: range.lowerBound)
    let width = lineBounds.width - ellipsis.width
    var start = range.upperBound - measurer.fittingSuffix(of: range, width: width)
    while start < range.upperBound, text.isSpace(at: start) { start += 1 }
    return [ellipsis] + measurer.runs(in: start..<range.upperBound)
  }

  private func truncatingMiddle(_ range: Range<Int>) -> [TextRun] {
    let ellipsis = ellipsis(at: range.lowerBound)
    func head(_ count: Int) -> Range<Int> {
      range.lowerBound..<range.lowerBound + (count + 1) / 2
    }
    func tail(_ count: Int) -> Range<Int> {
      range.upperBound - count / 2..<range.upperBound
    }
    let fittingCount = measurer.largestCount(
      range.count,
      limit: lineBounds.width - ellipsis.width
    ) { count in
      measurer.width(head(count), isTrial: true) + measurer.width(tail(count), isTrial: true)
    }
    // The ellipsis replaces at least one character.
    let count = min(fittingCount, max(0, range.count - 1))
    return measurer.runs(in: head(count)) + [ellipsis] + measurer.runs(in: tail(count))
  }

  /// Returns an ellipsis in the style of a character and the direction of its paragraph.
  private func ellipsis(at index: Int) -> TextRun { symbol("\u{2026}", at: index) }

  /// Returns a hyphen for a word that is broken after a character.
  func hyphen(at index: Int) -> TextRun { symbol("\u{2010}", at: index) }

  /// Returns a symbol in the style of a character and the direction of its paragraph.
  private func symbol(_ symbol: String, at index: Int) -> TextRun {
    var style = source.styles[0]
    if index >= 0, index < text.count { style = text.style(at: index) }
    style.inlineImage = nil
    let symbol = StyledText(symbol, font: style.font, weight: .regular)
    let fontSet = FontLibrary.fontSet(for: style.font.typeface)
    guard
      var run = TextMeasurer(
        symbol,
        fontSets: [fontSet],
        paragraph: .init(),
        direction: .natural
      ).runs(in: 0..<1).first
    else {
      misuse("One character has one run")
    }
    run.style = style
    run.start = text.start.index + index
    run.isAdded = true
    run.level = measurer.baseLevel
    return run
  }
}
