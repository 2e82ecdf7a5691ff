import Foundation
import UIKitGraphics

/// A cell's editing state, and the views that show it.
struct CellEditing {
  /// Whether the cell is in editing mode.
  var isOn = false
  /// Whether the button that confirms a deletion shows, or is appearing.
  var showsConfirmation = false
  var row = RowEditing()
  /// The circle at the left end.
  var control: CellEditControl?
  /// The state whose `didTransition(to:)` is still to be called.
  var pendingState: UITableViewCell.StateMask?
  /// Counts the state changes, so that the completion of a superseded one is ignored.
  var changes = 0
  /// Whether views appear and disappear with the animation of a state change.
  var isTransitioning = false
  /// Exiting views, until the state change ends.
  var exiting: [UIView] = []
  /// Buttons that a swipe has revealed, or the deletion control.
  var actions: SwipeActionsView?
  /// The displacement of the content to the left for the buttons at the right end, in points;
  /// negative for those at the left end.
  var swipeOffset: CGFloat = 0
  /// Removes the buttons of a swipe that is closing, when the cell is shown anew.
  var endClosing: (() -> Void)?
  /// The cell's `clipsToBounds` before the buttons were added.
  var clips = false

  /// The cell's state after a change to editing mode or back.
  func state(isOn: Bool) -> UITableViewCell.StateMask {
    var state: UITableViewCell.StateMask = isOn ? .showingEditControl : []
    if showsConfirmation { state.insert(.showingDeleteConfirmation) }
    return state
  }
}
