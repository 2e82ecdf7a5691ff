public import Foundation
import UIKitLists

extension UITableView {
  /// Whether rows can get the keyboard's focus.
  ///
  /// Default: `true`.
  public final var allowsFocus: Bool {
    get { configuration.allowsFocus }
    set { configuration.allowsFocus = newValue }
  }

  /// Whether the focus returns to the row that had it last.
  ///
  /// Default: `false`: it moves to the delegate's preferred row, the selected one, or the first
  /// visible one.
  public final var remembersLastFocusedIndexPath: Bool {
    get { configuration.remembersLastFocusedRow }
    set { configuration.remembersLastFocusedRow = newValue }
  }

  /// Whether a row that gets the focus is selected, and the others are not.
  ///
  /// Default: `false`. The delegate's `tableView(_:selectionFollowsFocusForRowAt:)` decides for
  /// single rows.
  public final var selectionFollowsFocus: Bool {
    get { configuration.selectionFollowsFocus }
    set { configuration.selectionFollowsFocus = newValue }
  }

  /// Finds the row for typed text, in the whole list.
  ///
  /// Default: `nil`: rows are searched by their text, without differences of case and accents.
  /// Cells are made to read them, unless `accessibilityLabelProvider` supplies the text; at most
  /// 20,000 rows, some of them in each frame. A list that knows its data finds any of its rows at
  /// once.
  ///
  /// It gets the table, the text that was typed within the last second, and the first row to
  /// search; after the last row the search continues at the beginning. It returns `nil` when no row
  /// matches. It is called for each key.
  public final var rowFinder: ((UITableView, String, IndexPath) -> IndexPath?)? {
    get { configuration.rowFinder }
    set { configuration.rowFinder = newValue }
  }
}
