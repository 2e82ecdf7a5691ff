import UIKitGraphics

/// The table that a cell is in, as the cell uses it.
@MainActor
protocol CellOwner: AnyObject {
  var isGrouped: Bool { get }
  /// Whether the user can select the cell's row.
  func canSelect(_ cell: UITableViewCell) -> Bool
  /// Whether the cell is dragged to another row.
  func isLifted(_ cell: UITableViewCell) -> Bool
  /// The role of the cell in a drag over the table; `nil` without a drag.
  func dropState(of cell: UITableViewCell) -> UICellConfigurationState.DropState?
  /// Called when another table takes the cell.
  func lose(_ cell: UITableViewCell)

  /// Called when the detail button was tapped.
  func accessoryTapped(of cell: UITableViewCell)
  /// Called when the control of editing mode was tapped.
  func editControlTapped(of cell: UITableViewCell)
  /// Called when a touch went down on the row's grip.
  func gripTouchBegan(_ touch: UITouch, of cell: UITableViewCell)
  /// Called when a touch on the row's grip has moved.
  func gripTouchMoved(_ touch: UITouch)
  /// Called when a touch on the row's grip was lifted.
  func gripTouchEnded(_ touch: UITouch)
  /// Called when a touch on the row's grip was cancelled.
  func gripTouchCancelled(_ touch: UITouch)

  /// Selects the row as a tap does.
  ///
  /// - Returns: Whether the row may be selected.
  func activate(_ cell: UITableViewCell) -> Bool
  /// The actions of the row's swipes and of its grip, for assistive technology.
  func accessibilityActions(of cell: UITableViewCell) -> [UIAccessibilityCustomAction]
  /// Moves the row by some places, as a drag would.
  ///
  /// - Returns: Whether it could be moved.
  func moveRow(of cell: UITableViewCell, by steps: Int) -> Bool
}

extension UITableViewCell {
  /// The table that the cell is in; `nil` outside of one.
  final var cellOwner: (any CellOwner)? { tableView }
}
