package import Foundation

/// The values of a trait collection.
package struct TraitValues: Hashable, Sendable {
  package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  package var displayScale: CGFloat = 0
  package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  package var legibilityWeight = UILegibilityWeight.unspecified
  package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  package var accessibilityContrast = UIAccessibilityContrast.unspecified
  package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var userInterfaceLevel = UIUserInterfaceLevel.unspecified

  /// Values without specified traits.
  package static let unspecified = TraitValues()
}

extension TraitValues {
  /// Replaces the values that other values specify.
  ///
  /// - Parameter other: The other values.
  package mutating func merge(_ other: TraitValues) {
    if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
    if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
    if other.displayScale != 0 { displayScale = other.displayScale }
    if other.preferredContentSizeCategory != .unspecified {
      preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if other.legibilityWeight != .unspecified { legibilityWeight = other.legibilityWeight }
    if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
    if other.accessibilityContrast != .unspecified {
      accessibilityContrast = other.accessibilityContrast
    }
    if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
    if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
  }
}
