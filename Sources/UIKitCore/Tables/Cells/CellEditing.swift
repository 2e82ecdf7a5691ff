import Foundation
import UIKitGraphics

/// A cell's editing state and the views that display it.
struct CellEditing {
  /// Whether the cell is in editing mode.
  var isOn = false
  /// Whether the button that confirms a deletion is visible or appearing.
  var showsConfirmation = false
  var row = RowEditing()
  /// The editing control at the leading edge; `nil` if none is visible.
  var control: CellEditControl?
  /// The state for which `didTransition(to:)` is yet to be called; `nil` if none.
  var pendingState: UITableViewCell.StateMask?
  /// The number of state changes, by which the completion of a superseded change is ignored.
  var changes = 0
  /// Whether views appear and disappear within the animation of a state change.
  var isTransitioning = false
  /// The disappearing views, which are removed when the state change ends.
  var exiting: [UIView] = []
  /// The buttons revealed by a swipe or by the deletion control; `nil` if none.
  var actions: SwipeActionsView?
  /// The displacement of the content towards the leading edge, in points; negative towards the
  /// trailing edge.
  var swipeOffset: CGFloat = 0
  /// The closure that removes the buttons of a closing swipe if the cell is displayed again before
  /// the animation ends.
  var finishClosing: (() -> Void)?
  /// The cell's `clipsToBounds` before the buttons were added.
  var clippedBeforeSwipe = false

  /// Returns the cell's state mask in or outside of editing mode.
  func state(isOn: Bool) -> UITableViewCell.StateMask {
    var state: UITableViewCell.StateMask = isOn ? .showingEditControl : []
    if showsConfirmation { state.insert(.showingDeleteConfirmation) }
    return state
  }
}
