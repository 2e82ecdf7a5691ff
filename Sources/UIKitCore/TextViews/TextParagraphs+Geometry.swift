import Foundation
import UIKitGraphics

extension TextParagraphs {
  // MARK: Finding

  /// Returns the index of the last paragraph whose key does not exceed a value; 0 if there is none.
  ///
  /// The keys must be in ascending order.
  func lastIndex<Key: Comparable>(upTo value: Key, _ key: (Paragraph) -> Key) -> Int {
    var (low, high) = (0, paragraphs.count)
    while low < high {
      let middle = (low + high) / 2
      if key(paragraphs[middle]) <= value { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  func index(ofCharacter index: Int) -> Int { lastIndex(upTo: index) { $0.start } }

  private func paragraph(ofLine line: Int) -> Paragraph {
    var index = lastIndex(upTo: line) { $0.firstLine }
    // The layout of a paragraph moves only the lines below it.
    while true {
      if !divideIfBlock(index) {
        guard layOutIfPending(index) else { break }
        updatePositionsAndNotify(from: index)
      }
      index = lastIndex(upTo: line) { $0.firstLine }
    }
    // Paragraphs beyond the maximum number of lines have no lines.
    while index > 0, paragraphs[index].lineCount == 0 { index -= 1 }
    return paragraphs[index]
  }

  /// Returns the paragraphs between two y-coordinates, in points.
  func paragraphs(from top: CGFloat, to bottom: CGFloat) -> ArraySlice<Paragraph> {
    guard !paragraphs.isEmpty else { return [] }
    let firstIndex = lastIndex(upTo: top) { $0.top }
    let endIndex = max(firstIndex, lastIndex(upTo: bottom) { $0.top })
    return paragraphs[firstIndex...endIndex]
  }

  /// Returns the rectangles of characters in lines between two y-coordinates, in points.
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

  /// Returns the rectangle of a selected newline, from the caret at the paragraph's end to the
  /// trailing edge.
  private func newlineRect(of paragraph: Paragraph) -> CGRect {
    let caretRect = caret(at: TextPosition(paragraph.end, .downstream))
    let line = max(0, paragraph.lineCount - 1)
    guard paragraph.count > 0 else {
      return CGRect(x: 0, y: caretRect.minY, width: containerWidth, height: caretRect.height)
    }
    let isRightToLeft = paragraph.geometry.isRightToLeft(line: line)
    let start = isRightToLeft ? min(0, caretRect.minX) : caretRect.minX
    let width = isRightToLeft ? caretRect.minX - start : max(0, containerWidth - start)
    return CGRect(x: start, y: caretRect.minY, width: width, height: caretRect.height)
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
    return paragraph.firstLine + paragraph.geometry.line(of: paragraph.localPosition(of: position))
  }

  func caret(at position: TextPosition) -> CGRect {
    guard !paragraphs.isEmpty else { return .zero }
    let paragraph = paragraphs[laidOutIndex(of: position)]
    guard paragraph.lineCount > 0 else {
      let lastParagraph = self.paragraph(ofLine: max(0, lineCount - 1))
      guard lastParagraph !== paragraph, lastParagraph.lineCount > 0 else { return .zero }
      return caret(at: TextPosition(lastParagraph.end, .downstream))
    }
    var rect = paragraph.geometry.caret(at: paragraph.localPosition(of: position))
    let isLast = rect.maxY >= paragraph.layout.size.height
    rect.origin.y += paragraph.top
    if isLast { rect.size.height = paragraph.bottom - rect.minY }
    return rect
  }

  func position(nearestTo point: CGPoint) -> TextPosition {
    guard !paragraphs.isEmpty else { return TextPosition(0) }
    layOut(from: point.y, to: point.y)
    let index = lastIndex(upTo: point.y) { $0.top }
    let paragraph = paragraphs[index]
    var position = paragraph.geometry.position(
      nearestTo: CGPoint(x: point.x, y: point.y - paragraph.top)
    )
    // The lines of two pieces may meet within a word.
    if paragraph.isContinued, position.index == 0 { position.affinity = .downstream }
    let isCut = index + 1 < paragraphs.count && !paragraph.hasNewline
    if isCut, position.index == paragraph.count { position.affinity = .upstream }
    return paragraph.globalPosition(of: position)
  }

  func rects(of range: Range<Int>) -> [CGRect] {
    rects(of: range, from: -.infinity, to: .infinity)
  }

  func position(adjacentTo position: TextPosition, toRight: Bool) -> TextPosition {
    guard !paragraphs.isEmpty else { return position }
    let index = laidOutIndex(of: position)
    let paragraph = paragraphs[index]
    let localPosition = paragraph.localPosition(of: position)
    let geometry = paragraph.geometry
    let adjacentPosition = paragraph.globalPosition(
      of: geometry.position(adjacentTo: localPosition, toRight: toRight)
    )
    let isUnchanged =
      adjacentPosition.index == paragraph.start + localPosition.index
      && geometry.caret(at: paragraph.localPosition(of: adjacentPosition))
        == geometry.caret(at: localPosition)
    guard isUnchanged else { return adjacentPosition }
    let isForward = toRight != geometry.isRightToLeft(line: geometry.line(of: localPosition))
    if isForward {
      guard index + 1 < paragraphs.count else { return position }
      let start = paragraphs[index + 1].start
      if !paragraph.hasNewline {
        return TextPosition(start, start == position.index ? .downstream : .upstream)
      }
      return localPosition.index == paragraph.count ? TextPosition(start, .upstream) : position
    }
    guard index > 0, localPosition.index == 0 else { return position }
    let previous = paragraphs[index - 1]
    guard paragraph.isContinued else { return TextPosition(previous.end, .downstream) }
    let end = previous.visibleEnd
    return TextPosition(end, end == position.index ? .upstream : .downstream)
  }
}
