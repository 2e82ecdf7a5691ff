extension UITableView {
  /// The table's current colours, fonts and metrics, at its text size.
  ///
  /// It is that of the nearest view above with a `traitOverrides.tableTheme`, or from the
  /// application's launch configuration. UIKit has no such property.
  public final var theme: TableTheme { look.theme }
}
