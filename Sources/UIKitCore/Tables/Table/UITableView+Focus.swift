public import Foundation
import UIKitLists

extension UITableView {
  /// Whether rows can receive the keyboard focus.
  ///
  /// Default: `true`.
  public final var allowsFocus: Bool {
    get { configuration.allowsFocus }
    set { configuration.allowsFocus = newValue }
  }

  /// Whether the focus returns to the row that was focused last.
  ///
  /// Default: `false`; when the focus comes from another view, it moves to the row that contains
  /// that view, else to the delegate's preferred row, else to the selected row, else to the first
  /// visible row.
  public final var remembersLastFocusedIndexPath: Bool {
    get { configuration.remembersLastFocusedRow }
    set { configuration.remembersLastFocusedRow = newValue }
  }

  /// Whether a row that receives the focus becomes the only selected row.
  ///
  /// Default: `false`. The delegate's `tableView(_:selectionFollowsFocusForRowAt:)` overrides this
  /// property for single rows.
  public final var selectionFollowsFocus: Bool {
    get { configuration.selectionFollowsFocus }
    set { configuration.selectionFollowsFocus = newValue }
  }

  /// The closure that finds the row for typed text in the whole list.
  ///
  /// Default: `nil`; the table finds the next row whose text begins with the typed text, ignoring
  /// case, accents and width. It creates cells to read their text unless
  /// `accessibilityLabelProvider` supplies it, for at most 20,000 rows, spread over several frames.
  /// A closure that searches the application's data finds any row immediately.
  ///
  /// The closure receives the table, the text typed without a pause of a second, and the first row
  /// to search; after the last row the search continues at the beginning. It returns `nil` if no
  /// row matches, and is called for each key press.
  public final var rowFinder:
    ((_ tableView: UITableView, _ text: String, _ start: IndexPath) -> IndexPath?)?
  {
    get { configuration.rowFinder }
    set { configuration.rowFinder = newValue }
  }
}
