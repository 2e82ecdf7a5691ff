public import Foundation

/// What drawing and layout depend on: light or dark, pixels per point, size and weight of text.
///
/// A value in all but name: it does not change, and equal ones compare equal.
public final class UITraitCollection: NSObject, Sendable {
  /// Light or dark; `unspecified` by default.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Device pixels per point; 0 when nothing is said, as by default.
  public let displayScale: CGFloat
  /// The preferred text size; `unspecified` by default.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// Whether the system font is bolder than usual; `unspecified` by default.
  public let legibilityWeight: UILegibilityWeight

  /// Creates traits that say nothing.
  public override convenience init() {
    self.init(
      userInterfaceStyle: .unspecified,
      displayScale: 0,
      preferredContentSizeCategory: .unspecified
    )
  }

  /// Creates traits that only say whether the interface is light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(
      userInterfaceStyle: userInterfaceStyle,
      displayScale: 0,
      preferredContentSizeCategory: .unspecified
    )
  }

  /// Creates traits that only say how many device pixels a point has.
  public convenience init(displayScale: CGFloat) {
    self.init(
      userInterfaceStyle: .unspecified,
      displayScale: displayScale,
      preferredContentSizeCategory: .unspecified
    )
  }

  /// Creates traits that only say which text size is preferred.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(
      userInterfaceStyle: .unspecified,
      displayScale: 0,
      preferredContentSizeCategory: preferredContentSizeCategory
    )
  }

  /// Creates traits that only say how heavy text is.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(
      userInterfaceStyle: .unspecified,
      displayScale: 0,
      preferredContentSizeCategory: .unspecified,
      legibilityWeight: legibilityWeight
    )
  }

  /// Joins traits; where several say something, the last one counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var style = UIUserInterfaceStyle.unspecified
    var scale: CGFloat = 0
    var category = UIContentSizeCategory.unspecified
    var weight = UILegibilityWeight.unspecified
    for traits in traitCollections {
      if traits.userInterfaceStyle != .unspecified { style = traits.userInterfaceStyle }
      if traits.displayScale != 0 { scale = traits.displayScale }
      if traits.preferredContentSizeCategory != .unspecified {
        category = traits.preferredContentSizeCategory
      }
      if traits.legibilityWeight != .unspecified { weight = traits.legibilityWeight }
    }
    self.init(
      userInterfaceStyle: style,
      displayScale: scale,
      preferredContentSizeCategory: category,
      legibilityWeight: weight
    )
  }

  /// Creates traits that say everything.
  package init(
    userInterfaceStyle: UIUserInterfaceStyle,
    displayScale: CGFloat,
    preferredContentSizeCategory: UIContentSizeCategory,
    legibilityWeight: UILegibilityWeight = .unspecified
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.displayScale = displayScale
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.legibilityWeight = legibilityWeight
    super.init()
  }

  /// Whether the other object is a trait collection that says the same.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle && displayScale == other.displayScale
      && preferredContentSizeCategory == other.preferredContentSizeCategory
      && legibilityWeight == other.legibilityWeight
  }

  /// A hash of everything that is said.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(displayScale)
    hasher.combine(preferredContentSizeCategory)
    hasher.combine(legibilityWeight)
    return hasher.finalize()
  }

  /// Whether a colour may look different under the other traits.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    isDark != (traitCollection?.isDark ?? false)
  }

  /// Whether colours resolve to their dark variants.
  package var isDark: Bool { userInterfaceStyle == .dark }
}
