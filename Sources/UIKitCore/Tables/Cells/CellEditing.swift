import Foundation
import UIKitGraphics

/// A cell's editing state and the views that display it.
struct CellEditing {
  /// Whether the cell is in editing mode.
  var isEditing = false
  /// Whether swipe buttons are open or opening; the state mask reports all of them as
  /// `.showingDeleteConfirmation`.
  var showsActions = false
  /// The editing attributes of the displayed row.
  var rowAttributes = RowEditing()
  /// The editing control at the leading edge; `nil` if none is visible.
  var control: CellEditControl?
  /// The state for which `didTransition(to:)` is yet to be called; `nil` if none.
  var pendingState: UITableViewCell.StateMask?
  /// Incremented when a state change begins or ends, so that the completion of a superseded change
  /// is ignored.
  var changeSerial = 0
  /// Whether the current layout pass is part of an animated state change, so that added and removed
  /// views are animated.
  var animatesLayout = false
  /// The disappearing views, which are removed when the state change ends.
  var exitingViews: [UIView] = []
  /// The buttons revealed by a swipe or by the deletion control; `nil` if none.
  var actions: SwipeActionsView?
  /// The displacement of the content towards the leading edge, in points; negative towards the
  /// trailing edge.
  var swipeOffset: CGFloat = 0
  /// The closure that removes the buttons of a closing swipe if the cell is displayed again before
  /// the animation ends; `nil` unless a swipe is closing.
  var finishClosing: (() -> Void)?
  /// The cell's `clipsToBounds` before the buttons were added.
  var clippedBeforeSwipe = false

  /// Returns the cell's state mask in or outside of editing mode.
  func stateMask(isEditing: Bool) -> UITableViewCell.StateMask {
    var mask: UITableViewCell.StateMask = isEditing ? .showingEditControl : []
    if showsActions { mask.insert(.showingDeleteConfirmation) }
    return mask
  }
}
