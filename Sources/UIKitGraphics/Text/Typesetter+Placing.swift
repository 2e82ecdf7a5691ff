internal import Foundation

extension Typesetter {
  /// Adds a line of runs in logical order below the others.
  mutating func addLine(
    of runs: [TextRun],
    height: (ascent: Double, descent: Double),
    isTruncated: Bool
  ) {
    if !lines.isEmpty { top += lineSpacing }
    let isRightToLeft = Typesetter.isRightToLeft(runs)
    var placed = Typesetter.visualOrder(runs, isRightToLeft)
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
        isRightToLeft: isRightToLeft,
        runs: placed
      )
    )
    top += height.ascent + height.descent
  }

  /// Reorders runs from logical to visual order, from left to right.
  ///
  /// The direction of a line is that of its first letter; sequences of the other direction keep
  /// their own order within it. This is the part of the Unicode bidirectional algorithm (UAX #9)
  /// that names and titles need; explicit embeddings are not supported.
  private static func visualOrder(_ runs: [TextRun], _ isRightToLeft: Bool) -> [TextRun] {
    guard runs.contains(where: { $0.script.isRightToLeft }) else { return runs }
    var result: [TextRun] = []
    var sequence: [TextRun] = []
    for run in isRightToLeft ? runs.reversed() : runs {
      if run.script.isRightToLeft == isRightToLeft {
        result += sequence.reversed()
        sequence = []
        result.append(run)
      } else {
        sequence.append(run)
      }
    }
    return result + sequence.reversed()
  }

  private static func isRightToLeft(_ runs: [TextRun]) -> Bool {
    guard runs.contains(where: { $0.script.isRightToLeft }) else { return false }
    for run in runs {
      for scalar in run.text.unicodeScalars where scalar.properties.isAlphabetic {
        return TextScript(scalar)?.isRightToLeft ?? false
      }
    }
    return false
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
