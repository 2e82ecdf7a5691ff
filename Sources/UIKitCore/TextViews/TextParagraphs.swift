import Foundation
import UIKitGraphics

/// The lines of a text, laid out by paragraphs, relative to its top left corner.
///
/// A change causes the layout of the affected paragraphs only; the others are displaced. Indices
/// count characters, as in ``EditableText``.
///
/// In a long text, paragraphs are laid out on demand, and those that have not been needed yet are
/// kept in blocks. A very long paragraph consists of pieces, each of which ends where a line does.
@MainActor
final class TextParagraphs {
  /// The layout and spacing of a paragraph, without its position.
  struct Content {
    var layout: TextLayout
    /// The spacing in points.
    ///
    /// It is not applied before the first and after the last paragraph of a text.
    var spaceBefore: CGFloat = 0
    var spaceAfter: CGFloat = 0
  }

  /// The characters of a paragraph, or of a piece of one.
  struct Part {
    /// The indices of the characters, without the newline.
    var range: Range<Int>
    var hasNewline = false
    /// Whether the characters continue the paragraph of those before them.
    var isContinued = false
    /// The index of the first character of the paragraph.
    var paragraphStart = 0
  }

  /// The displacement of paragraphs caused by a change of the text.
  struct Displacement {
    /// The distances from the top of the text between which the change is visible, in points;
    /// infinite if all paragraphs below have moved.
    var top: CGFloat
    var bottom: CGFloat
  }

  var paragraphs: [Paragraph] = []
  /// The height of all lines, in points.
  private(set) var height: CGFloat = 0
  /// The width of the widest line, in points.
  private(set) var width: CGFloat = 0
  /// The width used to align lines, in points.
  var containerWidth: CGFloat = 0
  /// The number of paragraph layouts performed.
  var layoutCount = 0
  /// The maximum number of characters of a text that is laid out as a whole.
  ///
  /// If `estimate` is set, paragraphs of a longer text are laid out on demand.
  var charactersAtOnce = 1 << 17
  /// The maximum number of characters of a text that is laid out as a whole to measure it.
  var charactersMeasured = 1 << 20
  /// The number of characters in a piece of a very long paragraph, and in a block of paragraphs.
  var pieceLength = 4_096
  /// The metrics of pending paragraphs; `nil`, the default, to lay out all paragraphs immediately.
  var estimate: Estimate?
  /// Lays out a pending paragraph on demand.
  var layOutPending: (Part) -> Content = { _ in Content(layout: TextEngine.empty) }
  /// Returns the characters of the text, to divide blocks of paragraphs.
  var readCharacters: () -> TextCharacters = { TextCharacters() }
  /// Called after pending paragraphs were laid out.
  ///
  /// The argument is the distance from the top below which paragraphs have moved, in points.
  var didMove: (CGFloat) -> Void = { _ in }
  /// Whether paragraphs may be pending.
  var hasPending = false

  // MARK: Layout

  /// Lays out the changed paragraphs.
  ///
  /// - Parameters:
  ///   - change: The change since the last call.
  ///   - characters: The characters of the whole text.
  ///   - layOut: Lays out the characters of a paragraph, which may be followed by a newline.
  /// - Returns: The displacement of paragraphs; `nil` if the appearance is unchanged.
  func update(
    _ change: EditableText.Change,
    _ characters: TextCharacters,
    _ layOut: (Part) -> Content
  ) -> Displacement? {
    switch change {
    case .nothing where !paragraphs.isEmpty: return nil
    case .part(let replacement) where !paragraphs.isEmpty:
      return replace(replacement, characters, layOut)
    case .nothing, .part, .everything:
      hasPending = false
      let fullPart = Part(range: 0..<characters.count)
      paragraphs = split(fullPart, isEnd: true, isPending: false, characters, layOut)
      updatePositions(from: 0)
      return Displacement(top: 0, bottom: .infinity)
    }
  }

  private func replace(
    _ change: TextCharacters.Replacement,
    _ characters: TextCharacters,
    _ layOut: (Part) -> Content
  ) -> Displacement? {
    let (oldRange, newRange) = (change.old, change.new)
    var firstIndex = index(ofCharacter: oldRange.lowerBound)
    let finalIndex = max(firstIndex, index(ofCharacter: oldRange.upperBound))
    let end = paragraphs[finalIndex].nextStart + newRange.count - oldRange.count
    // A change at the start of a piece may affect the previous piece, and what is left of a piece
    // that becomes short joins the previous piece.
    let start = paragraphs[firstIndex].start
    if paragraphs[firstIndex].isContinued,
      oldRange.lowerBound == start || end - start < pieceLength / 4
    {
      firstIndex -= 1
    }
    let replacedIndices = firstIndex..<finalIndex + 1
    let (top, bottom) = (paragraphs[firstIndex].top, paragraphs[finalIndex].bottom)
    let oldHeight = height
    let editedPart = Part(
      range: paragraphs[firstIndex].start..<end,
      isContinued: paragraphs[firstIndex].isContinued,
      paragraphStart: paragraphStart(of: firstIndex)
    )
    let isAtTextEnd = replacedIndices.upperBound == paragraphs.count
    let hasBlock = paragraphs[replacedIndices].contains(where: \.isBlock)
    let newParagraphs = split(
      editedPart,
      isEnd: isAtTextEnd,
      isPending: hasBlock,
      characters,
      layOut
    )
    if !hasBlock {
      for (oldParagraph, newParagraph) in zip(paragraphs[replacedIndices], newParagraphs)
      where newParagraph.isPending && !newParagraph.isBlock {
        newParagraph.keepSize(of: oldParagraph)
      }
    }
    paragraphs.replaceSubrange(replacedIndices, with: newParagraphs)
    updatePositions(from: firstIndex)
    let isBelowUnmoved = height == oldHeight && newParagraphs.count == replacedIndices.count
    return Displacement(top: top, bottom: isBelowUnmoved ? bottom : .infinity)
  }

  /// Returns the paragraphs of a range.
  ///
  /// At the end of the text, this includes the paragraph after the last newline. If `isPending` is
  /// set, none of them is laid out.
  private func split(
    _ region: Part,
    isEnd: Bool,
    isPending: Bool,
    _ characters: TextCharacters,
    _ layOut: (Part) -> Content
  ) -> [Paragraph] {
    var result: [Paragraph] = []
    let isShort = region.range.count <= charactersAtOnce
    // Paragraphs that end within this distance from the start are laid out immediately.
    let immediateLength = isPending ? -1 : isShort ? charactersAtOnce : charactersAtOnce / 8
    divide(region, isEnd: isEnd, characters) { part in
      let isPiece = part.isContinued || !part.hasNewline && part.range.upperBound < characters.count
      guard let estimate,
        isPiece || part.range.upperBound - region.range.lowerBound > immediateLength
      else {
        layoutCount += 1
        result.append(Paragraph(part, content: layOut(part)))
        return
      }
      hasPending = true
      let size = estimate.size(characterCount: part.range.count)
      if let last = result.last, last.isPending, last.count + part.range.count < pieceLength {
        result[result.count - 1] = last.joined(with: part, estimate: size)
      } else {
        let paragraph = Paragraph(part, estimate: size)
        paragraph.start = part.range.lowerBound
        result.append(paragraph)
      }
    }
    return result
  }

  /// Calls `body` with the paragraphs of a range, and with the pieces of long ones.
  private func divide(
    _ region: Part,
    isEnd: Bool,
    _ characters: TextCharacters,
    _ body: (Part) -> Void
  ) {
    var part = region
    func addParagraph(endingAt end: Int, hasNewline: Bool) {
      if estimate != nil {
        while end - part.range.lowerBound > pieceLength * 5 / 4 {
          let start = part.range.lowerBound
          let cutIndex = characters.cutIndex(before: start + pieceLength)
          part.range = start..<max(cutIndex, start + 1)
          part.hasNewline = false
          body(part)
          part.range = part.range.upperBound..<end
          part.isContinued = true
        }
      }
      part.range = part.range.lowerBound..<end
      part.hasNewline = hasNewline
      body(part)
      let nextStart = hasNewline ? end + 1 : end
      part = Part(
        range: nextStart..<max(nextStart, region.range.upperBound),
        paragraphStart: nextStart
      )
    }
    characters.forEachNewline(in: region.range) {
      addParagraph(endingAt: $0, hasNewline: true)
    }
    if isEnd || part.range.lowerBound < region.range.upperBound {
      addParagraph(endingAt: region.range.upperBound, hasNewline: false)
    }
  }

  /// Positions paragraphs below each other.
  ///
  /// - Parameters:
  ///   - first: The index of the first paragraph.
  ///   - end: The index after the last one; `nil` for all that follow.
  func updatePositions(from first: Int, to end: Int? = nil) {
    for index in first..<(end ?? paragraphs.count) {
      let paragraph = paragraphs[index]
      guard index > 0 else {
        (paragraph.start, paragraph.firstLine, paragraph.top) = (0, 0, 0)
        continue
      }
      let previous = paragraphs[index - 1]
      paragraph.start = previous.nextStart
      paragraph.firstLine = previous.firstLine + previous.lineCount
      paragraph.top =
        paragraph.lineCount == 0
        ? previous.bottom : previous.bottom + previous.spaceAfter + paragraph.spaceBefore
    }
    guard end == nil else { return }
    height = paragraphs.last?.bottom ?? 0
    width = paragraphs.reduce(0) { max($0, $1.layout.size.width) }
  }

  // MARK: Blocks

  /// Divides a block into its paragraphs, which have the same height together.
  ///
  /// - Returns: Whether the paragraph was a block.
  @discardableResult
  func divideIfBlock(_ index: Int) -> Bool {
    guard paragraphs[index].isBlock else { return false }
    let newParagraphs = paragraphsOfBlock(at: index, of: readCharacters())
    paragraphs.replaceSubrange(index...index, with: newParagraphs)
    updatePositions(from: index, to: index + newParagraphs.count)
    return true
  }

  /// Divides all blocks.
  func divideAll() {
    let characters = readCharacters()
    paragraphs = paragraphs.indices.flatMap { index in
      paragraphs[index].isBlock ? paragraphsOfBlock(at: index, of: characters) : [paragraphs[index]]
    }
    updatePositions(from: 0)
  }

  /// Returns the pending paragraphs and pieces that a block stands for.
  private func paragraphsOfBlock(
    at index: Int,
    of characters: TextCharacters
  ) -> [Paragraph] {
    guard let estimate else { return [paragraphs[index]] }
    let block = paragraphs[index]
    var result: [Paragraph] = []
    let region = Part(range: block.start..<block.nextStart, isContinued: block.isContinued)
    let isEnd = index + 1 == paragraphs.count
    divide(region, isEnd: isEnd, characters) {
      result.append(Paragraph($0, estimate: estimate.size(characterCount: $0.range.count)))
    }
    return result
  }

  /// Returns the index of the first character of the paragraph to which a piece belongs.
  func paragraphStart(of index: Int) -> Int {
    var pieceIndex = index
    while pieceIndex > 0, paragraphs[pieceIndex].isContinued {
      pieceIndex -= 1
      if paragraphs[pieceIndex].isBlock {
        let end = paragraphs[pieceIndex].end
        let start = readCharacters().paragraphStart(before: end, from: paragraphs[pieceIndex].start)
        if start > paragraphs[pieceIndex].start { return start }
      }
    }
    return paragraphs[pieceIndex].start
  }
}
