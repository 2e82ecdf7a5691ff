public import Foundation
import UIKitSupport

/// Metrics that scale custom fonts and lengths with the user's text size.
///
///     label.font = UIFontMetrics(forTextStyle: .headline)
///       .scaledFont(for: .systemFont(ofSize: 20, weight: .heavy))
///     label.adjustsFontForContentSizeCategory = true
public final class UIFontMetrics: NSObject, Sendable {
  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  private let textStyle: UIFont.TextStyle

  /// Creates metrics that scale like a text style.
  ///
  /// - Parameter textStyle: The text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
  }

  /// Returns a font scaled for the current traits' content size category.
  ///
  /// - Parameter font: A font with a fixed size, the size for the category `large`.
  /// - Returns: The scaled font. Labels, text fields and text views whose
  ///   `adjustsFontForContentSizeCategory` is `true` update it when the text size changes.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// Returns a font scaled for the given traits' content size category.
  ///
  /// - Parameters:
  ///   - font: A font with a fixed size, the size for the category `large`.
  ///   - traitCollection: The traits; `nil` means the current traits.
  /// - Returns: The scaled font, as from `scaledFont(for:)`.
  public func scaledFont(
    for font: UIFont,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// Returns a font scaled for the current traits' content size category, limited to a maximum
  /// size.
  ///
  /// - Parameters:
  ///   - font: A font with a fixed size, the size for the category `large`.
  ///   - maximumPointSize: The maximum size in points; 0 for no limit.
  /// - Returns: The scaled font, as from `scaledFont(for:)`.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font scaled for the given traits' content size category, limited to a maximum size.
  ///
  /// - Parameters:
  ///   - font: A font with a fixed size, the size for the category `large`.
  ///   - maximumPointSize: The maximum size in points; 0 for no limit.
  ///   - traitCollection: The traits; `nil` means the current traits.
  /// - Returns: The scaled font, as from `scaledFont(for:)`.
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

  /// Returns a length scaled for the current traits' content size category.
  ///
  /// - Parameter value: The length for the category `large`, in points.
  /// - Returns: The scaled length in points, rounded to pixels.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a length scaled for the given traits' content size category.
  ///
  /// - Parameters:
  ///   - value: The length for the category `large`, in points.
  ///   - traitCollection: The traits; `nil` means the current traits.
  /// - Returns: The scaled length in points, rounded to the traits' pixels.
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
  /// The font size for the category `large`, in points.
  let base: CGFloat
  /// The maximum font size in points; infinity for no limit.
  let maximum: CGFloat
}

extension UIFont {
  /// Creates a font in the size for a content size category, rounded to half points.
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

  /// Returns the font scaled for a content size category.
  ///
  /// - Parameter traits: The traits, whose content size category applies.
  /// - Returns: The scaled font; `nil` for a font with a fixed size.
  package func scaled(for traits: UITraitCollection) -> UIFont? {
    if let scaling {
      return UIFont(scaling: scaling, of: typeface, in: traits.preferredContentSizeCategory)
    }
    return textStyle.map { UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits) }
  }
}

extension UIFont.TextStyle {
  /// Returns the ratio between the font sizes in a category and in `large`.
  fileprivate func factor(for category: UIContentSizeCategory) -> CGFloat {
    pointSize(for: category) / pointSize(for: .large)
  }
}
