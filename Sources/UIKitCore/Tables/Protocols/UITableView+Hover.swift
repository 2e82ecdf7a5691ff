extension UITableView {
  /// Whether selectable rows are tinted while the pointer is over them, in all tables.
  ///
  /// Default: `true`. Touches cause no such tint. UIKit has no such property.
  public static var tintsRowUnderPointer = true
}
