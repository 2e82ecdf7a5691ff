internal import Foundation
import UIKitSupport

extension Typesetter {
  /// Adds the last line, with an ellipsis where it is truncated.
  mutating func addTruncatedLine(_ range: Range<Int>, isComplete: Bool) {
    let height = height(range)
    if isComplete, fits(range) {
      let runs = measurer.runs(in: range)
      addLine(of: runs, at: range.lowerBound, height: height, isTruncated: false)
      return
    }
    let runs: [TextRun]
    switch options.lineBreakMode {
    case .byTruncatingHead: runs = truncatingHead(range)
    case .byTruncatingMiddle: runs = truncatingMiddle(range)
    default: runs = truncatingTail(range)
    }
    addLine(of: runs, at: range.lowerBound, height: height, isTruncated: true)
  }

  private func fits(_ range: Range<Int>) -> Bool {
    guard options.maxWidth.isFinite else { return true }
    // Long text is not measured as a whole: the search for its fitting prefix ends early.
    guard range.count > 200 else {
      return measurer.width(range) <= options.maxWidth + Typesetter.tolerance
    }
    return fittingPrefix(of: range, width: options.maxWidth) == range.count
  }

  private func truncatingTail(_ range: Range<Int>) -> [TextRun] {
    let ellipsis = ellipsis(at: range.upperBound - 1)
    var end = range.lowerBound + fittingPrefix(of: range, width: options.maxWidth - ellipsis.width)
    while end > range.lowerBound, text.characters[end - 1] == " " { end -= 1 }
    return measurer.runs(in: range.lowerBound..<end) + [ellipsis]
  }

  private func truncatingHead(_ range: Range<Int>) -> [TextRun] {
    let ellipsis = ellipsis(at: range.lowerBound)
    var start =
      range.upperBound - fittingSuffix(of: range, width: options.maxWidth - ellipsis.width)
    while start < range.upperBound, text.characters[start] == " " { start += 1 }
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
    let kept = largestCount(upTo: range.count, width: options.maxWidth - ellipsis.width) { count in
      measurer.width(head(count), isTrial: true) + measurer.width(tail(count), isTrial: true)
    }
    // The ellipsis replaces at least one character.
    let count = min(kept, max(0, range.count - 1))
    return measurer.runs(in: head(count)) + [ellipsis] + measurer.runs(in: tail(count))
  }

  /// The ellipsis in the style of a character and in the direction of its paragraph.
  private func ellipsis(at index: Int) -> TextRun { symbol("\u{2026}", at: index) }

  /// The hyphen of a word that is broken behind a character.
  func hyphen(at index: Int) -> TextRun { symbol("\u{2010}", at: index) }

  /// A symbol in the style of a character and in the direction of its paragraph.
  private func symbol(_ symbol: String, at index: Int) -> TextRun {
    var style = text.styles[0]
    if index >= 0, index < count { style = text.styles[text.styleIndex(at: index)] }
    let symbol = StyledText(symbol, font: style.font, weight: .regular)
    guard var run = TextMeasurer(text: symbol).runs(in: 0..<1).first else {
      misuse("One character has one run")
    }
    run.style = style
    run.start = index
    run.isAdded = true
    run.level = measurer.baseLevel(at: index)
    return run
  }
}
