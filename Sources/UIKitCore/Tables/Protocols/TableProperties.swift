import Foundation

/// What is asked of a table by code that does not know how it works; the properties may be overridden.
@MainActor
protocol TableProperties: AnyObject {
  var dataSource: (any UITableViewDataSource)? { get }
  var delegate: (any UITableViewDelegate)? { get }
  var isEditing: Bool { get }
  var selectionFollowsFocus: Bool { get }
  /// Whether a row indents in editing mode: its cell's `shouldIndentWhileEditing`.
  func indentsByDefault(at indexPath: IndexPath) -> Bool
  /// What a drop does without an answer of the drop delegate; `nil` while no drag is over the table.
  var defaultDropProposal: UITableViewDropProposal? { get }
}
