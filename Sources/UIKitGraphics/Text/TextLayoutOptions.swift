package import Foundation

/// The constraints and the style of a text layout, besides text and font.
package struct TextLayoutOptions: Hashable {
  /// The width at which lines break, in points; never negative.
  package let maxWidth: CGFloat
  /// The height, in points, beyond which lines are left out, except the first one.
  package let maxHeight: CGFloat
  /// The maximum number of lines; 0 for no limit.
  package let numberOfLines: Int
  /// The breaking of lines, and the place of the ellipsis in truncated text.
  ///
  /// With 0 lines only `maxHeight` truncates text.
  package let lineBreakMode: NSLineBreakMode
  /// The alignment of lines within `maxWidth`, or within the widest line when that is infinite.
  ///
  /// All lines of a justified paragraph but the last one are as wide as `maxWidth`, if that is
  /// finite.
  package let alignment: NSTextAlignment
  /// The base direction of paragraphs; a natural one is that of their style, or of their text.
  package let direction: NSWritingDirection
  /// The strategy of breaking lines where the paragraph's style has none.
  package let strategy: NSParagraphStyle.LineBreakStrategy
  /// Whether letters move closer together before a line is truncated, as in ``NSParagraphStyle``.
  package let allowsTightening: Bool
  /// Device pixels per point.
  package let scale: CGFloat

  /// Creates options.
  ///
  /// - Parameters:
  ///   - maxWidth: The width at which lines break, in points; negative values and NaN count as 0.
  ///   - maxHeight: The height, in points, beyond which lines are left out; NaN counts as 0.
  ///   - numberOfLines: The maximum number of lines; 0 for no limit.
  ///   - lineBreakMode: How lines break, and where truncated text has its ellipsis.
  ///   - alignment: The alignment of lines.
  ///   - direction: The base direction of paragraphs.
  ///   - strategy: How lines are chosen, besides by their width.
  ///   - allowsTightening: Whether letters move closer together before a line is truncated.
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
