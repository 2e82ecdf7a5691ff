import Foundation
import UIKitGraphics

/// The look of a cell whose row is dragged.
struct CellDragLook {
  var state = UITableViewCell.DragState.none
  /// The cell's own opacity, while the drag has set another one.
  var ownAlpha: CGFloat?
}

extension UITableViewCell {
  /// Gives the cell the look of a row that is dragged or not.
  ///
  /// - Parameters:
  ///   - state: The state of the row in the drag.
  ///   - opacity: The cell's opacity as a fraction of its own; 1 restores it.
  final func setDragLook(_ state: DragState, opacity: CGFloat) {
    guard dragLook != nil || state != .none || opacity < 1 else { return }
    var look = dragLook ?? CellDragLook()
    let hasChanged = look.state != state
    look.state = state
    let own = look.ownAlpha ?? alpha
    look.ownAlpha = opacity < 1 ? own : nil
    if alpha != own * opacity { UIView.performWithoutAnimation { alpha = own * opacity } }
    dragLook = state == .none && opacity >= 1 ? nil : look
    guard hasChanged else { return }
    markConfigurationPending()
    dragStateDidChange(state)
  }

  /// Whether the cell's row is not dragged, or takes touches nevertheless.
  final var takesTouches: Bool {
    dragLook == nil || dragLook?.state == DragState.none || userInteractionEnabledWhileDragging
  }

  /// Adds the state of the row in a drag to a configuration state.
  final func addDrag(to state: inout UICellConfigurationState) {
    switch dragLook?.state ?? .none {
    case .none: state.cellDragState = .none
    case .lifting: state.cellDragState = .lifting
    case .dragging: state.cellDragState = .dragging
    }
    if let drop = cellOwner?.dropState(of: self) { state.cellDropState = drop }
  }
}
