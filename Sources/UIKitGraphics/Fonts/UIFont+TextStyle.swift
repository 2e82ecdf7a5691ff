package import Foundation

extension UIFont {
  /// The purpose of a text, which determines its preferred font.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the style.
    public let rawValue: String

    /// Creates a style from UIKit's name of it.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The title of a screen before it is scrolled.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// Titles of the first rank.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Titles of the second rank.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Titles of the third rank.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Headings; semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Headings of the second rank.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Remarks.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Footnotes.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Captions.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Small captions.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    private static let bodySizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

    /// The sizes in points, from the smallest text size to the largest.
    private static let sizes: [TextStyle: [CGFloat]] = [
      .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      .body: bodySizes,
      .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]

    /// The size in points; unknown styles have that of body text.
    func pointSize(for category: UIContentSizeCategory) -> CGFloat {
      let sizes = TextStyle.sizes[self] ?? TextStyle.bodySizes
      return sizes[category.step]
    }
  }

  /// The greatest width of body text that is easy to read, in points: 672 at the default text size,
  /// in proportion to body text at others.
  package static func readableWidth(for category: UIContentSizeCategory) -> CGFloat {
    (672 * TextStyle.body.pointSize(for: category) / 17).rounded()
  }

  /// The system font in the user's preferred size for a text style.
  ///
  /// The size follows the current traits' content size category.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The system font in the size that given traits prefer; `nil` means the current ones.
  public static func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    let weight = style == .headline ? Weight.semibold : .regular
    return UIFont(
      typeface: Typeface(family: .system, weight: weight.fontconfigWeight),
      size: style.pointSize(for: category),
      textStyle: style
    )
  }
}

extension UIFont {
  /// The font scaled for a content size category, when its own size is that for `large`.
  ///
  /// It grows and shrinks by as many points as body text does, but text does not shrink below 11
  /// points.
  package func scaled(for category: UIContentSizeCategory) -> UIFont {
    let growth = TextStyle.growth(for: category)
    guard growth != 0 else { return self }
    return withSize(max(pointSize + growth, min(pointSize, 11)))
  }
}

extension UIFont.TextStyle {
  /// The difference between body text in a category and in `large`, in points.
  package static func growth(for category: UIContentSizeCategory) -> CGFloat {
    body.pointSize(for: category) - body.pointSize(for: .large)
  }
}
