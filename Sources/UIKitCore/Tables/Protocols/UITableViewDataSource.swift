public import Foundation
import UIKitSupport

/// Supplies a table view's sections, rows and cells.
///
/// Only the first two methods are required. The table caches results: it queries counts when it
/// loads or reloads, and cells when rows become visible.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
  /// The result type of `tableView(_:commit:forRowAt:)`: `Void`, or `UnimplementedMethod` if it is
  /// not implemented.
  associatedtype _Commit = UnimplementedMethod
  /// The result type of `tableView(_:moveRowAt:to:)`: `Void`, or `UnimplementedMethod` if it is not
  /// implemented.
  associatedtype _Move = UnimplementedMethod

  /// Returns the number of rows in a section.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The section's index.
  /// - Returns: 0 or more; a negative number stops the program.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// Returns the cell of a row. Called only for rows that become visible.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row.
  /// - Returns: A cell that no other row is using; usually a dequeued one.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// Returns the number of sections. Default: 1.
  ///
  /// - Parameter tableView: The table view.
  /// - Returns: 0 or more; a negative number stops the program.
  func numberOfSections(in tableView: UITableView) -> Int

  /// Returns the title of a section's header. Default: `nil`, no title.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The section's index.
  /// - Returns: The title; an empty string counts as a title.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// Returns the title of a section's footer. Default: `nil`, no title.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The section's index.
  /// - Returns: The title; an empty string counts as a title.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Returns the entries of a plain table's index. Default: `nil`, no index.
  ///
  /// - Parameter tableView: The table view.
  /// - Returns: The entries from top to bottom.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?

  /// Returns the section to which an index entry leads. Default: `index`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - title: The entry.
  ///   - index: The position of the entry in the index.
  /// - Returns: The section's index; `NSNotFound` prevents scrolling.
  func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int

  // MARK: Editing and moving

  /// Returns whether a row participates in editing mode and can be swiped. Default: `true`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row.
  /// - Returns: `false` excludes the row from editing; it may still have a reordering control.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Returns whether a row has a reordering control. Default: `true`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row.
  /// - Returns: `true` takes effect only if the data source implements `tableView(_:moveRowAt:to:)`
  ///   and the cell's `showsReorderControl` is `true`.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// Called after the user has confirmed a deletion or tapped an insertion control.
  ///
  /// The data source changes its model and calls `deleteRows(at:with:)` or `insertRows(at:with:)`.
  /// If this method is not implemented, swiping reveals no Delete button.
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

  /// Called after the user has dragged a row to another position.
  ///
  /// The data source moves the row in its model; the table view has already moved the row on
  /// screen. If this method is not implemented, rows have no reordering controls.
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
  /// Returns 1.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// Returns `nil`: no header title.
  public func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// Returns `nil`: no footer title.
  public func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? { nil }

  /// Returns `nil`: no index.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Returns `index`: entry *i* leads to section *i*.
  public func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int { index }

  /// Returns `true`: every row can be edited.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Returns `true`: every row can be moved.
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
