import Foundation
import UIKitGraphics

extension UITextField {
  final func makeAttributedText() -> NSAttributedString? {
    guard hasText else { return nil }
    return editor.attributed(content.string, content.attributes, base: defaultTextAttributes)
  }

  final func setAttributedText(_ text: NSAttributedString?) {
    guard let text, text.length > 0 else { return editor.replaceAll(with: EditableText.Fragment()) }
    let fragment = EditableText.Fragment(text, isMultiline: false)
    let firstAttributes = fragment.runs?.first?.attributes ?? [:]
    if let font = firstAttributes[.font] as? UIFont { self.font = font }
    if let color = firstAttributes[.foregroundColor] as? UIColor { textColor = color }
    if let style = firstAttributes[.paragraphStyle] as? NSParagraphStyle {
      textAlignment = style.alignment
    }
    editor.replaceAll(with: fragment)
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
    editor.content.removeAttributes()
    editor.textDidChange()
  }

  // MARK: Layout

  /// The attributes passed to the layout.
  ///
  /// A paragraph style would override the options of the layout.
  private static let displayedAttributes: Set<NSAttributedString.Key> = [
    .font, .foregroundColor, .backgroundColor, .underlineStyle, .strikethroughStyle, .kern,
    .tracking, .ligature, .baselineOffset,
  ]

  /// Lays out the displayed text in a single line.
  ///
  /// - Parameter width: The width to which to truncate the text, in points; `nil` for the whole
  ///   text, as while editing.
  /// - Returns: A cached layout.
  final func layout(width: CGFloat? = nil) -> TextLayout {
    let options = TextLayoutOptions(
      maxWidth: width ?? .infinity,
      numberOfLines: 1,
      lineBreakMode: width == nil ? .byClipping : .byTruncatingTail,
      alignment: .left,
      scale: traitCollection.displayScale
    )
    let font = displayedFont
    guard !isSecureTextEntry else {
      let count = min(content.characters.count, UITextField.maximumCharacters)
      var dots = [Character](repeating: "•", count: count)
      if let index = revealedIndex, index < dots.count { dots[index] = content.characters[index] }
      return TextEngine.layout(String(dots), font: font, options)
    }
    guard content.attributes != nil || !extraAttributes.isEmpty else {
      return TextEngine.layout(displayedString, font: font, options)
    }
    let length = content.offset(of: UITextField.maximumCharacters)
    let text = editor.attributed(
      displayedString,
      content.attributes?.prefix(length).filtered(UITextField.displayedAttributes),
      base: extraAttributes.filter { UITextField.displayedAttributes.contains($0.key) }
    )
    return TextEngine.layout(text, font: font, options)
  }

  /// The number of characters passed to layouts: more than a line can have.
  static let maximumCharacters = TextEngine.longestLine + 1

  /// The text as passed to layouts.
  final var displayedString: String {
    let characters = content.characters
    guard characters.count > UITextField.maximumCharacters else {
      return EditableText.displayString(content.string)
    }
    return EditableText.displayString(String(characters[0..<UITextField.maximumCharacters]))
  }

  /// The geometry of the characters of the text being edited, relative to the left end of the text.
  ///
  /// Cached until the text or its attributes change.
  final var geometry: TextGeometry {
    let weight = UITraitCollection.current.legibilityWeight
    let scale = traitCollection.displayScale
    if let (cached, cachedWeight) = geometryStorage, cached.layout.scale == scale,
      cachedWeight == weight
    {
      return cached
    }
    let geometry = TextGeometry(layout())
    geometryStorage = (geometry, weight)
    return geometry
  }
}
