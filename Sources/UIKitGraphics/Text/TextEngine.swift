package import Foundation

/// Text layout, measurement and rasterization, all cached.
///
/// The system font has the weight of the current traits' `legibilityWeight`.
@MainActor
package enum TextEngine {
  /// The number of words rasterized since the process started.
  ///
  /// Drawing cached text does not change the number.
  package internal(set) static var rasterizedWordCount = 0

  /// The number of UTF-8 bytes shaped since the process started, including trials.
  static var shapedByteCount = 0

  /// The number of words shaped and cached since the process started, without trials.
  package internal(set) static var shapedWordCount = 0

  /// A key whose hash is computed once and compared first.
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
      // The same text rarely has fonts that differ in more than their size.
      hasher.combine(font.pointSize)
      hasher.combine(options)
      hash = hasher.finalize()
    }

    static func == (lhs: Key, rhs: Key) -> Bool {
      lhs.hash == rhs.hash && lhs.text == rhs.text && lhs.font == rhs.font
        && lhs.options == rhs.options && lhs.weight == rhs.weight
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }

  /// A text whose hash covers only a part of it.
  ///
  /// Comparing long texts is free if they share their storage.
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
  ///   - string: The text. Control characters except newlines and tabs are ignored.
  ///   - font: The font; missing characters are taken from fallback fonts.
  ///   - options: The constraints and the style.
  ///
  /// - Returns: The layout, which has no lines if the text is empty.
  ///
  /// - Complexity: One dictionary look-up if the layout is cached; otherwise linear in the visible
  ///   text.
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
  /// Paragraph styles override the alignment and the line break mode of the options. The other
  /// parameters are the same as for plain text.
  package static func layout(
    _ string: NSAttributedString,
    font: UIFont,
    _ options: TextLayoutOptions
  ) -> TextLayout {
    layout(AttributedText(string), font: font, options)
  }

  /// Breaks an attributed text whose attributes have been read into lines.
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

  /// The maximum number of characters in a line.
  package static let longestLine = Typesetter.maximumLineLength

  /// A layout without lines and with zero height.
  package static let empty = TextLayout(
    size: .zero,
    lines: [],
    firstBaseline: 0,
    scale: 1,
    clipWidth: nil
  )

  /// Returns the unrounded width of a text on a single line, in points.
  package static func width(of string: String, font: UIFont) -> CGFloat {
    let options = TextLayoutOptions(numberOfLines: 1, lineBreakMode: .byClipping, scale: 1)
    let weight = UITraitCollection.current.legibilityWeight
    return make(TextSource(string, font: font, weight: weight), options).lines.first?.width ?? 0
  }

  /// Clears the caches of layouts, widths and masks, for example after installed fonts have
  /// changed.
  package static func removeAllCached() {
    removeLayouts()
    WordCache.shared.removeAll()
  }

  /// The substitute for the system fonts; `nil` means none and is the default.
  ///
  /// A change applies to text that is laid out and drawn afterwards, including text with existing
  /// fonts.
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
