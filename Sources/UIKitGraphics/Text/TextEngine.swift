package import Foundation

/// Breaks text into lines, measures it, and draws it into masks; all cached.
///
/// The system font is as heavy as the current traits' `legibilityWeight` says.
@MainActor
package enum TextEngine {
  /// How many words were drawn into masks since the process started.
  ///
  /// Scrolling over text that was on screen before leaves it as it is.
  package internal(set) static var shapedWordCount = 0

  /// How many words were measured since the process started.
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
  ///   - maxWidth: Where lines break, in points.
  ///   - maxHeight: Lines that end below are left out, but never the first one.
  ///   - numberOfLines: The most lines; 0 for as many as it takes.
  ///   - lineBreakMode: How lines break, and where the ellipsis goes when text is
  ///     left out. Only with 0 lines no text is left out for want of lines.
  ///   - alignment: Where lines lie within `maxWidth`, or within the widest line
  ///     when that is infinite. Justified text is set like natural text.
  ///   - scale: Device pixels per point.
  ///
  /// - Returns: The lines; without any for empty text.
  ///
  /// - Complexity: One dictionary look-up when the same text was laid out the
  ///   same way recently; else linear in the text that is visible.
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

  /// Breaks a text with attributes into lines.
  ///
  /// The paragraph style of the first character, if there is one, overrides the
  /// alignment and the way lines break. Other parameters are as for plain text.
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

  /// The width of a single line in points, without rounding.
  package static func width(of string: String, font: UIFont) -> CGFloat {
    let weight = UITraitCollection.current.legibilityWeight
    let text = StyledText(string, font: font, weight: weight)
    return TextMeasurer(text: text).width(0..<text.characters.count)
  }

  /// Forgets every layout, width and mask, as after a change of installed fonts.
  package static func removeAllCached() {
    layouts.removeAll()
    attributedLayouts.removeAll()
    WordCache.shared.removeAll()
  }
}
