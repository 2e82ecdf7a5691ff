extension UITableView {
  /// The table's effective colours, fonts and metrics, at its text size.
  ///
  /// The theme comes from the table or its nearest ancestor that sets `traitOverrides.tableTheme`,
  /// or else from the application's launch configuration. UIKit has no such property.
  public final var theme: TableTheme { scaledTheme.theme }
}
