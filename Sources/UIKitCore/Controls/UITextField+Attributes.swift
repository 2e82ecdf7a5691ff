import Foundation
import UIKitGraphics

extension UITextField {
  final func makeAttributedText() -> NSAttributedString? {
    guard hasText else { return nil }
    return attributed(content.string, content.attributes, base: defaultTextAttributes)
  }

  final func setAttributedText(_ text: NSAttributedString?) {
    guard let text, text.length > 0 else { return replaceAll(with: EditableText.Fragment()) }
    let fragment = EditableText.Fragment(singleLine: text)
    let first = fragment.runs?.first?.attributes ?? [:]
    if let font = first[.font] as? UIFont { self.font = font }
    if let color = first[.foregroundColor] as? UIColor { textColor = color }
    if let style = first[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
    replaceAll(with: fragment)
  }

  final func makeDefaultTextAttributes() -> [NSAttributedString.Key: Any] {
    var attributes = extraAttributes
    attributes[.font] = font ?? UITextField.defaultFont
    attributes[.foregroundColor] = textColor ?? .label
    return attributes
  }

  final func setDefaultTextAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    font = attributes[.font] as? UIFont
    textColor = attributes[.foregroundColor] as? UIColor ?? .label
    extraAttributes = attributes
    extraAttributes[.font] = nil
    extraAttributes[.foregroundColor] = nil
    content.removeAttributes()
    textDidChange()
  }

  /// The attributes of the text that is typed next.
  final var currentTypingAttributes: [NSAttributedString.Key: Any] {
    if let typingAttributesStorage { return typingAttributesStorage }
    let own = attributes(at: content.selection.range) ?? [:]
    return own.merging(defaultTextAttributes) { own, _ in own }
  }

  /// The attributes that text has which replaces a range: those of the first replaced character, or
  /// of the one before it.
  private func attributes(at range: Range<Int>) -> [NSAttributedString.Key: Any]? {
    let offset = range.isEmpty ? max(0, range.lowerBound - 1) : range.lowerBound
    return content.attributes?.attributes(at: offset)
  }

  /// Text that replaces a range, with the attributes that it gets there.
  final func styled(_ string: String, at range: Range<Int>) -> EditableText.Fragment {
    guard let attributes = typingAttributesStorage ?? attributes(at: range) else {
      return EditableText.Fragment(string: string)
    }
    let length = string.utf16.count
    return EditableText.Fragment(
      string: string,
      runs: [TextAttributeRuns.Run(length: length, attributes: attributes)]
    )
  }

  /// A string with attributes; those that a run lacks are the base ones.
  private func attributed(
    _ string: String,
    _ attributes: TextAttributeRuns?,
    base: [NSAttributedString.Key: Any]
  ) -> NSAttributedString {
    guard let attributes else { return NSAttributedString(string: string, attributes: base) }
    let result = NSMutableAttributedString(string: string)
    var start = 0
    var offset = 0
    for run in attributes.runs {
      offset += run.length
      // A part that ends inside of a character would divide it.
      let end = content.snapped(start..<max(start, offset)).upperBound
      guard end > start else { continue }
      result.setAttributes(
        run.attributes.merging(base) { own, _ in own },
        range: NSRange(location: start, length: end - start)
      )
      start = end
    }
    return result
  }

  // MARK: Layout

  /// The attributes that are drawn; a paragraph style would override the options of the layout.
  private static let shownAttributes: Set<NSAttributedString.Key> = [
    .font, .foregroundColor, .backgroundColor, .underlineStyle, .strikethroughStyle, .kern,
    .tracking, .ligature, .baselineOffset,
  ]

  /// Lays the shown text out in one line.
  ///
  /// - Parameter width: The width to which it is truncated, in points; `nil`: all of it, as while it
  ///   is edited.
  /// - Returns: A cached layout.
  final func layout(width: CGFloat? = nil) -> TextLayout {
    let options = TextLayoutOptions(
      maxWidth: width ?? .infinity,
      numberOfLines: 1,
      lineBreakMode: width == nil ? .byClipping : .byTruncatingTail,
      alignment: .left,
      scale: traitCollection.displayScale
    )
    let font = font ?? UITextField.defaultFont
    guard !isSecureTextEntry else {
      let dots = String(repeating: "•", count: content.characters.count)
      return TextEngine.layout(dots, font: font, options)
    }
    guard content.attributes != nil || !extraAttributes.isEmpty else {
      return TextEngine.layout(shownString, font: font, options)
    }
    let text = attributed(
      shownString,
      content.attributes?.filtered(UITextField.shownAttributes),
      base: extraAttributes.filter { UITextField.shownAttributes.contains($0.key) }
    )
    return TextEngine.layout(text, font: font, options)
  }

  /// The text with a space of no width for each control character, which layouts leave out.
  private var shownString: String {
    guard content.string.utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }) else {
      return content.string
    }
    return String(
      content.characters.map { character in
        guard let first = character.unicodeScalars.first?.value,
          first < 0x20 || (0x7F..<0xA0).contains(first)
        else { return character }
        return "\u{200B}"
      }
    )
  }

  /// Where the characters of the edited text stand, from the left end of the text.
  ///
  /// It is kept until the text or its attributes change.
  final var geometry: TextGeometry {
    let weight = UITraitCollection.current.legibilityWeight
    let scale = traitCollection.displayScale
    if let (kept, keptWeight) = geometryStorage, kept.layout.scale == scale,
      keptWeight == weight
    {
      return kept
    }
    let geometry = TextGeometry(layout())
    geometryStorage = (geometry, weight)
    return geometry
  }
}

extension EditableText.Fragment {
  /// A text with attributes, in one line.
  fileprivate init(singleLine text: NSAttributedString) {
    let source = NSString(string: text.string)
    var string = ""
    var runs: [TextAttributeRuns.Run] = []
    // Asking for the longest effective range would compare values that Foundation cannot compare.
    text.enumerateAttributes(
      in: NSRange(location: 0, length: text.length),
      options: .longestEffectiveRangeNotRequired
    ) { attributes, range, _ in
      let part = EditableText.singleLine(source.substring(with: range))
      string += part
      runs.append(TextAttributeRuns.Run(length: part.utf16.count, attributes: attributes))
    }
    self.init(string: string, runs: runs)
  }
}
