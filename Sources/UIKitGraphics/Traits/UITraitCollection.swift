public import Foundation

/// The environment of drawing and layout: light or dark, pixels per point, size and weight of text,
/// the direction of layout, and the room that there is.
///
/// Immutable; collections with the same traits are equal.
public final class UITraitCollection: NSObject, Sendable {
  package let values: TraitValues

  /// Creates a collection with these values.
  package init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Creates a collection in which all traits are unspecified.
  public override convenience init() {
    self.init(TraitValues())
  }

  /// Creates a collection that specifies only the interface style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(TraitValues(userInterfaceStyle: userInterfaceStyle))
  }

  /// Creates a collection that specifies only the kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(TraitValues(userInterfaceIdiom: idiom))
  }

  /// Creates a collection that specifies only the number of device pixels per point.
  public convenience init(displayScale: CGFloat) {
    self.init(TraitValues(displayScale: displayScale))
  }

  /// Creates a collection that specifies only the preferred text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(TraitValues(preferredContentSizeCategory: preferredContentSizeCategory))
  }

  /// Creates a collection that specifies only the legibility weight.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(TraitValues(legibilityWeight: legibilityWeight))
  }

  /// Creates a collection that specifies only the direction of layout.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(TraitValues(layoutDirection: layoutDirection))
  }

  /// Creates a collection that specifies only the contrast.
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

  /// Creates a collection that specifies only the level.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(TraitValues(userInterfaceLevel: userInterfaceLevel))
  }

  /// Merges collections; where several specify a trait, the last one wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for traits in traitCollections { values.merge(traits.values) }
    self.init(values)
  }

  /// Light or dark; `unspecified` by default.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }

  /// The kind of device; `unspecified` by default, and `.pad` in windows.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }

  /// Device pixels per point; 0, the default, is unspecified.
  public var displayScale: CGFloat { values.displayScale }

  /// The preferred text size; `unspecified` by default.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }

  /// Whether the system font is bolder than usual; `unspecified` by default.
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }

  /// The direction of layout; `unspecified` by default.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }

  /// The contrast of texts and lines with their background; `unspecified` by default.
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }

  /// The class of the width; `unspecified` by default.
  ///
  /// A desktop window or a screen is compact below 600 points of width.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }

  /// The class of the height; `unspecified` by default.
  ///
  /// A desktop window or a screen is compact below 480 points of height, as a phone that is turned.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }

  /// Whether content floats above other content; `unspecified` by default, `.elevated` in popovers.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }

  /// Whether this collection specifies all that another one does, with the same values.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    var merged = values
    merged.merge(trait?.values ?? TraitValues())
    return merged == values
  }

  /// Whether the other object is a trait collection with the same traits.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  /// A hash of all traits.
  public override var hash: Int { values.hashValue }

  /// Whether colours may resolve differently with the other traits.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    isDark != (traitCollection?.isDark ?? false)
      || hasHighContrast != (traitCollection?.hasHighContrast ?? false)
      || isElevated != (traitCollection?.isElevated ?? false)
  }

  /// Whether colours resolve to their dark variants.
  package var isDark: Bool { userInterfaceStyle == .dark }

  /// Whether colours resolve to their variants of high contrast.
  package var hasHighContrast: Bool { accessibilityContrast == .high }

  /// Whether backgrounds resolve to their elevated variants.
  package var isElevated: Bool { userInterfaceLevel == .elevated }
}
