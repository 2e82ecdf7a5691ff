import Foundation
import UIKitGraphics

extension TextParagraphs {
  // MARK: Finding

  /// Returns the index of the last paragraph whose key does not exceed a value.
  func lastIndex<Key: Comparable>(_ value: Key, _ key: (Paragraph) -> Key) -> Int {
    var (low, high) = (0, paragraphs.count)
    while low < high {
      let middle = (low + high) / 2
      if key(paragraphs[middle]) <= value { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  func index(ofCharacter index: Int) -> Int { lastIndex(index) { $0.start } }

  private func paragraph(ofLine line: Int) -> Paragraph {
    var index = lastIndex(line) { $0.firstLine }
    // The layout of a paragraph moves only the lines below it.
    while true {
      if !divideIfBlock(index) {
        guard layOutIfPending(index) else { break }
        updatePositionsAndNotify(from: index)
      }
      index = lastIndex(line) { $0.firstLine }
    }
    // Paragraphs beyond the maximum number of lines have no lines.
    while index > 0, paragraphs[index].lineCount == 0 { index -= 1 }
    return paragraphs[index]
  }

  /// Returns the paragraphs between two heights.
  func paragraphs(from top: CGFloat, to bottom: CGFloat) -> ArraySlice<Paragraph> {
    guard !paragraphs.isEmpty else { return [] }
    let firstParagraph = lastIndex(top) { $0.top }
    let last = max(firstParagraph, lastIndex(bottom) { $0.top })
    return paragraphs[firstParagraph...last]
  }

  /// Returns the rectangles of characters in lines between two heights.
  ///
  /// A selected newline extends to the trailing edge of its line.
  func rects(of range: Range<Int>, from top: CGFloat, to bottom: CGFloat) -> [CGRect] {
    guard !range.isEmpty, !paragraphs.isEmpty else { return [] }
    var result: [CGRect] = []
    if hasPending { divideIfBlock(index(ofCharacter: range.lowerBound)) }
    let start = paragraphs[index(ofCharacter: range.lowerBound)].top
    layOut(from: max(top, start), to: bottom, before: range.upperBound)
    for paragraph in paragraphs[index(ofCharacter: range.lowerBound)...] {
      guard paragraph.start < range.upperBound, paragraph.top <= bottom else { break }
      guard paragraph.bottom >= top else { continue }
      let lower = max(0, range.lowerBound - paragraph.start)
      let upper = min(paragraph.count, range.upperBound - paragraph.start)
      if lower < upper {
        result += paragraph.geometry.rects(of: lower..<upper).map {
          $0.offsetBy(dx: 0, dy: paragraph.top)
        }
      }
      if paragraph.hasNewline, range.contains(paragraph.end) {
        result.append(newlineRect(of: paragraph))
      }
    }
    return result
  }

  private func newlineRect(of paragraph: Paragraph) -> CGRect {
    let end = caret(at: TextPosition(paragraph.end, .downstream))
    let line = max(0, paragraph.lineCount - 1)
    guard paragraph.count > 0 else {
      return CGRect(x: 0, y: end.minY, width: containerWidth, height: end.height)
    }
    let isRightToLeft = paragraph.geometry.isRightToLeft(line: line)
    let start = isRightToLeft ? min(0, end.minX) : end.minX
    let width = isRightToLeft ? end.minX - start : max(0, containerWidth - start)
    return CGRect(x: start, y: end.minY, width: width, height: end.height)
  }
}

extension TextParagraphs: EditedTextGeometry {
  var count: Int { paragraphs.last?.end ?? 0 }

  var lineCount: Int { paragraphs.last.map { $0.firstLine + $0.lineCount } ?? 0 }

  func isRightToLeft(line: Int) -> Bool {
    guard !paragraphs.isEmpty else { return false }
    let paragraph = paragraph(ofLine: line)
    return paragraph.geometry.isRightToLeft(line: line - paragraph.firstLine)
  }

  func range(ofLine line: Int) -> Range<Int> {
    guard !paragraphs.isEmpty else { return 0..<0 }
    let paragraph = paragraph(ofLine: line)
    let range = paragraph.geometry.range(ofLine: line - paragraph.firstLine)
    let start = paragraph.start + min(range.lowerBound, paragraph.count)
    return start..<paragraph.start + min(range.upperBound, paragraph.count)
  }

  func line(of position: TextPosition) -> Int {
    guard !paragraphs.isEmpty else { return 0 }
    let paragraph = paragraphs[laidOutIndex(of: position)]
    guard paragraph.lineCount > 0 else { return max(0, lineCount - 1) }
    return paragraph.firstLine + paragraph.geometry.line(of: paragraph.local(position))
  }

  func caret(at position: TextPosition) -> CGRect {
    guard !paragraphs.isEmpty else { return .zero }
    let paragraph = paragraphs[laidOutIndex(of: position)]
    guard paragraph.lineCount > 0 else {
      let end = self.paragraph(ofLine: max(0, lineCount - 1))
      guard end !== paragraph, end.lineCount > 0 else { return .zero }
      return caret(at: TextPosition(end.end, .downstream))
    }
    var rect = paragraph.geometry.caret(at: paragraph.local(position))
    let isLast = rect.maxY >= paragraph.layout.size.height
    rect.origin.y += paragraph.top
    if isLast { rect.size.height = paragraph.bottom - rect.minY }
    return rect
  }

  func position(nearestTo point: CGPoint) -> TextPosition {
    guard !paragraphs.isEmpty else { return TextPosition(0) }
    layOut(from: point.y, to: point.y)
    let index = lastIndex(point.y) { $0.top }
    let paragraph = paragraphs[index]
    var position = paragraph.geometry.position(
      nearestTo: CGPoint(x: point.x, y: point.y - paragraph.top)
    )
    // The lines of two pieces may meet within a word.
    if paragraph.isContinued, position.index == 0 { position.affinity = .downstream }
    let isCut = index + 1 < paragraphs.count && !paragraph.hasNewline
    if isCut, position.index == paragraph.count { position.affinity = .upstream }
    return paragraph.global(position)
  }

  func rects(of range: Range<Int>) -> [CGRect] {
    rects(of: range, from: -.infinity, to: .infinity)
  }

  func position(adjacentTo position: TextPosition, toRight: Bool) -> TextPosition {
    guard !paragraphs.isEmpty else { return position }
    let index = laidOutIndex(of: position)
    let paragraph = paragraphs[index]
    let local = paragraph.local(position)
    let geometry = paragraph.geometry
    let next = paragraph.global(geometry.position(adjacentTo: local, toRight: toRight))
    let isUnchanged =
      next.index == paragraph.start + local.index
      && geometry.caret(at: paragraph.local(next)) == geometry.caret(at: local)
    guard isUnchanged else { return next }
    let isForward = toRight != geometry.isRightToLeft(line: geometry.line(of: local))
    if isForward {
      guard index + 1 < paragraphs.count else { return position }
      let start = paragraphs[index + 1].start
      if !paragraph.hasNewline {
        return TextPosition(start, start == position.index ? .downstream : .upstream)
      }
      return local.index == paragraph.count ? TextPosition(start, .upstream) : position
    }
    guard index > 0, local.index == 0 else { return position }
    let previous = paragraphs[index - 1]
    guard paragraph.isContinued else { return TextPosition(previous.end, .downstream) }
    let end = previous.lastVisible
    return TextPosition(end, end == position.index ? .upstream : .downstream)
  }
}
