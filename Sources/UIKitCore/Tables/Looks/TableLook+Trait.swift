import UIKitGraphics

extension TableLook: TraitValue {
  /// The trait that views inherit: the look at the standard text size.
  static let trait = TraitKey(default: TableLook.standard)

  /// The only appearance that the theme has; `.unspecified` when it has both.
  var userInterfaceStyle: UIUserInterfaceStyle { theme.userInterfaceStyle }

  var isClassic: Bool { theme.isGlossy }
}

extension UITraitOverrides {
  /// The look of tables; `nil` inherits.
  ///
  /// Default: `nil`. With ``TableTheme/classic``, bars and their buttons, switches, segmented controls,
  /// bordered text fields, alerts and the on-screen keyboard have the look of 2011, too; colours that
  /// the application sets win. UIKit has no such trait. A theme with only one appearance overrides
  /// `userInterfaceStyle` for everything below the view.
  @MainActor
  public var tableTheme: TableTheme? {
    get { added[TableLook.trait]?.theme }
    set { added[TableLook.trait] = newValue.map(TableLook.of) }
  }
}

extension UIScreen {
  /// The look of tables.
  ///
  /// Default: `.standard`.
  package final var tableTheme: TableTheme {
    get { value(of: TableLook.trait).theme }
    set { addedTraits[TableLook.trait] = TableLook.of(newValue) }
  }
}

extension UIView {
  /// The look of tables that this view inherits, at the standard text size.
  final var inheritedTableLook: TableLook { inheritedValue(of: TableLook.trait) }
}
