extension UITableView {
  /// The table's current colours, fonts and metrics, at its text size.
  ///
  /// It comes from the nearest view above that has a `traitOverrides.tableTheme`, or from the
  /// application's launch configuration. UIKit has no such property.
  public final var theme: TableTheme { look.theme }
}
