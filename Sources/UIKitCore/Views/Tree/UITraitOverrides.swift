public import UIKitGraphics

/// Traits that a view, a controller or a window scene overrides for itself and all inside.
public struct UITraitOverrides: Sendable {
  /// Light or dark; `.unspecified` inherits.
  ///
  /// Default: `.unspecified`.
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Text size; `.unspecified` inherits.
  ///
  /// Default: `.unspecified`.
  public var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  /// Whether the system font is bolder than usual; `.unspecified` inherits.
  ///
  /// Default: `.unspecified`.
  public var legibilityWeight = UILegibilityWeight.unspecified
  /// The direction of layout; `.unspecified` inherits.
  ///
  /// Default: `.unspecified`.
  public var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  /// The contrast of texts and lines with their background; `.unspecified` inherits.
  ///
  /// Default: that.
  public var accessibilityContrast = UIAccessibilityContrast.unspecified
  /// Whether content floats above other content; `.unspecified` inherits.
  ///
  /// Default: that.
  public var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  /// The available width; `.unspecified` inherits.
  ///
  /// Default: `.unspecified`.
  public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// The available height; `.unspecified` inherits.
  ///
  /// Default: `.unspecified`.
  public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// Traits that parts of the library declare, such as the look of tables.
  var added = AddedTraits()
  /// The overrides of the view's controller, applied before the view's own.
  var outer = OuterTraits()

  init() {}
}

extension UITraitOverrides {
  /// The last result, a cache: most views below an override need the same traits.
  @MainActor private static var lastApplied: (base: UITraitCollection, result: UITraitCollection)?

  /// The traits with the overridden ones replaced.
  @MainActor
  func applied(to traits: UITraitCollection) -> UITraitCollection {
    var own = TraitValues.unspecified
    own.userInterfaceStyle = allAdded.onlyStyle ?? userInterfaceStyle
    own.preferredContentSizeCategory = preferredContentSizeCategory
    own.legibilityWeight = legibilityWeight
    own.layoutDirection = layoutDirection
    own.accessibilityContrast = accessibilityContrast
    own.userInterfaceLevel = userInterfaceLevel
    own.horizontalSizeClass = horizontalSizeClass
    own.verticalSizeClass = verticalSizeClass
    var values = traits.values
    values.merge(outer.values)
    values.merge(own)
    if values == traits.values { return traits }
    // Equal traits are one object, so that comparing them is quick.
    if let last = Self.lastApplied, last.base === traits, last.result.values == values {
      return last.result
    }
    let result = UITraitCollection(values)
    Self.lastApplied = (traits, result)
    return result
  }
}

/// The traits that a controller overrides for its view.
struct OuterTraits: Sendable {
  var values = TraitValues.unspecified
  var added = AddedTraits()
}

extension UITraitOverrides {
  /// The added traits, including the controller's.
  var allAdded: AddedTraits { added.inheriting(outer.added) }

  /// The same overrides as those of a controller for its view.
  ///
  /// - Parameter outermost: The traits that the parent of the controller overrides for it; `nil`
  ///   without any.
  /// - Returns: Both; this one takes precedence.
  @MainActor
  func asOuter(of outermost: UITraitCollection?) -> OuterTraits {
    var values = outermost?.values ?? .unspecified
    values.merge(applied(to: UITraitCollection(TraitValues.unspecified)).values)
    return OuterTraits(values: values, added: added)
  }
}
