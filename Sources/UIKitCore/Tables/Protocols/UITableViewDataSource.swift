public import Foundation
import UIKitSupport

/// Supplies a table view's sections, rows and cells.
///
/// Only the first two methods are required. Results are cached: counts are queried when the table
/// loads or reloads, cells when rows come into view.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
  /// The result type of `tableView(_:commit:forRowAt:)`: `Void`, or the marker of its absence.
  associatedtype _Commit = UnimplementedMethod
  /// The result type of `tableView(_:moveRowAt:to:)`: `Void`, or the marker of its absence.
  associatedtype _Move = UnimplementedMethod

  /// The number of rows in a section.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The section's index.
  /// - Returns: 0 or more; a negative number stops the program.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// Returns the cell of a row. Called only for rows that come into view.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row.
  /// - Returns: A cell that no other row is using; usually a dequeued one.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// The number of sections. Default: 1.
  ///
  /// - Parameter tableView: The table view.
  /// - Returns: 0 or more; a negative number stops the program.
  func numberOfSections(in tableView: UITableView) -> Int

  /// The title of a section's header. Default: `nil`, no title.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The section's index.
  /// - Returns: The title; an empty string counts as one.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// The title of a section's footer. Default: `nil`, no title.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The section's index.
  /// - Returns: The title; an empty string counts as one.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// The entries of a plain table's index. Default: `nil`, no index.
  ///
  /// - Parameter tableView: The table view.
  /// - Returns: The entries from top to bottom.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?

  /// The section that an index entry leads to. Default: `index`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - title: The entry.
  ///   - index: Its index among the entries.
  /// - Returns: A section; `NSNotFound` does not scroll.
  func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int

  // MARK: Editing and moving

  /// Whether a row takes part in editing mode and can be swiped. Default: `true`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row.
  /// - Returns: `false` leaves the row out; it may still have a reordering control.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Whether a row has a reordering control. Default: `true`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row.
  /// - Returns: `true` takes effect only with `tableView(_:moveRowAt:to:)`, and with the cell's
  ///   `showsReorderControl`.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// Called when the user confirmed a deletion, or tapped an insertion control.
  ///
  /// The data source changes its model, and calls `deleteRows(at:with:)` or
  /// `insertRows(at:with:)`. Without this method swiping shows no Delete button.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - editingStyle: `.delete` or `.insert`.
  ///   - indexPath: The row.
  /// - Returns: Nothing.
  @_disfavoredOverload
  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) -> _Commit

  /// Called when the user has dragged a row to another place.
  ///
  /// The data source moves the row in its model; the table view has moved its
  /// own row already. Without this method there are no reordering controls.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - sourceIndexPath: The row's index path before the move.
  ///   - destinationIndexPath: The row's index path after the move.
  /// - Returns: Nothing.
  @_disfavoredOverload
  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) -> _Move
}

extension UITableViewDataSource {
  /// One section.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// No header title.
  public func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// No footer title.
  public func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? { nil }

  /// No index.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Entry *i* leads to section *i*.
  public func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int { index }

  /// Every row can be edited.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Every row can be moved.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Marks the absence of the method; never called by a table view.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) -> UnimplementedMethod {
    misuse("\(type(of: self)) does not implement tableView(_:commit:forRowAt:)")
  }

  /// Marks the absence of the method; never called by a table view.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) -> UnimplementedMethod {
    misuse("\(type(of: self)) does not implement tableView(_:moveRowAt:to:)")
  }
}
