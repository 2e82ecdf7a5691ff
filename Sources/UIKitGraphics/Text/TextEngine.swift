package import Foundation

/// Breaks text into lines, measures it, and rasterizes it into masks; all cached.
///
/// The system font has the weight that the current traits' `legibilityWeight` asks for.
@MainActor
package enum TextEngine {
  /// The number of words rasterized since the process started.
  ///
  /// It does not change when text is drawn again that is still cached.
  package internal(set) static var shapedWordCount = 0

  /// The number of words measured since the process started.
  package internal(set) static var measuredWordCount = 0

  private struct Key: Hashable {
    var text: String
    var font: UIFont
    var maxWidth: CGFloat
    var maxHeight: CGFloat
    var numberOfLines: Int
    var lineBreakMode: NSLineBreakMode
    var alignment: NSTextAlignment
    var scale: CGFloat
    var weight: UILegibilityWeight
  }

  private struct AttributedKey: Hashable {
    var text: AttributedText
    var box: Key
  }

  private static var layouts = Cache<Key, TextLayout>(byteLimit: 4 << 20)
  private static var attributedLayouts = Cache<AttributedKey, TextLayout>(byteLimit: 2 << 20)

  /// Breaks a text into lines.
  ///
  /// - Parameters:
  ///   - string: The text. Tabs become four spaces; other control characters
  ///     than newlines are left out.
  ///   - font: The font; characters that it lacks come from other fonts.
  ///   - maxWidth: The width at which lines break, in points.
  ///   - maxHeight: The height, in points, beyond which lines are left out, except the first one.
  ///   - numberOfLines: The maximum number of lines; 0 for no limit.
  ///   - lineBreakMode: How lines break, and where truncated text has its ellipsis. With 0 lines
  ///     only `maxHeight` truncates text.
  ///   - alignment: The alignment of lines within `maxWidth`, or within the widest line when
  ///     `maxWidth` is infinite. Justified text is laid out like natural text.
  ///   - scale: Device pixels per point.
  ///
  /// - Returns: The layout; it has no lines for empty text.
  ///
  /// - Complexity: One dictionary look-up on a cache hit; else linear in the text that is visible.
  package static func layout(
    _ string: String,
    font: UIFont,
    maxWidth: CGFloat = .infinity,
    maxHeight: CGFloat = .infinity,
    numberOfLines: Int = 0,
    lineBreakMode: NSLineBreakMode = .byTruncatingTail,
    alignment: NSTextAlignment = .natural,
    scale: CGFloat
  ) -> TextLayout {
    let key = Key(
      text: string,
      font: font,
      maxWidth: max(0, maxWidth),
      maxHeight: maxHeight,
      numberOfLines: numberOfLines,
      lineBreakMode: lineBreakMode,
      alignment: alignment,
      scale: scale,
      weight: UITraitCollection.current.legibilityWeight
    )
    if let layout = layouts[key] { return layout }
    let layout = make(StyledText(string, font: font, weight: key.weight), key)
    layouts.insert(layout, for: key, bytes: layout.byteCount + string.utf8.count)
    return layout
  }

  /// Breaks an attributed text into lines.
  ///
  /// The paragraph style of the first character, if any, overrides alignment and line break mode.
  /// The other parameters are as for plain text.
  package static func layout(
    _ string: NSAttributedString,
    font: UIFont,
    maxWidth: CGFloat = .infinity,
    maxHeight: CGFloat = .infinity,
    numberOfLines: Int = 0,
    lineBreakMode: NSLineBreakMode = .byTruncatingTail,
    alignment: NSTextAlignment = .natural,
    scale: CGFloat
  ) -> TextLayout {
    let box = Key(
      text: "",
      font: font,
      maxWidth: max(0, maxWidth),
      maxHeight: maxHeight,
      numberOfLines: numberOfLines,
      lineBreakMode: lineBreakMode,
      alignment: alignment,
      scale: scale,
      weight: UITraitCollection.current.legibilityWeight
    )
    let key = AttributedKey(text: AttributedText(string), box: box)
    if let layout = attributedLayouts[key] { return layout }
    let layout = make(StyledText(key.text, font: font, weight: box.weight), box)
    attributedLayouts.insert(layout, for: key, bytes: layout.byteCount + string.length * 4)
    return layout
  }

  private static func make(_ text: StyledText, _ key: Key) -> TextLayout {
    var mode = key.lineBreakMode
    var alignment = key.alignment
    if let style = text.paragraph {
      if style.lineBreakMode != .byWordWrapping { mode = style.lineBreakMode }
      if style.alignment != .natural { alignment = style.alignment }
    }
    var typesetter = Typesetter(
      text: text,
      maxWidth: key.maxWidth,
      maxHeight: key.maxHeight,
      numberOfLines: key.numberOfLines,
      lineBreakMode: mode,
      alignment: alignment,
      scale: key.scale
    )
    return typesetter.layout()
  }

  /// The width of a text on a single line in points, unrounded.
  package static func width(of string: String, font: UIFont) -> CGFloat {
    let weight = UITraitCollection.current.legibilityWeight
    let text = StyledText(string, font: font, weight: weight)
    return TextMeasurer(text: text).width(0..<text.characters.count)
  }

  /// Clears the caches of layouts, widths and masks, as after a change of installed fonts.
  package static func removeAllCached() {
    layouts.removeAll()
    attributedLayouts.removeAll()
    WordCache.shared.removeAll()
  }
}
