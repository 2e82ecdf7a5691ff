package import Foundation

/// The constraints and the style of a text layout, besides text and font.
package struct TextLayoutOptions: Hashable {
  /// The width at which lines break, in points; never negative.
  package let maxWidth: CGFloat
  /// The height, in points, beyond which lines are left out, except the first one.
  package let maxHeight: CGFloat
  /// The maximum number of lines; 0 for no limit.
  package let numberOfLines: Int
  /// How lines break, and where truncated text has its ellipsis.
  ///
  /// With 0 lines only `maxHeight` truncates text.
  package let lineBreakMode: NSLineBreakMode
  /// The alignment of lines within `maxWidth`, or within the widest line when that is infinite.
  ///
  /// Justified text is laid out like natural text.
  package let alignment: NSTextAlignment
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
  ///   - scale: Device pixels per point; counts as 1 if it is not positive.
  package init(
    maxWidth: CGFloat = .infinity,
    maxHeight: CGFloat = .infinity,
    numberOfLines: Int = 0,
    lineBreakMode: NSLineBreakMode = .byTruncatingTail,
    alignment: NSTextAlignment = .natural,
    scale: CGFloat
  ) {
    self.maxWidth = maxWidth > 0 ? maxWidth : 0
    self.maxHeight = maxHeight.isNaN ? 0 : maxHeight
    self.numberOfLines = max(0, numberOfLines)
    self.lineBreakMode = lineBreakMode
    self.alignment = alignment
    self.scale = scale > 0 ? scale : 1
  }

  /// The options in effect for a text, whose paragraph style overrides some.
  func overridden(by style: AttributedText.Paragraph?) -> TextLayoutOptions {
    guard let style else { return self }
    return TextLayoutOptions(
      maxWidth: maxWidth,
      maxHeight: maxHeight,
      numberOfLines: numberOfLines,
      lineBreakMode: style.lineBreakMode == .byWordWrapping ? lineBreakMode : style.lineBreakMode,
      alignment: style.alignment == .natural ? alignment : style.alignment,
      scale: scale
    )
  }
}
