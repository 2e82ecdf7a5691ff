public import Foundation

/// A typeface in a size.
///
/// Immutable. The system font is Inter when fontconfig knows it, else its
/// sans-serif. Two fonts are equal when they have the same typeface and size.
public final class UIFont: NSObject, Sendable {
  private let mark = FoundationObjectMark()
  let typeface: Typeface

  /// The size in points.
  public let pointSize: CGFloat

  /// The text style that the size follows; `nil` for fonts of a fixed size.
  ///
  /// It does not count for equality.
  package let textStyle: TextStyle?

  /// The scaling with the user's text size; `nil` for preferred fonts and those of a fixed size.
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

  /// Creates the system font in 14 points.
  public override convenience init() {
    self.init(typeface: UIFont.systemFont(ofSize: 14).typeface, size: 14)
  }

  /// Finds a font by its PostScript name, its full name, or its family's name.
  ///
  /// Returns `nil` when no installed font has the name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let typeface = FontLibrary.typeface(named: fontName) else { return nil }
    self.init(typeface: typeface, size: fontSize)
  }

  /// Whether the other object is a font of the same typeface and size.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return pointSize == other.pointSize && typeface == other.typeface
  }

  /// A hash of typeface and size.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(typeface)
    hasher.combine(pointSize)
    return hasher.finalize()
  }
}

extension UIFont {
  /// The system font for running text, in points.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system font in a weight, in points.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(typeface: Typeface(family: .system, weight: weight.fontconfigWeight), size: fontSize)
  }

  /// The bold system font, in points.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The italic system font, in points.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    let typeface = Typeface(
      family: .system,
      weight: Weight.regular.fontconfigWeight,
      isItalic: true
    )
    return UIFont(typeface: typeface, size: fontSize)
  }

  /// A monospaced font, in points.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(typeface: Typeface(family: .monospaced, weight: weight.fontconfigWeight), size: fontSize)
  }

  /// The system font with monospaced digits, in points.
  ///
  /// They are the font's tabular figures; without those, each digit is centred in the advance of
  /// the widest one.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    let typeface = Typeface(
      family: .system,
      weight: weight.fontconfigWeight,
      hasMonospacedDigits: true
    )
    return UIFont(typeface: typeface, size: fontSize)
  }

  /// The size of text on buttons, in points: 18.
  public static var buttonFontSize: CGFloat { 18 }
  /// The size of labels, in points: 17.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of small text, in points: 12.
  public static var smallSystemFontSize: CGFloat { 12 }
  /// The size of system text, in points: 14.
  public static var systemFontSize: CGFloat { 14 }

  /// The same typeface in another size, in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(typeface: typeface, size: fontSize)
  }
}

extension UIFont {
  /// The upper edges below the baseline, and the thicknesses, of the lines below and through text.
  ///
  /// In points, by the font, or usual ones when it does not say.
  typealias Decorations = (
    underline: (y: CGFloat, thickness: CGFloat), strikethrough: (y: CGFloat, thickness: CGFloat)
  )

  var decorations: Decorations {
    let face = FontLibrary.fontSet(for: typeface).primary
    let known = FontLibrary.withLock { face?.decorations }
    let lines =
      known
      ?? FontDecorations(
        underline: 0.1,
        underlineThickness: 1 / 18,
        strikethrough: nil,
        strikethroughThickness: 1 / 18
      )
    let middle = lines.strikethrough.map { $0 * pointSize } ?? -xHeight / 2
    return (
      (lines.underline * pointSize, lines.underlineThickness * pointSize),
      (middle, lines.strikethroughThickness * pointSize)
    )
  }

  private var metrics: FontMetrics { FontLibrary.metrics(of: typeface) }

  /// The typeface's PostScript name, as read from the file.
  public var fontName: String { FontLibrary.names(of: typeface).postScript }

  /// The family's name.
  public var familyName: String { FontLibrary.names(of: typeface).family }

  /// The ascent: the distance from the baseline up to the top of the line, in points.
  public var ascender: CGFloat { metrics.ascent * pointSize }

  /// The descent: the distance from the baseline down to the bottom of the line, in points;
  /// negative.
  public var descender: CGFloat { metrics.descent * pointSize }

  /// The line gap: the space between two lines, in points.
  public var leading: CGFloat { metrics.leading * pointSize }

  /// The height of capital letters, in points.
  public var capHeight: CGFloat { metrics.capHeight * pointSize }

  /// The height of a lowercase x, in points.
  public var xHeight: CGFloat { metrics.xHeight * pointSize }

  /// The height of a line, in points: ascender minus descender plus leading.
  public var lineHeight: CGFloat { ascender - descender + leading }
}
