import Foundation
import UIKitGraphics

/// What a cell knows of editing, and the views that it shows for it.
struct CellEditing {
  /// Whether the cell is in editing mode.
  var isOn = false
  /// Whether the button that confirms a deletion shows, or is on its way.
  var showsConfirmation = false
  var row = RowEditing()
  /// The circle at the left end.
  var control: CellEditControl?
  /// The state whose `didTransition(to:)` is still to be called.
  var pendingState: UITableViewCell.StateMask?
  /// Counts the changes of state, to tell the end of one from that of another.
  var changes = 0
  /// Whether what appears and disappears is to do so with the animation of a
  /// change of state.
  var isTransitioning = false
  /// Views that are on their way out, until the change of state is over.
  var exiting: [UIView] = []
  /// Buttons that a swipe has revealed, or the deletion control.
  var actions: SwipeActionsView?
  /// How many points the content has moved to the left for the buttons at the
  /// right end; negative for those at the left end.
  var swipeOffset: CGFloat = 0
  /// What the cell's `clipsToBounds` is without buttons.
  var clips = false

  /// What a change to editing mode or back has as its state.
  func state(isOn: Bool) -> UITableViewCell.StateMask {
    var state: UITableViewCell.StateMask = isOn ? .showingEditControl : []
    if showsConfirmation { state.insert(.showingDeleteConfirmation) }
    return state
  }
}
