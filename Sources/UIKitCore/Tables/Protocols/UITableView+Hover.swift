extension UITableView {
  /// Whether a row that can be selected is tinted while the pointer is over it, in all tables.
  ///
  /// Default: `true`. Fingers have no such tint. UIKit has no such property.
  public static var tintsRowUnderPointer = true
}
