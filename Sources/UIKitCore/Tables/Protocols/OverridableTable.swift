import Foundation
import UIKitLists

/// The table as its parts, and the defaults of its delegates, use it: the members that subclasses
/// may override, and those that only the table can implement.
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
  /// Copies the settings for the layout to the model.
  func pullSettings()
  /// Copies the settings of the appearance to the model.
  func pullShownSettings()
  /// Shows, updates or removes the index.
  func updateIndexBar()
  /// Applies a saved state once there are rows.
  func restorePendingState()
  /// The row's object for assistive technology.
  func accessibleRow(at position: RowPosition) -> _UIAccessibleObject?
  /// Whether a row indents in editing mode: its cell's `shouldIndentWhileEditing`.
  func indentsByDefault(at indexPath: IndexPath) -> Bool
  /// The proposal for a drop without an answer of the drop delegate; `nil` while no drag is over
  /// the table.
  var defaultDropProposal: UITableViewDropProposal? { get }
}
