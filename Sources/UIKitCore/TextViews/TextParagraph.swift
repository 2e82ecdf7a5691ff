import Foundation
import UIKitGraphics

extension TextParagraphs {
  /// A paragraph with its position, a piece of a very long paragraph, or several paragraphs that
  /// have not been needed yet.
  @MainActor
  final class Paragraph {
    /// The lines; empty before the layout.
    private(set) var layout: TextLayout
    /// Whether the layout is pending, so that the height is an estimate.
    private(set) var isPending: Bool
    /// The size while the layout is pending.
    private var estimate: Estimate.Size
    /// The space above the lines, in points.
    private(set) var spaceBefore: CGFloat
    /// The space below the lines, in points.
    private(set) var spaceAfter: CGFloat
    /// The number of characters, without the newline.
    private(set) var count: Int
    /// Whether a newline ends the paragraph, which is not the case for the last one and for pieces
    /// of a paragraph that are followed by another piece.
    let hasNewline: Bool
    /// Whether the piece continues the paragraph of the previous piece.
    let isContinued: Bool
    /// Whether the text may consist of several paragraphs or pieces, and has to be divided before
    /// its layout.
    private(set) var isBlock = false
    /// The index of the first character.
    var start = 0
    /// The number of lines before the paragraph.
    var firstLine = 0
    /// The distance from the top of the text, in points.
    var top: CGFloat = 0
    private var geometryStorage: TextGeometry?
    /// Whether a further piece of the paragraph follows.
    private var isCut = false

    /// Creates a pending paragraph.
    convenience init(_ part: Part, estimate: Estimate.Size) {
      self.init(part, content: Content(layout: TextEngine.empty))
      self.estimate = estimate
      isPending = true
    }

    init(_ part: Part, content: Content) {
      (isPending, estimate) = (false, Estimate.Size())
      layout = content.layout
      spaceBefore = content.spaceBefore
      spaceAfter = content.spaceAfter
      count = part.range.count
      hasNewline = part.hasNewline
      isContinued = part.isContinued
    }

    /// The geometry of the characters, relative to the paragraph.
    var geometry: TextGeometry {
      if let geometryStorage { return geometryStorage }
      let geometry = TextGeometry(layout)
      geometryStorage = geometry
      return geometry
    }

    /// The index of the newline, or the end of the text.
    var end: Int { start + count }
    /// The index of the first character of the next paragraph.
    var nextStart: Int { end + (hasNewline ? 1 : 0) }
    /// The distance of the end from the top of the text, in points.
    ///
    /// A paragraph ends at a device pixel, also if it consists of several pieces.
    var bottom: CGFloat {
      guard isContinued, !isCut, !isPending else { return top + height }
      return ((top + height) * layout.scale - 0.001).rounded(.up) / layout.scale
    }
    /// The height without the spacing, in points.
    var height: CGFloat { isPending ? estimate.height : layout.size.height }
    var lineCount: Int { isPending ? estimate.lines : layout.lines.count }

    /// The end of the visible characters of the last line, as an index of the text.
    var visibleEnd: Int {
      start + min(count, geometry.range(ofLine: geometry.lineCount - 1).upperBound)
    }

    /// Adopts the lines of a pending paragraph.
    ///
    /// - Parameters:
    ///   - content: The lines.
    ///   - isCut: Whether a further piece of the paragraph follows.
    func setContent(_ content: Content, isCut: Bool) {
      isPending = false
      self.isCut = isCut
      layout = content.layout
      geometryStorage = nil
      spaceBefore = isContinued ? 0 : content.spaceBefore
      spaceAfter = isCut ? 0 : content.spaceAfter
    }

    /// Ends the piece after another number of characters.
    func setCount(_ count: Int) { self.count = count }

    /// Begins the piece at another character, so that its lines have to be laid out again.
    func setStart(_ start: Int) {
      count += self.start - start
      self.start = start
      keepSize(of: self)
      isPending = true
      layout = TextEngine.empty
      geometryStorage = nil
    }

    /// Estimates the size as that of a paragraph which this one replaces.
    func keepSize(of other: Paragraph) {
      estimate = Estimate.Size(lines: other.lineCount, height: other.height)
    }

    /// Returns a block of this paragraph or block and the following part.
    func joined(with part: Part, estimate: Estimate.Size) -> Paragraph {
      let fullPart = Part(
        range: start..<part.range.upperBound,
        hasNewline: part.hasNewline,
        isContinued: isContinued
      )
      let size = Estimate.Size(
        lines: self.estimate.lines + estimate.lines,
        height: self.estimate.height + estimate.height
      )
      let block = Paragraph(fullPart, estimate: size)
      block.start = start
      block.isBlock = true
      return block
    }

    /// Converts a position in the text to a position in this paragraph.
    func localPosition(of position: TextPosition) -> TextPosition {
      TextPosition(min(max(position.index - start, 0), count), position.affinity)
    }

    /// Converts a position in this paragraph to a position in the text.
    func globalPosition(of position: TextPosition) -> TextPosition {
      TextPosition(start + min(position.index, count), position.affinity)
    }
  }
}
