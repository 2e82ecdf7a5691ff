import Foundation
import UIKitGraphics

/// The lines of a text, laid out by paragraphs, relative to its top left corner.
///
/// A change causes the layout of the affected paragraphs only; the others are displaced. Indices
/// count characters, as in ``EditableText``.
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

  /// A paragraph with its position.
  @MainActor
  final class Paragraph {
    /// The lines; empty before the layout.
    private(set) var layout: TextLayout
    /// Whether the layout is pending, so that the height is an estimate.
    fileprivate private(set) var isPending: Bool
    private var estimate: Estimate.Size
    fileprivate private(set) var spaceBefore: CGFloat
    fileprivate private(set) var spaceAfter: CGFloat
    /// The number of characters, without the newline.
    fileprivate let count: Int
    /// Whether a newline ends the paragraph, which is not the case for the last one.
    fileprivate let hasNewline: Bool
    /// The index of the first character.
    fileprivate(set) var start = 0
    /// The number of lines before the paragraph.
    fileprivate var firstLine = 0
    /// The distance from the top of the text, in points.
    fileprivate(set) var top: CGFloat = 0
    fileprivate private(set) lazy var geometry = TextGeometry(layout)

    /// Creates a paragraph to be laid out later.
    fileprivate convenience init(_ estimate: Estimate.Size, count: Int, hasNewline: Bool) {
      self.init(Content(layout: TextEngine.empty), count: count, hasNewline: hasNewline)
      self.estimate = estimate
      isPending = true
    }

    fileprivate init(_ content: Content, count: Int, hasNewline: Bool) {
      (isPending, estimate) = (false, Estimate.Size())
      layout = content.layout
      spaceBefore = content.spaceBefore
      spaceAfter = content.spaceAfter
      self.count = count
      self.hasNewline = hasNewline
    }

    /// The index of the newline, or the end of the text.
    fileprivate var end: Int { start + count }
    fileprivate var bottom: CGFloat { top + height }
    fileprivate var height: CGFloat { isPending ? estimate.height : layout.size.height }
    fileprivate var lineCount: Int { isPending ? estimate.lines : layout.lines.count }

    /// Adopts the lines of a pending paragraph.
    fileprivate func take(_ content: Content) {
      isPending = false
      layout = content.layout
      (spaceBefore, spaceAfter) = (content.spaceBefore, content.spaceAfter)
    }

    /// Converts a position in the text to a position in this paragraph.
    fileprivate func local(_ position: TextPosition) -> TextPosition {
      TextPosition(min(max(position.index - start, 0), count), position.affinity)
    }

    /// Converts a position in this paragraph to a position in the text.
    fileprivate func global(_ position: TextPosition) -> TextPosition {
      TextPosition(start + min(position.index, count), position.affinity)
    }
  }

  /// The displacement of paragraphs caused by a change of the text.
  struct Displacement {
    /// The distances from the top of the text between which the change is visible, in points;
    /// infinite if all paragraphs below have moved.
    var top: CGFloat
    var bottom: CGFloat
  }

  private(set) var paragraphs: [Paragraph] = []
  /// The height of all lines, in points.
  private(set) var height: CGFloat = 0
  /// The width of the widest line, in points.
  private(set) var width: CGFloat = 0
  /// The width used to align lines, in points.
  var containerWidth: CGFloat = 0
  /// The number of paragraph layouts performed.
  private(set) var layoutCount = 0
  /// The maximum number of characters laid out immediately after a change.
  ///
  /// If `estimate` is set, further paragraphs are laid out on demand.
  var charactersAtOnce = 1 << 17
  /// The metrics of pending paragraphs; `nil`, the default, to lay out all paragraphs immediately.
  var estimate: Estimate?
  /// Lays out a pending paragraph on demand.
  var layOutPending: (Range<Int>) -> Content = { _ in Content(layout: TextEngine.empty) }
  /// Called after pending paragraphs were laid out.
  ///
  /// The argument is the distance from the top below which paragraphs have moved, in points.
  var didMove: (CGFloat) -> Void = { _ in }
  private var hasPending = false

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
    _ characters: [Character],
    _ layOut: (Range<Int>) -> Content
  ) -> Displacement? {
    switch change {
    case .nothing where !paragraphs.isEmpty: return nil
    case .part(let old, let new) where !paragraphs.isEmpty:
      return replace(old, new, characters, layOut)
    case .nothing, .part, .everything:
      hasPending = false
      paragraphs = split(0..<characters.count, isEnd: true, characters, layOut)
      place(from: 0)
      return Displacement(top: 0, bottom: .infinity)
    }
  }

  private func replace(
    _ old: Range<Int>,
    _ new: Range<Int>,
    _ characters: [Character],
    _ layOut: (Range<Int>) -> Content
  ) -> Displacement? {
    let first = index(ofCharacter: old.lowerBound)
    let isEnd = new.upperBound == characters.count
    let last = isEnd ? paragraphs.count - 1 : index(ofCharacter: max(0, old.upperBound - 1))
    let start = paragraphs[first].start
    let replaced = first..<max(first, last) + 1
    let (top, bottom) = (paragraphs[first].top, paragraphs[replaced.upperBound - 1].bottom)
    let oldHeight = height
    let added = split(start..<new.upperBound, isEnd: isEnd, characters, layOut)
    paragraphs.replaceSubrange(replaced, with: added)
    place(from: first)
    let isBelowUnmoved = height == oldHeight && added.count == replaced.count
    return Displacement(top: top, bottom: isBelowUnmoved ? bottom : .infinity)
  }

  /// Returns the paragraphs of a range.
  ///
  /// At the end of the text, this includes the paragraph after the last newline.
  private func split(
    _ range: Range<Int>,
    isEnd: Bool,
    _ characters: [Character],
    _ layOut: (Range<Int>) -> Content
  ) -> [Paragraph] {
    var result: [Paragraph] = []
    var start = range.lowerBound
    func add(_ end: Int, hasNewline: Bool) {
      if let estimate, end - range.lowerBound > charactersAtOnce {
        hasPending = true
        let count = end - start
        result.append(Paragraph(estimate.size(count), count: count, hasNewline: hasNewline))
        return
      }
      layoutCount += 1
      result.append(
        Paragraph(layOut(start..<end), count: end - start, hasNewline: hasNewline)
      )
    }
    for index in range where characters[index].isNewline {
      add(index, hasNewline: true)
      start = index + 1
    }
    if isEnd || start < range.upperBound { add(range.upperBound, hasNewline: false) }
    return result
  }

  /// Positions paragraphs below each other.
  private func place(from first: Int) {
    for index in first..<paragraphs.count {
      let paragraph = paragraphs[index]
      guard index > 0 else {
        (paragraph.start, paragraph.firstLine, paragraph.top) = (0, 0, 0)
        continue
      }
      let previous = paragraphs[index - 1]
      paragraph.start = previous.end + (previous.hasNewline ? 1 : 0)
      paragraph.firstLine = previous.firstLine + previous.lineCount
      paragraph.top =
        paragraph.lineCount == 0
        ? previous.bottom : previous.bottom + previous.spaceAfter + paragraph.spaceBefore
    }
    height = paragraphs.last?.bottom ?? 0
    width = paragraphs.reduce(0) { max($0, $1.layout.size.width) }
  }

  // MARK: Late layout

  /// Lays out the pending paragraphs between two heights, up to a character.
  func layOut(from top: CGFloat, to bottom: CGFloat, before limit: Int = .max) {
    guard hasPending, !paragraphs.isEmpty else { return }
    var (index, changed) = (max(0, lastIndex(top) { $0.top } - 1), Int?.none)
    var end = paragraphs[index].top
    while index < paragraphs.count, end <= bottom, paragraphs[index].start < limit {
      if layOutIfPending(index) { changed = changed ?? index }
      end += paragraphs[index].height
      index += 1
    }
    if let changed { move(from: changed) }
  }

  /// Lays out all pending paragraphs.
  func layOutAll() {
    layOut(from: -.infinity, to: .infinity)
    hasPending = false
  }

  /// Returns the index of a character's paragraph after laying out this paragraph and its
  /// neighbours.
  private func laidOutIndex(ofCharacter index: Int) -> Int {
    let index = self.index(ofCharacter: index)
    if hasPending { layOut(around: index) }
    return index
  }

  private func layOut(around index: Int) {
    var changed: Int?
    for near in max(0, index - 1)...min(index + 1, paragraphs.count - 1)
    where layOutIfPending(near) {
      changed = changed ?? near
    }
    if let changed { move(from: changed) }
  }

  private func layOutIfPending(_ index: Int) -> Bool {
    let paragraph = paragraphs[index]
    guard paragraph.isPending else { return false }
    layoutCount += 1
    paragraph.take(layOutPending(paragraph.start..<paragraph.end))
    return true
  }

  private func move(from index: Int) {
    place(from: index)
    didMove(paragraphs[index].top)
  }

  // MARK: Finding

  /// Returns the index of the last paragraph whose key does not exceed a value.
  private func lastIndex<Key: Comparable>(_ value: Key, _ key: (Paragraph) -> Key) -> Int {
    var (low, high) = (0, paragraphs.count)
    while low < high {
      let middle = (low + high) / 2
      if key(paragraphs[middle]) <= value { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  private func index(ofCharacter index: Int) -> Int { lastIndex(index) { $0.start } }

  private func paragraph(ofLine line: Int) -> Paragraph {
    var index = lastIndex(line) { $0.firstLine }
    // The layout of a paragraph moves only the lines below it.
    while layOutIfPending(index) {
      move(from: index)
      index = lastIndex(line) { $0.firstLine }
    }
    // Paragraphs beyond the maximum number of lines have no lines.
    while index > 0, paragraphs[index].lineCount == 0 { index -= 1 }
    return paragraphs[index]
  }

  /// Returns the paragraphs between two heights.
  func paragraphs(from top: CGFloat, to bottom: CGFloat) -> ArraySlice<Paragraph> {
    guard !paragraphs.isEmpty else { return [] }
    let first = lastIndex(top) { $0.top }
    let last = max(first, lastIndex(bottom) { $0.top })
    return paragraphs[first...last]
  }

  /// Returns the rectangles of characters in lines between two heights.
  ///
  /// A selected newline extends to the trailing edge of its line.
  func rects(of range: Range<Int>, from top: CGFloat, to bottom: CGFloat) -> [CGRect] {
    guard !range.isEmpty, !paragraphs.isEmpty else { return [] }
    var result: [CGRect] = []
    let first = index(ofCharacter: range.lowerBound)
    layOut(from: max(top, paragraphs[first].top), to: bottom, before: range.upperBound)
    for paragraph in paragraphs[first...] {
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
    let paragraph = paragraphs[laidOutIndex(ofCharacter: position.index)]
    guard paragraph.lineCount > 0 else { return max(0, lineCount - 1) }
    return paragraph.firstLine + paragraph.geometry.line(of: paragraph.local(position))
  }

  func caret(at position: TextPosition) -> CGRect {
    guard !paragraphs.isEmpty else { return .zero }
    let paragraph = paragraphs[laidOutIndex(ofCharacter: position.index)]
    guard paragraph.lineCount > 0 else {
      let end = self.paragraph(ofLine: max(0, lineCount - 1))
      guard end !== paragraph, end.lineCount > 0 else { return .zero }
      return caret(at: TextPosition(end.end, .downstream))
    }
    return paragraph.geometry.caret(at: paragraph.local(position))
      .offsetBy(dx: 0, dy: paragraph.top)
  }

  func position(nearestTo point: CGPoint) -> TextPosition {
    guard !paragraphs.isEmpty else { return TextPosition(0) }
    layOut(from: point.y, to: point.y)
    let paragraph = paragraphs[lastIndex(point.y) { $0.top }]
    let position = paragraph.geometry.position(
      nearestTo: CGPoint(x: point.x, y: point.y - paragraph.top)
    )
    return paragraph.global(position)
  }

  func rects(of range: Range<Int>) -> [CGRect] {
    rects(of: range, from: -.infinity, to: .infinity)
  }

  func position(adjacentTo position: TextPosition, toRight: Bool) -> TextPosition {
    guard !paragraphs.isEmpty else { return position }
    let index = laidOutIndex(ofCharacter: position.index)
    let paragraph = paragraphs[index]
    let local = paragraph.local(position)
    let geometry = paragraph.geometry
    let next = paragraph.global(geometry.position(adjacentTo: local, toRight: toRight))
    let isStill =
      next.index == paragraph.start + local.index
      && geometry.caret(at: paragraph.local(next)) == geometry.caret(at: local)
    guard isStill else { return next }
    let isForward = toRight != geometry.isRightToLeft(line: geometry.line(of: local))
    if isForward {
      guard index + 1 < paragraphs.count, local.index == paragraph.count else { return position }
      return TextPosition(paragraphs[index + 1].start, .upstream)
    }
    guard index > 0, local.index == 0 else { return position }
    return TextPosition(paragraphs[index - 1].end, .downstream)
  }
}
