package import Foundation

/// A position between the characters of a layout, and the side from which it is reached.
package struct TextPosition: Hashable, Sendable {
  /// The character to which a position belongs.
  ///
  /// It matters where two neighbours stand apart: where the direction changes, and where a line
  /// breaks.
  package enum Affinity: Sendable {
    /// The character before the position, or the start of the line.
    case upstream
    /// The character after the position, or the end of the line.
    case downstream
  }

  /// The number of characters before the position.
  package var index: Int
  /// The character to which the position belongs.
  package var affinity: Affinity

  /// Creates a position.
  ///
  /// - Parameters:
  ///   - index: The number of characters before it.
  ///   - affinity: The character to which it belongs.
  package init(_ index: Int, _ affinity: Affinity = .upstream) {
    self.index = index
    self.affinity = affinity
  }
}

/// The positions of a layout's characters: carets, rectangles of selections, hit tests.
///
/// Indices count the layout's characters, which are grapheme clusters. Those that the layout does
/// not show, such as spaces at the end of a line, stand at its end. Points are in the layout's
/// coordinates. Indices beyond the text count as the nearest position.
///
/// The glyphs of a run are looked at when a position inside of it is asked for, and the result is
/// kept.
@MainActor
package final class TextGeometry {
  /// The layout.
  package let layout: TextLayout
  let lines: [LineGeometry]

  /// - Parameter layout: The layout; it should not be truncated.
  /// - Complexity: Linear in the length of the text.
  package init(_ layout: TextLayout) {
    self.layout = layout
    let ranges = TextGeometry.ranges(of: layout.lines)
    var lines: [LineGeometry] = []
    for (index, line) in layout.lines.enumerated() {
      let next = index + 1 < layout.lines.count ? layout.lines[index + 1].origin.y : nil
      lines.append(LineGeometry(line, ranges[index], bottom: next ?? layout.size.height))
    }
    self.lines = lines
  }

  /// The number of characters up to the end of the last line.
  package var count: Int { lines.last?.range.upperBound ?? 0 }

  /// The number of lines.
  package var lineCount: Int { lines.count }

  /// Whether a line's base direction is from right to left; `false` for a line that does not exist.
  package func isRightToLeft(line: Int) -> Bool {
    lines.indices.contains(line) && lines[line].isRightToLeft
  }

  /// The characters that a line shows; empty for a line that does not exist.
  package func range(ofLine line: Int) -> Range<Int> {
    lines.indices.contains(line) ? lines[line].range : 0..<0
  }

  /// The line of a position; 0 for an empty text.
  package func line(of position: TextPosition) -> Int {
    // The last line that starts at or before the position.
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].range.lowerBound <= position.index {
        low = middle + 1
      } else {
        high = middle
      }
    }
    let line = max(0, low - 1)
    let isAtBreak =
      position.affinity == .upstream && line > 0
      && lines[line].range.lowerBound == position.index
      && lines[line - 1].range.upperBound == position.index
    return isAtBreak ? line - 1 : line
  }

  /// The place of a caret: a rectangle of the line's height and no width.
  ///
  /// - Parameter position: The position.
  /// - Returns: The rectangle; for an empty text it is at the origin and has no height.
  package func caret(at position: TextPosition) -> CGRect {
    guard !lines.isEmpty else { return .zero }
    let line = lines[line(of: position)]
    return CGRect(
      x: line.x(at: position),
      y: line.top,
      width: 0,
      height: max(0, line.bottom - line.top)
    )
  }

  /// The position nearest to a point; points above and below the lines belong to the nearest line.
  package func position(nearestTo point: CGPoint) -> TextPosition {
    guard !lines.isEmpty else { return TextPosition(0) }
    let number = lines.firstIndex { point.y < $0.bottom } ?? lines.count - 1
    var position = lines[number].position(nearestTo: point.x)
    // Where a word is broken, the end of a line and the start of the next one have one index.
    let range = lines[number].range
    if position.index == range.upperBound, number + 1 < lines.count,
      lines[number + 1].range.lowerBound == position.index
    {
      position.affinity = .upstream
    } else if position.index == range.lowerBound, number > 0,
      lines[number - 1].range.upperBound == position.index
    {
      position.affinity = .downstream
    }
    return position
  }

  /// The rectangles of a range of characters, line by line and from left to right.
  ///
  /// - Parameter range: The characters.
  /// - Returns: One rectangle for each stretch of neighbours; empty for an empty range.
  package func rects(of range: Range<Int>) -> [CGRect] {
    guard !range.isEmpty else { return [] }
    return lines.flatMap { line in
      line.extents(of: range).map { extent in
        CGRect(
          x: extent.lowerBound,
          y: line.top,
          width: extent.upperBound - extent.lowerBound,
          height: max(0, line.bottom - line.top)
        )
      }
    }
  }

  /// The position one character to the left or right on the screen.
  ///
  /// Beyond the end of a line comes the next one in reading order.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - toRight: Whether to go right.
  /// - Returns: The position; the same one at the end of the text.
  package func position(besides position: TextPosition, toRight: Bool) -> TextPosition {
    guard !lines.isEmpty else { return position }
    let number = line(of: position)
    let line = lines[number]
    if let next = line.position(besides: position, toRight: toRight) { return next }
    let isForward = toRight != line.isRightToLeft
    if isForward {
      // At the edge, but with characters of the other direction behind it.
      if position.index < line.range.upperBound || number + 1 == lines.count {
        return TextPosition(line.range.upperBound, .downstream)
      }
      let next = lines[number + 1].range.lowerBound
      return TextPosition(next, next == position.index ? .downstream : .upstream)
    }
    if position.index > line.range.lowerBound || number == 0 {
      return TextPosition(line.range.lowerBound, .upstream)
    }
    let end = lines[number - 1].range.upperBound
    return TextPosition(end, end == position.index ? .upstream : .downstream)
  }
}

extension TextGeometry {
  /// The characters of each line.
  ///
  /// A line without runs is an empty paragraph: one newline is between it and its neighbours.
  private static func ranges(of lines: [TextLayout.Line]) -> [Range<Int>] {
    var ranges = lines.map { line -> Range<Int>? in
      let runs = line.runs.filter { !$0.isAdded }
      guard let start = runs.map(\.start).min() else { return nil }
      return start..<(runs.map { $0.start + $0.text.count }.max() ?? start)
    }
    for index in ranges.indices.reversed() where ranges[index] == nil {
      guard index + 1 < ranges.count, let next = ranges[index + 1] else { continue }
      ranges[index] = max(0, next.lowerBound - 1)..<max(0, next.lowerBound - 1)
    }
    var end = -1
    return ranges.map { range in
      let range = range ?? end + 1..<end + 1
      end = range.upperBound
      return range
    }
  }
}
