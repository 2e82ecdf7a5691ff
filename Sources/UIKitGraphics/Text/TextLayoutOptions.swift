package import Foundation

/// The constraints and the style of a text layout, apart from the text and the font.
package struct TextLayoutOptions: Hashable {
  /// The width at which lines break, in points; at least 0.
  package let maxWidth: CGFloat
  /// The maximum height in points.
  ///
  /// Lines that exceed it are omitted, except the first line.
  package let maxHeight: CGFloat
  /// The maximum number of lines; 0 for no limit.
  package let numberOfLines: Int
  /// The line breaking or truncation mode.
  ///
  /// If `numberOfLines` is 0, text is truncated only by `maxHeight`.
  package let lineBreakMode: NSLineBreakMode
  /// The alignment of lines within `maxWidth`, or within the widest line if `maxWidth` is infinite.
  ///
  /// If `maxWidth` is finite, all lines of a justified paragraph except the last are as wide as
  /// `maxWidth`.
  package let alignment: NSTextAlignment
  /// The base direction of paragraphs; `natural` means that of their style or their text.
  package let direction: NSWritingDirection
  /// The strategy for line breaks in paragraphs whose style specifies none.
  package let strategy: NSParagraphStyle.LineBreakStrategy
  /// Whether letters are tightened before a line is truncated, as in ``NSParagraphStyle``.
  package let allowsTightening: Bool
  /// Device pixels per point.
  package let scale: CGFloat

  /// Creates options.
  ///
  /// - Parameters:
  ///   - maxWidth: The width at which lines break, in points; negative values and NaN count as 0.
  ///   - maxHeight: The maximum height in points; NaN counts as 0.
  ///   - numberOfLines: The maximum number of lines; 0 for no limit.
  ///   - lineBreakMode: The line breaking or truncation mode.
  ///   - alignment: The alignment of lines.
  ///   - direction: The base direction of paragraphs.
  ///   - strategy: The additional strategy for line breaks.
  ///   - allowsTightening: Whether letters are tightened before a line is truncated.
  ///   - scale: Device pixels per point; counts as 1 if it is not positive.
  package init(
    maxWidth: CGFloat = .infinity,
    maxHeight: CGFloat = .infinity,
    numberOfLines: Int = 0,
    lineBreakMode: NSLineBreakMode = .byTruncatingTail,
    alignment: NSTextAlignment = .natural,
    direction: NSWritingDirection = .natural,
    strategy: NSParagraphStyle.LineBreakStrategy = [],
    allowsTightening: Bool = false,
    scale: CGFloat
  ) {
    self.maxWidth = maxWidth > 0 ? maxWidth : 0
    self.maxHeight = maxHeight.isNaN ? 0 : maxHeight
    self.numberOfLines = max(0, numberOfLines)
    self.lineBreakMode = lineBreakMode
    self.alignment = alignment
    self.direction = direction
    self.strategy = strategy
    self.allowsTightening = allowsTightening
    self.scale = scale > 0 ? scale : 1
  }
}
