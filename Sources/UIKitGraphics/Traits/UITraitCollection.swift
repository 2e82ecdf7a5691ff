public import Foundation

/// The environment of drawing and layout: light or dark, pixels per point, size and weight of text,
/// and the direction of layout.
///
/// Immutable; collections with the same traits are equal.
public final class UITraitCollection: NSObject, Sendable {
  /// Light or dark; `unspecified` by default.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Device pixels per point; 0, the default, is unspecified.
  public let displayScale: CGFloat
  /// The preferred text size; `unspecified` by default.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// Whether the system font is bolder than usual; `unspecified` by default.
  public let legibilityWeight: UILegibilityWeight
  /// The direction of layout; `unspecified` by default.
  public let layoutDirection: UITraitEnvironmentLayoutDirection

  /// How far texts and lines differ from what is behind them; `unspecified` by default.
  public let accessibilityContrast: UIAccessibilityContrast

  /// Creates a collection in which all traits are unspecified.
  public override convenience init() {
    self.init(
      userInterfaceStyle: .unspecified,
      displayScale: 0,
      preferredContentSizeCategory: .unspecified
    )
  }

  /// Creates a collection that specifies only the interface style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(
      userInterfaceStyle: userInterfaceStyle,
      displayScale: 0,
      preferredContentSizeCategory: .unspecified
    )
  }

  /// Creates a collection that specifies only the number of device pixels per point.
  public convenience init(displayScale: CGFloat) {
    self.init(
      userInterfaceStyle: .unspecified,
      displayScale: displayScale,
      preferredContentSizeCategory: .unspecified
    )
  }

  /// Creates a collection that specifies only the preferred text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(
      userInterfaceStyle: .unspecified,
      displayScale: 0,
      preferredContentSizeCategory: preferredContentSizeCategory
    )
  }

  /// Creates a collection that specifies only the legibility weight.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(
      userInterfaceStyle: .unspecified,
      displayScale: 0,
      preferredContentSizeCategory: .unspecified,
      legibilityWeight: legibilityWeight
    )
  }

  /// Creates a collection that specifies only the direction of layout.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(
      userInterfaceStyle: .unspecified,
      displayScale: 0,
      preferredContentSizeCategory: .unspecified,
      layoutDirection: layoutDirection
    )
  }

  /// Creates a collection that specifies only the contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(
      userInterfaceStyle: .unspecified,
      displayScale: 0,
      preferredContentSizeCategory: .unspecified,
      accessibilityContrast: accessibilityContrast
    )
  }

  /// Merges collections; where several specify a trait, the last one wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var style = UIUserInterfaceStyle.unspecified
    var scale: CGFloat = 0
    var category = UIContentSizeCategory.unspecified
    var weight = UILegibilityWeight.unspecified
    var direction = UITraitEnvironmentLayoutDirection.unspecified
    var contrast = UIAccessibilityContrast.unspecified
    for traits in traitCollections {
      if traits.userInterfaceStyle != .unspecified { style = traits.userInterfaceStyle }
      if traits.displayScale != 0 { scale = traits.displayScale }
      if traits.preferredContentSizeCategory != .unspecified {
        category = traits.preferredContentSizeCategory
      }
      if traits.legibilityWeight != .unspecified { weight = traits.legibilityWeight }
      if traits.layoutDirection != .unspecified { direction = traits.layoutDirection }
      if traits.accessibilityContrast != .unspecified { contrast = traits.accessibilityContrast }
    }
    self.init(
      userInterfaceStyle: style,
      displayScale: scale,
      preferredContentSizeCategory: category,
      legibilityWeight: weight,
      layoutDirection: direction,
      accessibilityContrast: contrast
    )
  }

  /// Creates a collection that specifies all traits.
  package init(
    userInterfaceStyle: UIUserInterfaceStyle,
    displayScale: CGFloat,
    preferredContentSizeCategory: UIContentSizeCategory,
    legibilityWeight: UILegibilityWeight = .unspecified,
    layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified,
    accessibilityContrast: UIAccessibilityContrast = .unspecified
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.displayScale = displayScale
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.legibilityWeight = legibilityWeight
    self.layoutDirection = layoutDirection
    self.accessibilityContrast = accessibilityContrast
    super.init()
  }

  /// Whether the other object is a trait collection with the same traits.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle && displayScale == other.displayScale
      && preferredContentSizeCategory == other.preferredContentSizeCategory
      && legibilityWeight == other.legibilityWeight && layoutDirection == other.layoutDirection
      && accessibilityContrast == other.accessibilityContrast
  }

  /// A hash of all traits.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(displayScale)
    hasher.combine(preferredContentSizeCategory)
    hasher.combine(legibilityWeight)
    hasher.combine(layoutDirection)
    hasher.combine(accessibilityContrast)
    return hasher.finalize()
  }

  /// Whether colours may resolve differently with the other traits.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    isDark != (traitCollection?.isDark ?? false)
      || hasHighContrast != (traitCollection?.hasHighContrast ?? false)
  }

  /// Whether colours resolve to their dark variants.
  package var isDark: Bool { userInterfaceStyle == .dark }

  /// Whether colours resolve to their variants of high contrast.
  package var hasHighContrast: Bool { accessibilityContrast == .high }
}
