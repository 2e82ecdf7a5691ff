import Foundation
import UIKitGraphics

extension TextParagraphs {
  /// Lays out the pending paragraphs between two y-coordinates, in points, that start before a
  /// character.
  func layOut(from top: CGFloat, to bottom: CGFloat, before limit: Int = .max) {
    guard hasPending, !paragraphs.isEmpty else { return }
    divideBlocks(from: top, to: bottom, before: limit)
    var (index, firstChanged) = (max(0, lastIndex(upTo: top) { $0.top } - 1), Int?.none)
    var end = paragraphs[index].top
    while index < paragraphs.count, end <= bottom, paragraphs[index].start < limit {
      divideIfBlock(index)
      if layOutIfPending(index) { firstChanged = firstChanged ?? index }
      end += paragraphs[index].height
      index += 1
    }
    if let firstChanged { updatePositionsAndNotify(from: firstChanged) }
  }

  /// Divides the blocks between two y-coordinates, in points, that start before a character.
  ///
  /// Dividing changes no positions.
  func divideBlocks(from top: CGFloat, to bottom: CGFloat, before limit: Int = .max) {
    guard hasPending, !paragraphs.isEmpty else { return }
    var index = max(0, lastIndex(upTo: top) { $0.top } - 1)
    while index < paragraphs.count, paragraphs[index].top <= bottom,
      paragraphs[index].start < limit
    {
      if !divideIfBlock(index) || paragraphs[index].bottom < top { index += 1 }
    }
  }

  /// Lays out all pending paragraphs.
  func layOutAll() {
    guard hasPending else { return }
    divideAll()
    layOut(from: -.infinity, to: .infinity)
    hasPending = false
  }

  /// Returns the index of a position's paragraph after laying out this paragraph and its
  /// neighbours.
  func laidOutIndex(of position: TextPosition) -> Int {
    var index = self.index(ofCharacter: position.index)
    while hasPending {
      layOut(around: position.index)
      // The start of a piece may have moved.
      index = self.index(ofCharacter: position.index)
      if !paragraphs[index].isPending { break }
    }
    let paragraph = paragraphs[index]
    let isAtBreak =
      position.affinity == .upstream && paragraph.isContinued && position.index == paragraph.start
      && index > 0 && paragraphs[index - 1].visibleEnd == position.index
    return isAtBreak ? index - 1 : index
  }

  private func layOut(around character: Int) {
    var index = self.index(ofCharacter: character)
    if divideIfBlock(index) { index = self.index(ofCharacter: character) }
    if index + 1 < paragraphs.count { divideIfBlock(index + 1) }
    if index > 0, divideIfBlock(index - 1) { index = self.index(ofCharacter: character) }
    var firstChanged: Int?
    for neighbour in max(0, index - 1)...min(index + 1, paragraphs.count - 1)
    where layOutIfPending(neighbour) {
      firstChanged = firstChanged ?? neighbour
    }
    if let firstChanged { updatePositionsAndNotify(from: firstChanged) }
  }

  /// Lays out a pending paragraph that is not a block.
  ///
  /// If a further piece of the paragraph follows, its first characters are laid out as well, so
  /// that it begins at a line break.
  ///
  /// - Returns: Whether the layout was pending.
  func layOutIfPending(_ index: Int) -> Bool {
    let paragraph = paragraphs[index]
    guard paragraph.isPending else { return false }
    layoutCount += 1
    var part = Part(
      range: paragraph.start..<paragraph.end,
      isContinued: paragraph.isContinued,
      paragraphStart: paragraphStart(of: index)
    )
    guard !paragraph.hasNewline, index + 1 < paragraphs.count else {
      paragraph.setContent(layOutPending(part), isCut: false)
      return true
    }
    divideIfBlock(index + 1)
    let nextParagraph = paragraphs[index + 1]
    let overlap = min(nextParagraph.count, pieceLength / 8)
    part.range = paragraph.start..<paragraph.end + overlap
    var content = layOutPending(part)
    guard
      let (lines, start) = TextParagraphs.lineBreak(in: content.layout, atOrAfter: paragraph.count)
    else {
      // The piece is a single line.
      part.range = paragraph.start..<paragraph.end
      paragraph.setContent(layOutPending(part), isCut: true)
      return true
    }
    content.layout = content.layout.prefix(lines)
    paragraph.setContent(content, isCut: true)
    guard start != paragraph.count else { return true }
    paragraph.setCount(start)
    nextParagraph.setStart(paragraph.end)
    return true
  }

  /// Returns the number of lines before the first line that starts at or after a character, or
  /// before the last line, and the start of that line; `nil` for a single line.
  private static func lineBreak(
    in layout: TextLayout,
    atOrAfter count: Int
  ) -> (lines: Int, start: Int)? {
    let geometry = TextGeometry(layout)
    guard geometry.lineCount > 1 else { return nil }
    var line = geometry.lineCount - 1
    while line > 1, geometry.range(ofLine: line - 1).lowerBound >= count { line -= 1 }
    let start = geometry.range(ofLine: line).lowerBound
    return start > 0 ? (line, start) : nil
  }

  /// Positions the paragraphs from an index on, and calls `didMove`.
  func updatePositionsAndNotify(from index: Int) {
    updatePositions(from: index)
    didMove(paragraphs[index].top)
  }
}
