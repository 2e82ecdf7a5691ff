public import Foundation
import UIKitLists

extension UITableView {
  /// The closure that returns the label of a row without a cell, for a screen reader that reads
  /// beyond the screen.
  ///
  /// Default: `nil`; such a row is announced by its position alone until it is scrolled into view.
  /// The closure receives the table and the row's index path, and returns `nil` for a row without a
  /// label. The table calls it for single rows, never for all.
  public final var accessibilityLabelProvider:
    ((_ tableView: UITableView, _ indexPath: IndexPath) -> String?)?
  {
    get { configuration.accessibilityLabelProvider }
    set { configuration.accessibilityLabelProvider = newValue }
  }

  /// The table's accessibility elements; created on first use.
  final var elements: TableElements {
    if let elements = parts.elements { return elements }
    let elements = TableElements(self, interaction)
    parts.elements = elements
    return elements
  }
}
