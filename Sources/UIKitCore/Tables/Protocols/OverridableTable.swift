import Foundation
import UIKitLists

/// The table's interface for its helpers and for the default implementations of its delegates:
/// members that subclasses may override, and members that only the table can implement.
@MainActor
protocol OverridableTable: AnyObject {
  var dataSource: (any UITableViewDataSource)? { get }
  var delegate: (any UITableViewDelegate)? { get }
  var allowsSelection: Bool { get }
  var allowsMultipleSelection: Bool { get }
  var allowsSelectionDuringEditing: Bool { get }
  var allowsMultipleSelectionDuringEditing: Bool { get }
  var selectionFollowsFocus: Bool { get }
  var isEditing: Bool { get }

  func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: UITableView.ScrollPosition,
    animated: Bool
  )
  func deselectRow(at indexPath: IndexPath, animated: Bool)
  func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
  func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell?

  /// Calls `inconsistencyHandler`.
  func report(inconsistency message: String)
  /// Copies the layout settings to the model.
  func updateLayoutSettings()
  /// Copies the appearance settings to the model.
  func updateAppearanceSettings()
  /// Shows, updates or removes the index.
  func updateIndexBar()
  /// Applies a saved state as soon as the table has rows.
  func restorePendingState()
  /// Returns the accessibility element of a row.
  func accessibleRow(at position: RowPosition) -> _UIAccessibleObject?
  /// Returns whether a row is indented in editing mode: its cell's `shouldIndentWhileEditing`.
  func indentsByDefault(at indexPath: IndexPath) -> Bool
  /// The proposal for a drop if the drop delegate supplies none; `nil` while no drag is over the
  /// table.
  var defaultDropProposal: UITableViewDropProposal? { get }
}
