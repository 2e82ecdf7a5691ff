public import UIKitGraphics

/// The trait overrides of a view, a view controller or a window scene for itself and its
/// descendants.
public struct UITraitOverrides: Sendable {
  /// The light or dark appearance; `.unspecified` inherits it.
  ///
  /// Default: `.unspecified`.
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The text size; `.unspecified` inherits it.
  ///
  /// Default: `.unspecified`.
  public var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  /// Whether the system font is bolder than usual; `.unspecified` inherits the setting.
  ///
  /// Default: `.unspecified`.
  public var legibilityWeight = UILegibilityWeight.unspecified
  /// The layout direction; `.unspecified` inherits it.
  ///
  /// Default: `.unspecified`.
  public var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  /// The contrast of texts and lines with their background; `.unspecified` inherits it.
  ///
  /// Default: `.unspecified`.
  public var accessibilityContrast = UIAccessibilityContrast.unspecified
  /// Whether content floats above other content; `.unspecified` inherits the level.
  ///
  /// Default: `.unspecified`.
  public var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  /// The available width; `.unspecified` inherits it.
  ///
  /// Default: `.unspecified`.
  public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// The available height; `.unspecified` inherits it.
  ///
  /// Default: `.unspecified`.
  public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// Custom traits declared inside the library, such as the style of tables.
  var customTraits = CustomTraits()
  /// The overrides of the view's controller, applied before the view's overrides.
  var outer = OuterTraits()

  init() {}
}

extension UITraitOverrides {
  /// A cache of the last result, because most views below an override need the same traits.
  @MainActor private static var lastApplied: (base: UITraitCollection, result: UITraitCollection)?

  /// Returns the traits with the overrides applied.
  @MainActor
  func applied(to traits: UITraitCollection) -> UITraitCollection {
    var overridden = TraitValues.unspecified
    overridden.userInterfaceStyle = allCustomTraits.onlyStyle ?? userInterfaceStyle
    overridden.preferredContentSizeCategory = preferredContentSizeCategory
    overridden.legibilityWeight = legibilityWeight
    overridden.layoutDirection = layoutDirection
    overridden.accessibilityContrast = accessibilityContrast
    overridden.userInterfaceLevel = userInterfaceLevel
    overridden.horizontalSizeClass = horizontalSizeClass
    overridden.verticalSizeClass = verticalSizeClass
    var values = traits.values
    values.merge(outer.values)
    values.merge(overridden)
    if values == traits.values { return traits }
    // Equal traits share one object, so that comparisons are fast.
    if let last = Self.lastApplied, last.base === traits, last.result.values == values {
      return last.result
    }
    let result = UITraitCollection(values)
    Self.lastApplied = (traits, result)
    return result
  }
}

/// The trait overrides of a controller for its view.
struct OuterTraits: Sendable {
  var values = TraitValues.unspecified
  var customTraits = CustomTraits()
}

extension UITraitOverrides {
  /// The custom traits, including the controller's.
  var allCustomTraits: CustomTraits { customTraits.inheriting(outer.customTraits) }

  /// Returns the overrides of a controller as overrides for its view.
  ///
  /// - Parameter outermost: The overrides of the controller's parent for the controller; `nil` if
  ///   there are none.
  /// - Returns: Both overrides combined; this one takes precedence.
  @MainActor
  func outerTraits(of outermost: UITraitCollection?) -> OuterTraits {
    var values = outermost?.values ?? .unspecified
    values.merge(applied(to: UITraitCollection(TraitValues.unspecified)).values)
    return OuterTraits(values: values, customTraits: customTraits)
  }
}
