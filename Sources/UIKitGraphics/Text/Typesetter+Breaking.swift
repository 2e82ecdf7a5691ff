internal import Foundation

extension NSLineBreakMode {
  /// Whether the last line contains all remaining text and is clipped or truncated.
  var truncatesLastLine: Bool { self == .byClipping || usesEllipsis }

  var usesEllipsis: Bool {
    self == .byTruncatingHead || self == .byTruncatingMiddle || self == .byTruncatingTail
  }
}

extension Typesetter {
  /// Returns the end of the first line of a range, including its trailing spaces.
  func breakPosition(_ range: Range<Int>) -> Int {
    let end = widestBreak(range)
    guard paragraph.strategy.contains(.pushOut), end < range.upperBound else { return end }
    return breakBeforeLastWords(of: range.lowerBound..<end, textEnd: range.upperBound)
  }

  /// Returns the end of the longest line that fits.
  private func widestBreak(_ range: Range<Int>) -> Int {
    guard options.maxWidth.isFinite, !range.isEmpty else { return range.upperBound }
    let width = lineBounds.width
    if paragraph.lineBreakMode != .byCharWrapping,
      let word = measurer.wordBeyond(range, width: width), word.lowerBound > range.lowerBound,
      !(word.lowerBound + 1..<word.upperBound).contains(where: breaks.allowsBreak),
      breaks.allowsBreak(before: word.lowerBound)
    {
      return word.lowerBound
    }
    let limit = range.lowerBound + max(1, measurer.fittingPrefix(of: range, width: width))
    guard limit < range.upperBound else { return range.upperBound }
    if paragraph.lineBreakMode == .byCharWrapping { return limit }
    if text.isSpace(at: limit) { return skipSpaces(from: limit, to: range.upperBound) }
    var position = limit
    while position > range.lowerBound {
      if breaks.allowsBreak(before: position), canEndLine(range.lowerBound..<position) {
        return position
      }
      position -= 1
    }
    return limit
  }

  /// Returns whether a line may end after the characters.
  ///
  /// At a soft hyphen, the hyphen must fit. With a hyphenation factor, the line must otherwise be
  /// too empty.
  private func canEndLine(_ range: Range<Int>) -> Bool {
    guard endsWithSoftHyphen(range) else { return true }
    let width = measurer.width(range, isTrial: true) + hyphen(at: range.upperBound - 1).width
    guard width <= lineBounds.width + Typesetter.tolerance else { return false }
    let factor = Double(paragraph.settings.hyphenationFactor)
    guard factor > 0 else { return true }
    var end = range.upperBound - 1
    while end > range.lowerBound, !text.isSpace(at: end - 1) { end -= 1 }
    guard end > range.lowerBound else { return true }
    let unbrokenWidth = measurer.width(range.lowerBound..<end, isTrial: true)
    return unbrokenWidth < lineBounds.width * factor
  }

  /// Returns whether a line that breaks after the characters displays a hyphen.
  func endsWithSoftHyphen(_ range: Range<Int>) -> Bool {
    !range.isEmpty && text.ascii == nil && text.character(at: range.upperBound - 1) == "\u{AD}"
  }

  /// Returns the index of the first character that is not a space; `end` if there is none.
  private func skipSpaces(from start: Int, to end: Int) -> Int {
    var index = start
    while index < end, text.isSpace(at: index) { index += 1 }
    return index
  }

  /// Returns an earlier end for the line before the last one, if the last line would be a single
  /// word.
  private func breakBeforeLastWords(of line: Range<Int>, textEnd end: Int) -> Int {
    guard !text.isCut, end - line.upperBound < 100 else { return line.upperBound }
    let isOneWord = !(line.upperBound..<end).dropFirst().contains {
      text.isSpace(at: $0 - 1) && !text.isSpace(at: $0)
    }
    guard isOneWord else { return line.upperBound }
    var position = line.upperBound - 1
    while position > line.lowerBound, !text.isSpace(at: position - 1) { position -= 1 }
    // A line keeps its last word if it has no other, or if the next line has no room for the word.
    guard (line.lowerBound..<max(line.lowerBound, position - 1)).contains(where: text.isSpace),
      measurer.width(position..<end, isTrial: true) <= lineBounds.width
    else { return line.upperBound }
    return position
  }
}
