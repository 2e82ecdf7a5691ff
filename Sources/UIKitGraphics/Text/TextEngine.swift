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

  /// The number of bytes of text shaped since the process started, trials included.
  static var shapedByteCount = 0

  /// The number of words measured since the process started.
  package internal(set) static var measuredWordCount = 0

  /// Hashed once, and compared by its hash first.
  private struct Key<Text: Hashable>: Hashable {
    let text: Text
    let font: UIFont
    let options: TextLayoutOptions
    let weight: UILegibilityWeight
    private let hash: Int

    @MainActor
    init(text: Text, font: UIFont, options: TextLayoutOptions) {
      self.text = text
      self.font = font
      self.options = options
      weight = UITraitCollection.current.legibilityWeight
      var hasher = Hasher()
      hasher.combine(text)
      // Fonts that differ in more than their size are rare for the same text.
      hasher.combine(font.pointSize)
      hasher.combine(options)
      hash = hasher.finalize()
    }

    static func == (first: Key, second: Key) -> Bool {
      first.hash == second.hash && first.text == second.text && first.font == second.font
        && first.options == second.options && first.weight == second.weight
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }

  /// A text whose hash takes a part of it only; comparing long texts costs nothing when they share
  /// their storage.
  private struct PlainText: Hashable {
    var string: String

    func hash(into hasher: inout Hasher) {
      let bytes = string.utf8
      guard bytes.count > 512 else { return string.hash(into: &hasher) }
      hasher.combine(bytes.count)
      for part in [bytes.prefix(128), bytes.suffix(128)] {
        for byte in part { hasher.combine(byte) }
      }
    }
  }

  private static var layouts = Cache<Key<PlainText>, TextLayout>(byteLimit: 4 << 20)
  private static var attributedLayouts = Cache<Key<AttributedText>, TextLayout>(byteLimit: 2 << 20)

  /// Breaks a text into lines.
  ///
  /// - Parameters:
  ///   - string: The text. Control characters other than newlines and tabs are left out.
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
    let key = Key(text: PlainText(string: string), font: font, options: options)
    if let layout = layouts[key] { return layout }
    let layout = make(TextSource(string, font: font, weight: key.weight), options)
    layouts.insert(layout, for: key, bytes: layout.byteCount + string.utf8.count)
    return layout
  }

  /// Breaks an attributed text into lines.
  ///
  /// The style of a paragraph overrides alignment and line break mode. The other parameters are as
  /// for plain text.
  package static func layout(
    _ string: NSAttributedString,
    font: UIFont,
    _ options: TextLayoutOptions
  ) -> TextLayout {
    layout(AttributedText(string), font: font, options)
  }

  /// Breaks an attributed text, whose attributes were read before, into lines.
  package static func layout(
    _ text: AttributedText,
    font: UIFont,
    _ options: TextLayoutOptions
  ) -> TextLayout {
    let key = Key(text: text, font: font, options: options)
    if let layout = attributedLayouts[key] { return layout }
    let layout = make(TextSource(text, font: font, weight: key.weight), options)
    let bytes = layout.byteCount + text.string.utf8.count * 2
    attributedLayouts.insert(layout, for: key, bytes: bytes)
    return layout
  }

  private static func make(_ source: TextSource, _ options: TextLayoutOptions) -> TextLayout {
    var typesetter = Typesetter(source, options)
    return typesetter.layout()
  }

  /// A layout without lines and without height.
  package static let empty = TextLayout(
    size: .zero,
    lines: [],
    firstBaseline: 0,
    scale: 1,
    clipWidth: nil
  )

  /// The width of a text on a single line in points, unrounded.
  package static func width(of string: String, font: UIFont) -> CGFloat {
    let options = TextLayoutOptions(numberOfLines: 1, lineBreakMode: .byClipping, scale: 1)
    let weight = UITraitCollection.current.legibilityWeight
    return make(TextSource(string, font: font, weight: weight), options).lines.first?.width ?? 0
  }

  /// Clears the caches of layouts, widths and masks, as after a change of installed fonts.
  package static func removeAllCached() {
    removeLayouts()
    WordCache.shared.removeAll()
  }

  /// The fonts in place of the system font and the monospaced one; `nil`, the default: none.
  ///
  /// A change concerns texts that are laid out and drawn afterwards, also those of fonts that were
  /// made before.
  package static var substitute: SystemFontSubstitute? {
    get { FontLibrary.substitute }
    set {
      guard newValue != FontLibrary.substitute else { return }
      FontLibrary.substitute = newValue
      removeLayouts()
    }
  }

  private static func removeLayouts() {
    layouts.removeAll()
    attributedLayouts.removeAll()
  }
}
