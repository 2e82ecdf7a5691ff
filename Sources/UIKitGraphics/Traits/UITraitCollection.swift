public import Foundation

/// The environment of drawing and layout: interface style, scale, text size and weight, layout
/// direction, and size classes.
///
/// Trait collections are immutable. Collections with the same traits are equal.
public final class UITraitCollection: NSObject, Sendable {
  package let values: TraitValues

  /// Creates a collection with trait values.
  package init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Creates a collection without specified traits.
  public override convenience init() {
    self.init(TraitValues())
  }

  /// Creates a collection that specifies only the interface style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(TraitValues(userInterfaceStyle: userInterfaceStyle))
  }

  /// Creates a collection that specifies only the interface idiom.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(TraitValues(userInterfaceIdiom: idiom))
  }

  /// Creates a collection that specifies only the scale in device pixels per point.
  public convenience init(displayScale: CGFloat) {
    self.init(TraitValues(displayScale: displayScale))
  }

  /// Creates a collection that specifies only the preferred content size category.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(TraitValues(preferredContentSizeCategory: preferredContentSizeCategory))
  }

  /// Creates a collection that specifies only the legibility weight.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(TraitValues(legibilityWeight: legibilityWeight))
  }

  /// Creates a collection that specifies only the layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(TraitValues(layoutDirection: layoutDirection))
  }

  /// Creates a collection that specifies only the accessibility contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(TraitValues(accessibilityContrast: accessibilityContrast))
  }

  /// Creates a collection that specifies only the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(horizontalSizeClass: horizontalSizeClass))
  }

  /// Creates a collection that specifies only the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(verticalSizeClass: verticalSizeClass))
  }

  /// Creates a collection that specifies only the interface level.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(TraitValues(userInterfaceLevel: userInterfaceLevel))
  }

  /// Creates a collection by merging collections.
  ///
  /// If several specify a trait, the last one takes precedence.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for traits in traitCollections { values.merge(traits.values) }
    self.init(values)
  }

  /// The interface style, light or dark; `unspecified` by default.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }

  /// The interface idiom; `unspecified` by default, `.pad` in windows.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }

  /// Device pixels per point; 0 means unspecified and is the default.
  public var displayScale: CGFloat { values.displayScale }

  /// The preferred content size category; `unspecified` by default.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }

  /// The legibility weight of the system font; `unspecified` by default.
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }

  /// The layout direction; `unspecified` by default.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }

  /// The contrast of text and lines with their background; `unspecified` by default.
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }

  /// The horizontal size class; `unspecified` by default.
  ///
  /// A desktop window or screen is compact if it is narrower than 600 points.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }

  /// The vertical size class; `unspecified` by default.
  ///
  /// A desktop window or screen is compact if it is lower than 480 points, such as a phone in
  /// landscape.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }

  /// The interface level; `unspecified` by default, `.elevated` in popovers.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }

  /// Returns whether this collection contains all specified traits of another one, with equal
  /// values.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    var merged = values
    merged.merge(trait?.values ?? TraitValues())
    return merged == values
  }

  /// Returns whether an object is a trait collection with the same traits.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  /// A hash of all traits.
  public override var hash: Int { values.hashValue }

  /// Returns whether colours may resolve differently with other traits.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    isDark != (traitCollection?.isDark ?? false)
      || hasHighContrast != (traitCollection?.hasHighContrast ?? false)
      || isElevated != (traitCollection?.isElevated ?? false)
  }

  /// Whether colours resolve to their dark variants.
  package var isDark: Bool { userInterfaceStyle == .dark }

  /// Whether colours resolve to their high-contrast variants.
  package var hasHighContrast: Bool { accessibilityContrast == .high }

  /// Whether backgrounds resolve to their elevated variants.
  package var isElevated: Bool { userInterfaceLevel == .elevated }
}
