package import Foundation

extension UIFont {
  /// A text style, which determines the preferred font for a purpose.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// UIKit's name for the style.
    public let rawValue: String

    /// Creates a style from UIKit's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The style of a large navigation title.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// The style of first-level titles.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// The style of second-level titles.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// The style of third-level titles.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// The style of headings, which is semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// The style of second-level headings.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// The style of body text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// The style of callouts.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// The style of footnotes.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// The style of captions.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// The style of small captions.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    private static let bodySizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

    /// The font sizes in points, from the smallest content size category to the largest.
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

    /// Returns the font size in points.
    ///
    /// Unknown styles have the size of body text.
    func pointSize(for category: UIContentSizeCategory) -> CGFloat {
      let sizes = TextStyle.sizes[self] ?? TextStyle.bodySizes
      return sizes[category.rank]
    }
  }

  /// Returns the maximum width of readable body text in points.
  ///
  /// The width is 672 points for the content size category `large` and proportional to the size of
  /// body text for the others.
  package static func readableWidth(for category: UIContentSizeCategory) -> CGFloat {
    (672 * TextStyle.body.pointSize(for: category) / 17).rounded()
  }

  /// Returns the system font for a text style.
  ///
  /// The current traits' content size category determines its size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the system font for a text style in the size for the given traits; `nil` means the
  /// current traits.
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
  /// Returns the font scaled for a content size category.
  ///
  /// The font's size is that for `large`.
  ///
  /// The size changes by as many points as that of body text, but does not shrink below 11 points.
  package func scaled(for category: UIContentSizeCategory) -> UIFont {
    let growth = TextStyle.growth(for: category)
    guard growth != 0 else { return self }
    return withSize(max(pointSize + growth, min(pointSize, 11)))
  }
}

extension UIFont.TextStyle {
  /// Returns the difference between the sizes of body text in a category and in `large`, in points.
  package static func growth(for category: UIContentSizeCategory) -> CGFloat {
    body.pointSize(for: category) - body.pointSize(for: .large)
  }
}
