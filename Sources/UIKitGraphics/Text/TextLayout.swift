package import Foundation

/// A text broken into lines for one width and one scale, independent of colours.
///
/// Layouts are immutable. Lengths are in points from the top left corner of the text's bounds.
package final class TextLayout {
  /// A line of a layout.
  package struct Line {
    /// The top left corner of the line, in points.
    package let origin: CGPoint
    /// The distance from the top of the layout to the line's baseline, in points.
    package let baseline: CGFloat
    /// The width of the line's text, in points.
    package let width: CGFloat
    /// Whether the line is truncated with an ellipsis.
    package let isTruncated: Bool
    /// Whether the line's base direction is right to left.
    package let isRightToLeft: Bool
    let runs: [TextRun]
  }

  /// The size of the layout in points, rounded up to whole device pixels.
  package let size: CGSize
  /// The lines from top to bottom; empty for empty text.
  package let lines: [Line]
  /// The distance from the top of the layout to the first line's baseline, in points.
  ///
  /// For empty text the distance is the font's ascent.
  package let firstBaseline: CGFloat
  /// Device pixels per point of the layout.
  package let scale: CGFloat
  /// The width at which text is clipped, in points; `nil` for no clipping.
  let clipWidth: CGFloat?
  /// Whether any line is truncated.
  package var isTruncated: Bool { lines.contains { $0.isTruncated } }

  init(
    size: CGSize,
    lines: [Line],
    firstBaseline: CGFloat,
    scale: CGFloat,
    clipWidth: CGFloat?
  ) {
    self.clipWidth = clipWidth
    self.size = size
    self.lines = lines
    self.firstBaseline = firstBaseline
    self.scale = scale
  }

  /// Returns a layout of the first lines.
  ///
  /// - Parameter count: The number of lines; less than that of the layout, and at least 1.
  /// - Returns: A layout that ends where the next line begins.
  package func prefix(_ count: Int) -> TextLayout {
    TextLayout(
      size: CGSize(width: size.width, height: lines[count].origin.y),
      lines: Array(lines.prefix(count)),
      firstBaseline: firstBaseline,
      scale: scale,
      clipWidth: clipWidth
    )
  }

  /// The approximate size of a cached layout, in bytes.
  var byteCount: Int {
    lines.reduce(500) { $0 + 100 + $1.runs.reduce(0) { $0 + 120 + $1.text.utf8.count } }
  }
}

/// A run of text on one line with one face, one script and one style.
struct TextRun {
  /// The content of a run.
  enum Kind {
    case text
    /// A tab character.
    case tab
    /// A character that is replaced by an image.
    case image
  }

  var kind = Kind.text
  var text: String
  /// The index of the first character in the entire text, without ignored characters.
  ///
  /// If more than ``Typesetter/maximumLineLength`` characters are omitted in the middle of a line,
  /// characters at its end are counted as if they followed the characters at its start.
  var start: Int
  /// Whether the run is an ellipsis or a hyphen that is not part of the text.
  var isAdded = false
  /// The distance from the left edge of the line's text, in points.
  var x: Double
  var width: Double
  /// The offset of the glyphs from `x`, in points; greater than 0 only in justified lines.
  var inset = 0.0
  /// The font face; `nil` if no font is installed.
  var face: FontFace?
  var shaping: Shaping
  var style: TextStyle
  /// The embedding level; see `BidirectionalLevels`.
  var level: UInt8 = 0
}
