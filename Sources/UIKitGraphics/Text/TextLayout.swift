package import Foundation

/// A text broken into lines, for one width and one scale; independent of colour.
///
/// Immutable. Lengths are in points from the top left corner of the text's box.
package final class TextLayout {
  /// One line of a layout.
  package struct Line {
    /// The top left corner of the line, in points.
    package let origin: CGPoint
    /// The distance from the top of the layout to the line's baseline, in points.
    package let baseline: CGFloat
    /// The width of the text in it, in points.
    package let width: CGFloat
    /// Whether the line is truncated with an ellipsis.
    package let isTruncated: Bool
    /// Whether the line's base direction is right to left.
    package let isRightToLeft: Bool
    let runs: [TextRun]
  }

  /// The size of all lines in points, rounded up to whole device pixels.
  package let size: CGSize
  /// The lines from top to bottom; empty for empty text.
  package let lines: [Line]
  /// The distance from the top to the first line's baseline, in points.
  ///
  /// For empty text it is the font's ascent.
  package let firstBaseline: CGFloat
  /// Device pixels per point, for which the layout was made.
  package let scale: CGFloat
  /// The width at which text is clipped, in points; `nil` when nothing is clipped.
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
    /// One tab character.
    case tab
    /// One character that stands for an image.
    case image
  }

  var kind = Kind.text
  var text: String
  /// The index of its first character in the whole text, without characters that are left out.
  ///
  /// At the end of a line from which more than ``Typesetter/maximumLineLength`` characters are
  /// left out in the middle, it counts as if it followed the ones before it.
  var start: Int
  /// Whether it is an ellipsis or a hyphen that the text does not have.
  var isAdded = false
  /// The distance from the start of the line, in points.
  var x: Double
  var width: Double
  /// The offset of its glyphs from `x`, in points; more than 0 in justified lines only.
  var inset = 0.0
  /// `nil` when no font is installed.
  var face: FontFace?
  var shaping: Shaping
  var style: TextStyle
  /// The embedding level; see `BidirectionalLevels`.
  var level: UInt8 = 0
}
