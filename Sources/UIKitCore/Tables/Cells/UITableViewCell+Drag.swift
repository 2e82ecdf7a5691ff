import Foundation
import UIKitGraphics

/// The appearance of a cell during a drag of its row.
struct CellDragAppearance {
  var state = UITableViewCell.DragState.none
  /// The cell's opacity outside of the drag; `nil` while the drag does not change it.
  var regularAlpha: CGFloat?
}

extension UITableViewCell {
  /// Applies the appearance for a drag state to the cell.
  ///
  /// - Parameters:
  ///   - state: The drag state of the row.
  ///   - opacity: The fraction of the cell's regular opacity; 1 restores it.
  final func setDragAppearance(_ state: DragState, opacity: CGFloat) {
    guard dragAppearance != nil || state != .none || opacity < 1 else { return }
    var appearance = dragAppearance ?? CellDragAppearance()
    let hasChanged = appearance.state != state
    appearance.state = state
    let regularAlpha = appearance.regularAlpha ?? alpha
    appearance.regularAlpha = opacity < 1 ? regularAlpha : nil
    if alpha != regularAlpha * opacity {
      UIView.performWithoutAnimation { alpha = regularAlpha * opacity }
    }
    dragAppearance = state == .none && opacity >= 1 ? nil : appearance
    guard hasChanged else { return }
    markConfigurationPending()
    dragStateDidChange(state)
  }

  /// Whether the cell accepts touches: its row is not dragged, or it allows interaction while
  /// dragging.
  final var acceptsTouches: Bool {
    dragAppearance == nil || dragAppearance?.state == DragState.none
      || userInteractionEnabledWhileDragging
  }

  /// Adds the row's drag and drop states to a configuration state.
  final func addDrag(to state: inout UICellConfigurationState) {
    switch dragAppearance?.state ?? .none {
    case .none: state.cellDragState = .none
    case .lifting: state.cellDragState = .lifting
    case .dragging: state.cellDragState = .dragging
    }
    if let drop = cellOwner?.dropState(of: self) { state.cellDropState = drop }
  }
}
