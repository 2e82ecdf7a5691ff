public import Foundation
import UIKitLists

extension UITableView {
  /// Names a row that has no cell, for a screen reader that looks beyond the screen.
  ///
  /// Default: `nil`; such a row then is read by its place alone, until it is scrolled to. The closure
  /// gets the table and the row's index path, and returns `nil` for a row without a name. It is
  /// called for single rows, never for all.
  public final var accessibilityLabelProvider: ((UITableView, IndexPath) -> String?)? {
    get { configuration.accessibilityLabelProvider }
    set { configuration.accessibilityLabelProvider = newValue }
  }

  /// The table's objects for assistive technology; made on first use.
  final var elements: TableElements {
    if let elements = parts.elements { return elements }
    let elements = TableElements(self, hands)
    parts.elements = elements
    return elements
  }
}
