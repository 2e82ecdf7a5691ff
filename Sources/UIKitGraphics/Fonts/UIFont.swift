public import Foundation

/// A typeface in a size.
///
/// Fonts are immutable. The system font is Inter if fontconfig finds it, and fontconfig's
/// sans-serif otherwise. Two fonts are equal if they have the same typeface and size.
public final class UIFont: NSObject, Sendable {
  private let mark = FoundationObjectMark()
  let typeface: Typeface

  /// The size in points.
  public let pointSize: CGFloat

  /// The text style that determines the size; `nil` for fonts of a fixed size.
  ///
  /// Equality ignores the text style.
  package let textStyle: TextStyle?

  /// The scaling with the user's text size; `nil` for preferred fonts and fonts of a fixed size.
  let scaling: TextScaling?

  init(
    typeface: Typeface,
    size: CGFloat,
    textStyle: TextStyle? = nil,
    scaling: TextScaling? = nil
  ) {
    self.textStyle = textStyle
    self.scaling = scaling
    self.typeface = typeface
    // As in UIKit, a size of zero or less means the default size.
    pointSize = size > 0 && size.isFinite ? min(size, 1_000) : 14
    super.init()
  }

  /// Creates the system font with a size of 14 points.
  public override convenience init() {
    self.init(typeface: UIFont.systemFont(ofSize: 14).typeface, size: 14)
  }

  /// Creates a font from a PostScript name, a full name or a family name, and a size in points.
  ///
  /// Fails if no installed font has the name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let typeface = FontLibrary.typeface(named: fontName) else { return nil }
    self.init(typeface: typeface, size: fontSize)
  }

  /// Returns whether an object is a font with the same typeface and size.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return pointSize == other.pointSize && typeface == other.typeface
  }

  /// A hash of the typeface and the size.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(typeface)
    hasher.combine(pointSize)
    return hasher.finalize()
  }
}

extension UIFont {
  /// Returns the system font in regular weight with a size in points.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system font in a weight with a size in points.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(typeface: Typeface(family: .system, weight: weight.fontconfigWeight), size: fontSize)
  }

  /// Returns the bold system font with a size in points.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// Returns the italic system font with a size in points.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    let typeface = Typeface(
      family: .system,
      weight: Weight.regular.fontconfigWeight,
      isItalic: true
    )
    return UIFont(typeface: typeface, size: fontSize)
  }

  /// Returns the monospaced system font in a weight with a size in points.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(typeface: Typeface(family: .monospaced, weight: weight.fontconfigWeight), size: fontSize)
  }

  /// Returns the system font with monospaced digits and a size in points.
  ///
  /// The digits are the font's tabular figures. If the font has none, each digit is centred in the
  /// advance of the widest digit.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    let typeface = Typeface(
      family: .system,
      weight: weight.fontconfigWeight,
      hasMonospacedDigits: true
    )
    return UIFont(typeface: typeface, size: fontSize)
  }

  /// The font size of buttons, in points: 18.
  public static var buttonFontSize: CGFloat { 18 }
  /// The font size of labels, in points: 17.
  public static var labelFontSize: CGFloat { 17 }
  /// The font size of small text, in points: 12.
  public static var smallSystemFontSize: CGFloat { 12 }
  /// The default font size, in points: 14.
  public static var systemFontSize: CGFloat { 14 }

  /// Returns the font with a different size in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(typeface: typeface, size: fontSize)
  }
}

extension UIFont {
  /// The vertical positions and thicknesses of underline and strikethrough, in points.
  ///
  /// The positions are those of the upper edges, relative to the baseline and increasing downwards.
  /// If the font does not specify the values, defaults are used.
  typealias Decorations = (
    underline: (y: CGFloat, thickness: CGFloat), strikethrough: (y: CGFloat, thickness: CGFloat)
  )

  var decorations: Decorations {
    let face = FontLibrary.fontSet(for: typeface).primary
    let decorations = FontLibrary.withLock { face?.decorations }
    let fontDecorations =
      decorations
      ?? FontDecorations(
        underline: 0.1,
        underlineThickness: 1 / 18,
        strikethrough: nil,
        strikethroughThickness: 1 / 18
      )
    let strikethroughY = fontDecorations.strikethrough.map { $0 * pointSize } ?? -xHeight / 2
    return (
      (
        fontDecorations.underline * pointSize,
        fontDecorations.underlineThickness * pointSize
      ),
      (strikethroughY, fontDecorations.strikethroughThickness * pointSize)
    )
  }

  private var metrics: FontMetrics { FontLibrary.metrics(of: typeface) }

  /// The PostScript name in the font file.
  public var fontName: String { FontLibrary.names(of: typeface).postScript }

  /// The family's name.
  public var familyName: String { FontLibrary.names(of: typeface).family }

  /// The distance from the baseline to the top of the line, in points.
  public var ascender: CGFloat { metrics.ascent * pointSize }

  /// The distance from the baseline to the bottom of the line, in points.
  ///
  /// The value is negative.
  public var descender: CGFloat { metrics.descent * pointSize }

  /// The line gap: the extra space between two lines, in points.
  public var leading: CGFloat { metrics.leading * pointSize }

  /// The height of capital letters, in points.
  public var capHeight: CGFloat { metrics.capHeight * pointSize }

  /// The height of a lowercase x, in points.
  public var xHeight: CGFloat { metrics.xHeight * pointSize }

  /// The height of a line, in points: `ascender` minus `descender` plus `leading`.
  public var lineHeight: CGFloat { ascender - descender + leading }
}
