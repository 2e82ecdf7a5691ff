internal import Foundation

extension Typesetter {
  /// Adds a line of runs in logical order below the others.
  ///
  /// - Parameters:
  ///   - runs: The runs.
  ///   - index: A character of the line's paragraph, whose direction the line has.
  ///   - height: The line's height, in points.
  ///   - isTruncated: Whether an ellipsis stands for some of its text.
  mutating func addLine(
    of runs: [TextRun],
    at index: Int,
    height: (ascent: Double, descent: Double),
    isTruncated: Bool
  ) {
    if !lines.isEmpty { top += lineSpacing }
    var placed = Typesetter.visualOrder(runs)
    var x = 0.0
    for index in placed.indices {
      placed[index].x = x
      x += placed[index].width
    }
    lines.append(
      TextLayout.Line(
        origin: CGPoint(x: 0, y: top),
        baseline: top + height.ascent,
        width: x,
        isTruncated: isTruncated,
        isRightToLeft: measurer.isRightToLeft(at: index),
        runs: placed
      )
    )
    top += height.ascent + height.descent
  }

  /// Reorders runs from logical to visual order, from left to right (rule L2 of UAX #9).
  private static func visualOrder(_ runs: [TextRun]) -> [TextRun] {
    guard let lowest = runs.lazy.map({ $0.level }).filter({ $0.isRightToLeft }).min(),
      let highest = runs.lazy.map({ $0.level }).max()
    else { return runs }
    var result = runs
    for level in stride(from: highest, through: lowest, by: -1) {
      var start = 0
      while let first = result[start...].firstIndex(where: { $0.level >= level }) {
        let end = result[first...].firstIndex { $0.level < level } ?? result.count
        result[first..<end].reverse()
        start = end
      }
    }
    return result
  }

  /// Aligns the lines and rounds the size up to whole device pixels.
  func finish() -> TextLayout {
    let widest = lines.reduce(0) { max($0, $1.width) }
    let box = options.maxWidth.isFinite ? options.maxWidth : widest
    let aligned = lines.map { line in
      TextLayout.Line(
        origin: CGPoint(x: offset(of: line, in: box), y: line.origin.y),
        baseline: line.baseline,
        width: line.width,
        isTruncated: line.isTruncated,
        isRightToLeft: line.isRightToLeft,
        runs: line.runs
      )
    }
    let first = lines.first?.baseline ?? text.styles[0].font.ascender
    return TextLayout(
      size: CGSize(width: roundedUp(min(widest, box)), height: roundedUp(top)),
      lines: aligned,
      firstBaseline: first,
      scale: options.scale,
      clipWidth: widest > box + Typesetter.tolerance ? box : nil
    )
  }

  private func offset(of line: TextLayout.Line, in box: Double) -> Double {
    let free = box - line.width
    switch options.alignment {
    case .left: return 0
    case .center: return free / 2
    case .right: return free
    case .natural, .justified: return line.isRightToLeft ? free : 0
    }
  }

  private func roundedUp(_ value: Double) -> Double {
    (value * options.scale - Typesetter.tolerance).rounded(.up) / options.scale
  }
}
