import UIKitGraphics

extension ScaledTableTheme: TraitValue {
  /// The trait that views inherit: the appearance at the standard text size.
  static let trait = TraitKey(default: ScaledTableTheme.standard)

  /// The only interface style supported by the theme; `.unspecified` if it supports both.
  var userInterfaceStyle: UIUserInterfaceStyle { theme.userInterfaceStyle }

  var isClassic: Bool { theme.isGlossy }
}

extension UITraitOverrides {
  /// The theme of tables; `nil`, the default, inherits it.
  ///
  /// With ``TableTheme/classic``, bars and their buttons, switches, segmented controls, bordered
  /// text fields, alerts and the on-screen keyboard also have the appearance of 2011; colours set
  /// by the application take precedence. A theme with only one interface style overrides
  /// `userInterfaceStyle` for the view and its descendants. UIKit has no such trait.
  @MainActor
  public var tableTheme: TableTheme? {
    get { customTraits[ScaledTableTheme.trait]?.theme }
    set { customTraits[ScaledTableTheme.trait] = newValue.map(ScaledTableTheme.of) }
  }
}

extension UIScreen {
  /// The theme of tables.
  ///
  /// Default: `.standard`.
  package final var tableTheme: TableTheme {
    get { value(of: ScaledTableTheme.trait).theme }
    set { customTraits[ScaledTableTheme.trait] = ScaledTableTheme.of(newValue) }
  }
}

extension UIView {
  /// The table appearance that this view inherits, at the standard text size.
  final var inheritedScaledTheme: ScaledTableTheme { inheritedValue(of: ScaledTableTheme.trait) }
}
