package import Foundation

/// A position between characters of a layout, with an affinity to one of them.
package struct TextPosition: Hashable, Sendable {
  /// The character to which a position belongs.
  ///
  /// The affinity matters if the neighbouring characters are apart: at a change of direction and at
  /// a line break.
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
  ///   - index: The number of characters before the position.
  ///   - affinity: The character to which the position belongs.
  package init(_ index: Int, _ affinity: Affinity = .upstream) {
    self.index = index
    self.affinity = affinity
  }
}

/// The geometry of a layout's characters: carets, selection rectangles and hit tests.
///
/// Indices count the layout's characters, which are grapheme clusters. Characters that are not
/// visible, such as spaces at the end of a line, are at the end of the line. Points are in the
/// layout's coordinates. Indices outside the text count as the nearest position.
///
/// The glyph positions of a run are computed on first use and cached.
@MainActor
package final class TextGeometry {
  /// The layout.
  package let layout: TextLayout
  let lines: [LineGeometry]

  /// Creates the geometry of a layout.
  ///
  /// - Parameter layout: The layout; it should not be truncated.
  /// - Complexity: Linear in the length of the text.
  package init(_ layout: TextLayout) {
    self.layout = layout
    let ranges = TextGeometry.ranges(of: layout.lines)
    var lines: [LineGeometry] = []
    for (index, line) in layout.lines.enumerated() {
      let nextTop = index + 1 < layout.lines.count ? layout.lines[index + 1].origin.y : nil
      lines.append(LineGeometry(line, ranges[index], bottom: nextTop ?? layout.size.height))
    }
    self.lines = lines
  }

  /// The number of characters up to the end of the last line.
  package var count: Int { lines.last?.range.upperBound ?? 0 }

  /// The number of lines.
  package var lineCount: Int { lines.count }

  /// Returns whether the base direction of a line is right to left; `false` for an invalid line.
  package func isRightToLeft(line: Int) -> Bool {
    lines.indices.contains(line) && lines[line].isRightToLeft
  }

  /// Returns the visible characters of a line; empty for an invalid line.
  package func range(ofLine line: Int) -> Range<Int> {
    lines.indices.contains(line) ? lines[line].range : 0..<0
  }

  /// Returns the line of a position; 0 for an empty text.
  package func line(of position: TextPosition) -> Int {
    // Finds the last line that starts at or before the position.
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

  /// Returns the frame of a caret, which has the line's height and no width.
  ///
  /// - Parameter position: The position of the caret.
  /// - Returns: The frame; for an empty text it is at the origin and has no height.
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

  /// Returns the position nearest to a point.
  ///
  /// Points above or below all lines belong to the nearest line.
  package func position(nearestTo point: CGPoint) -> TextPosition {
    guard !lines.isEmpty else { return TextPosition(0) }
    let number = lines.firstIndex { point.y < $0.bottom } ?? lines.count - 1
    var position = lines[number].position(nearestTo: point.x)
    // If a word is broken, the end of a line and the start of the next line have the same index.
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

  /// Returns the rectangles of a range of characters, by line and from left to right.
  ///
  /// - Parameter range: The characters.
  /// - Returns: One rectangle for each contiguous run; empty for an empty range.
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

  /// Returns the position one character to the left or right on the screen.
  ///
  /// After the end of a line follows the next line in reading order.
  ///
  /// - Parameters:
  ///   - position: The current position.
  ///   - toRight: Whether to move to the right.
  /// - Returns: The new position; at the start and the end of the text it has the current index.
  package func position(adjacentTo position: TextPosition, toRight: Bool) -> TextPosition {
    guard !lines.isEmpty else { return position }
    let number = line(of: position)
    let line = lines[number]
    if let next = line.position(adjacentTo: position, toRight: toRight) { return next }
    let isForward = toRight != line.isRightToLeft
    if isForward {
      // The edge of the line, but characters in the other direction follow.
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
  /// Returns the range of characters of each line.
  ///
  /// A line without runs is an empty paragraph; one newline separates it from each neighbour.
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
