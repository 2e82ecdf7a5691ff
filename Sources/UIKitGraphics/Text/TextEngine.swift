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

  private struct Key<Text: Hashable>: Hashable {
    var text: Text
    var font: UIFont
    var options: TextLayoutOptions
    var weight = UITraitCollection.current.legibilityWeight
  }

  private static var layouts = Cache<Key<String>, TextLayout>(byteLimit: 4 << 20)
  private static var attributedLayouts = Cache<Key<AttributedText>, TextLayout>(byteLimit: 2 << 20)

  /// Breaks a text into lines.
  ///
  /// - Parameters:
  ///   - string: The text. Tabs become four spaces; other control characters
  ///     than newlines are left out.
  ///   - font: The font; characters that it lacks come from other fonts.
  ///   - options: The constraints and the style.
  ///
  /// - Returns: The layout; it has no lines for empty text.
  ///
  /// - Complexity: One dictionary look-up on a cache hit; else linear in the text that is visible.
  package static func layout(
    _ string: String,
    font: UIFont,
    _ options: TextLayoutOptions
  ) -> TextLayout {
    let key = Key(text: string, font: font, options: options)
    if let layout = layouts[key] { return layout }
    let layout = make(StyledText(string, font: font, weight: key.weight), options)
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
    _ options: TextLayoutOptions
  ) -> TextLayout {
    let key = Key(text: AttributedText(string), font: font, options: options)
    if let layout = attributedLayouts[key] { return layout }
    let layout = make(StyledText(key.text, font: font, weight: key.weight), options)
    attributedLayouts.insert(layout, for: key, bytes: layout.byteCount + string.length * 4)
    return layout
  }

  private static func make(_ text: StyledText, _ options: TextLayoutOptions) -> TextLayout {
    var typesetter = Typesetter(text: text, options: options.overridden(by: text.paragraph))
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
