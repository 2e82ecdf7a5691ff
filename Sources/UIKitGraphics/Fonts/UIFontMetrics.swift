public import Foundation
import UIKitSupport

/// Scales fonts and lengths of one's own with the user's text size.
///
///     label.font = UIFontMetrics(forTextStyle: .headline)
///       .scaledFont(for: .systemFont(ofSize: 20, weight: .heavy))
///     label.adjustsFontForContentSizeCategory = true
public final class UIFontMetrics: NSObject, Sendable {
  /// Scales as body text does.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  private let textStyle: UIFont.TextStyle

  /// Creates metrics that scale as a text style does.
  ///
  /// - Parameter textStyle: The style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
  }

  /// A font scaled for the current traits' text size.
  ///
  /// - Parameter font: A font of a fixed size, that for the text size `large`.
  /// - Returns: A font that follows changes of the text size in labels, fields and text views whose
  ///   `adjustsFontForContentSizeCategory` is `true`.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// A font scaled for the text size of given traits; `nil` means the current ones.
  ///
  /// - Parameters:
  ///   - font: A font of a fixed size, that for the text size `large`.
  ///   - traitCollection: The traits.
  /// - Returns: As from `scaledFont(for:)`.
  public func scaledFont(
    for font: UIFont,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// A font scaled for the current traits' text size, up to a size.
  ///
  /// - Parameters:
  ///   - font: A font of a fixed size, that for the text size `large`.
  ///   - maximumPointSize: The largest size in points; 0 for none.
  /// - Returns: As from `scaledFont(for:)`.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// A font scaled for the text size of given traits, up to a size.
  ///
  /// - Parameters:
  ///   - font: A font of a fixed size, that for the text size `large`.
  ///   - maximumPointSize: The largest size in points; 0 for none.
  ///   - traitCollection: The traits; `nil` means the current ones.
  /// - Returns: As from `scaledFont(for:)`.
  public func scaledFont(
    for font: UIFont,
    maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    demand(
      font.scaling == nil,
      "UIFontMetrics scales fonts of a fixed size, and this one follows the text size already"
    )
    return UIFont(
      scaling: TextScaling(
        style: textStyle,
        base: font.pointSize,
        maximum: maximumPointSize > 0 ? maximumPointSize : .infinity
      ),
      of: font.typeface,
      in: (traitCollection ?? .current).preferredContentSizeCategory
    )
  }

  /// A length scaled for the current traits' text size.
  ///
  /// - Parameter value: In points, for the text size `large`.
  /// - Returns: In points, rounded to pixels.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A length scaled for the text size of given traits.
  ///
  /// - Parameters:
  ///   - value: In points, for the text size `large`.
  ///   - traitCollection: The traits; `nil` means the current ones.
  /// - Returns: In points, rounded to the traits' pixels.
  public func scaledValue(
    for value: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? .current
    let scale = max(traits.displayScale, 1)
    let factor = textStyle.factor(for: traits.preferredContentSizeCategory)
    return (value * factor * scale).rounded() / scale
  }
}

/// The scaling of a custom font with the user's text size.
struct TextScaling: Sendable {
  let style: UIFont.TextStyle
  /// The size for the text size `large`, in points.
  let base: CGFloat
  /// The largest size in points.
  let maximum: CGFloat
}

extension UIFont {
  /// A typeface in the size for a content size category.
  convenience init(
    scaling: TextScaling,
    of typeface: Typeface,
    in category: UIContentSizeCategory
  ) {
    let size = (scaling.base * scaling.style.factor(for: category) * 2).rounded() / 2
    self.init(
      typeface: typeface,
      size: min(size, scaling.maximum),
      textStyle: scaling.style,
      scaling: scaling
    )
  }

  /// The font for a content size category.
  ///
  /// - Parameter traits: Have the category.
  /// - Returns: `nil` for a font of a fixed size.
  package func scaled(for traits: UITraitCollection) -> UIFont? {
    if let scaling {
      return UIFont(scaling: scaling, of: typeface, in: traits.preferredContentSizeCategory)
    }
    return textStyle.map { UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits) }
  }
}

extension UIFont.TextStyle {
  /// The size in a category divided by that in `large`.
  fileprivate func factor(for category: UIContentSizeCategory) -> CGFloat {
    pointSize(for: category) / pointSize(for: .large)
  }
}
