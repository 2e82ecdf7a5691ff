import UIKitGraphics

/// The interface of a table for its cells.
@MainActor
protocol CellOwner: AnyObject {
  /// Whether the rows of a section are drawn as a group.
  var isGrouped: Bool { get }
  /// Returns whether the user can select the cell's row.
  func canSelect(_ cell: UITableViewCell) -> Bool
  /// Returns whether the cell is being dragged to another position.
  func isLifted(_ cell: UITableViewCell) -> Bool
  /// Returns the cell's role in a drag over the table; `nil` without a drag.
  func dropState(of cell: UITableViewCell) -> UICellConfigurationState.DropState?
  /// Called when the cell moves to another table.
  func cellDidMoveToOtherTable(_ cell: UITableViewCell)

  /// Called after the detail button was tapped.
  func accessoryTapped(of cell: UITableViewCell)
  /// Called after the editing control was tapped.
  func editControlTapped(of cell: UITableViewCell)
  /// Called when a touch begins on the row's reordering control.
  func gripTouchBegan(_ touch: UITouch, of cell: UITableViewCell)
  /// Called when a touch on the reordering control moves.
  func gripTouchMoved(_ touch: UITouch)
  /// Called when a touch on the reordering control ends.
  func gripTouchEnded(_ touch: UITouch)
  /// Called when a touch on the reordering control is cancelled.
  func gripTouchCancelled(_ touch: UITouch)

  /// Selects the row like a tap.
  ///
  /// - Returns: Whether the row may be selected.
  func activate(_ cell: UITableViewCell) -> Bool
  /// Returns the actions of the row's swipes and of its reordering control, for assistive
  /// technology.
  func accessibilityActions(of cell: UITableViewCell) -> [UIAccessibilityCustomAction]
  /// Moves the row by a number of positions, like a drag.
  ///
  /// - Returns: Whether the row was moved.
  func moveRow(of cell: UITableViewCell, by steps: Int) -> Bool
}

extension UITableViewCell {
  /// The table that contains the cell; `nil` outside of a table.
  final var cellOwner: (any CellOwner)? { tableView }
}
