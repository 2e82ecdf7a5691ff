import Foundation
import UIKitGraphics

extension UITableViewCell {
  /// Adds the hidden buttons and begins the transition to the confirmation state.
  ///
  /// The transition ends when `finishTransition()` is called.
  ///
  /// - Parameters:
  ///   - actions: The buttons.
  ///   - offset: The distance by which the content has already moved towards the leading edge, in
  ///     points.
  ///   - isOpen: Returns whether the row is still open; `willTransition(to:)` may have closed it.
  final func beginConfirmation(
    with actions: SwipeActionsView,
    offset: CGFloat,
    while isOpen: () -> Bool
  ) {
    beginStateChange(
      editing.stateMask(isEditing: editing.isEditing).union(.showingDeleteConfirmation)
    )
    // The application may have removed the cell from the screen.
    guard tableView != nil else {
      editing.pendingState = nil
      return
    }
    guard isOpen() else {
      // The application may also have opened the row again.
      if !editing.showsActions { revokeConfirmation() }
      return
    }
    editing.showsActions = true
    rotateDeleteSign()
    editing.changeSerial += 1
    if editing.actions == nil { editing.clippedBeforeSwipe = clipsToBounds }
    editing.actions?.removeFromSuperview()
    editing.actions = actions
    clipsToBounds = true
    addSubview(actions)
    editing.swipeOffset = offset
    setNeedsLayout()
    UIView.performWithoutAnimation { layoutIfNeeded() }
  }

  /// Returns to the state without buttons before any were visible.
  private func revokeConfirmation() {
    editing.pendingState = nil
    beginStateChange(editing.stateMask(isEditing: editing.isEditing))
    finishTransition()
  }

  /// Begins the transition to the state without buttons, which are about to close.
  final func endConfirmation() {
    guard editing.showsActions else { return }
    beginStateChange(
      editing.stateMask(isEditing: editing.isEditing).subtracting(.showingDeleteConfirmation)
    )
    editing.showsActions = false
    rotateDeleteSign()
    editing.changeSerial += 1
    setNeedsLayout()
    UIView.performWithoutAnimation { layoutIfNeeded() }
  }

  /// Rotates the minus sign upright or back in glossy themes.
  private func rotateDeleteSign() {
    guard let control = editing.control else { return }
    UIView.animateMotion(withDuration: UITableViewCell.stateDuration, in: self) {
      control.isUpright = self.editing.showsActions
    }
  }

  /// Replaces the buttons after a change of the appearance, and reveals the new ones as far as the
  /// old ones.
  final func replaceActions(with actions: SwipeActionsView, offset: CGFloat) {
    guard let oldActions = editing.actions else { return }
    UIView.performWithoutAnimation {
      setSwipeOffset(0)
      oldActions.removeFromSuperview()
      editing.actions = actions
      addSubview(actions)
      setSwipeOffset(offset)
      layOutActions()
    }
  }

  /// Removes the buttons and resets the content's offset.
  final func removeSwipeActions() {
    editing.showsActions = false
    guard let actions = editing.actions else { return }
    setSwipeOffset(0)
    editing.actions = nil
    actions.removeFromSuperview()
    clipsToBounds = editing.clippedBeforeSwipe
  }

  /// Moves the content and the buttons without a layout pass, because this method is called in
  /// every frame of a pan.
  ///
  /// A floating button narrows the content, which requires a layout pass.
  ///
  /// - Parameter offset: The distance towards the leading edge, in points.
  final func setSwipeOffset(_ offset: CGFloat) {
    let distance = editing.swipeOffset - offset
    guard distance != 0 else { return }
    editing.swipeOffset = offset
    if editing.actions?.floatingHeight == nil {
      shiftContent(by: distance)
      layOutActions()
    } else {
      setNeedsLayout()
      layoutIfNeeded()
    }
  }

  /// Applies the swipe offset to the views placed by the layout pass.
  final func layoutSwipe() {
    guard editing.actions != nil else { return }
    if editing.swipeOffset != 0, editing.actions?.floatingHeight == nil {
      shiftContent(by: -editing.swipeOffset)
    }
    layOutActions()
  }

  /// - Parameter distance: The distance towards the trailing edge, in points.
  private func shiftContent(by distance: CGFloat) {
    let dx = mirror.distance(distance)
    contentView.frame.origin.x += dx
    trailingPart.view?.frame.origin.x += dx
    editing.control?.frame.origin.x += dx
    if backgroundIndent > 0 { layOutBackgrounds() }
  }

  /// Returns the width reserved beside the content at the trailing edge, in points: `width`, or as
  /// far as a floating button has appeared, the width of the button with its margins.
  final func reservedTrailingWidth(atLeast width: CGFloat) -> CGFloat {
    guard let actions = editing.actions, actions.floatingHeight != nil, actions.side == .trailing,
      actions.naturalWidth > 0
    else { return width }
    let totalWidth = context.indexWidth + actions.naturalWidth + 2 * SwipeActionsView.floatingMargin
    let fraction = min(1, max(0, editing.swipeOffset / actions.naturalWidth))
    return width + max(0, totalWidth - width) * fraction
  }

  private func layOutActions() {
    guard let actions = editing.actions else { return }
    actions.layOut(in: self, width: abs(editing.swipeOffset))
  }
}
