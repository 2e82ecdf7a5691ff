import Foundation
import UIKitGraphics

extension UITableViewCell {
  /// Takes the buttons in, still out of sight, and announces the state that shows them.
  ///
  /// The state is complete when `finishTransition()` is called.
  ///
  /// - Parameters:
  ///   - actions: The buttons.
  ///   - offset: How far the content has moved already, in points; negative to the right.
  final func beginConfirmation(with actions: SwipeActionsView, offset: CGFloat) {
    announce(editing.state(isOn: editing.isOn).union(.showingDeleteConfirmation))
    // What the application did then may have taken the cell off screen.
    guard tableView != nil else {
      editing.pendingState = nil
      return
    }
    editing.showsConfirmation = true
    turnDeleteSign()
    editing.changes += 1
    if editing.actions == nil { editing.clips = clipsToBounds }
    editing.actions?.removeFromSuperview()
    editing.actions = actions
    clipsToBounds = true
    editing.control?.backgroundColor = coverColor
    addSubview(actions)
    editing.swipeOffset = offset
    setNeedsLayout()
    UIView.performWithoutAnimation { layoutIfNeeded() }
  }

  /// Announces the state without the buttons, which go out of sight next.
  final func endConfirmation() {
    guard editing.showsConfirmation else { return }
    announce(editing.state(isOn: editing.isOn).subtracting(.showingDeleteConfirmation))
    editing.showsConfirmation = false
    turnDeleteSign()
    editing.changes += 1
    setNeedsLayout()
    UIView.performWithoutAnimation { layoutIfNeeded() }
  }

  /// Stands the minus sign up, or lays it down again, in looks in which it can turn.
  private func turnDeleteSign() {
    guard let control = editing.control else { return }
    UIView.animateMotion(withDuration: UITableViewCell.stateDuration, in: self) {
      control.isUpright = self.editing.showsConfirmation
    }
  }

  /// Exchanges the buttons for those of another look, as far out as the present ones.
  final func replaceActions(with actions: SwipeActionsView, offset: CGFloat) {
    guard let old = editing.actions else { return }
    UIView.performWithoutAnimation {
      setSwipeOffset(0)
      old.removeFromSuperview()
      editing.actions = actions
      editing.control?.backgroundColor = coverColor
      addSubview(actions)
      setSwipeOffset(offset)
      placeActions()
    }
  }

  /// Takes the buttons out, and puts the content back to its place.
  final func removeSwipeActions() {
    editing.showsConfirmation = false
    guard let actions = editing.actions else { return }
    setSwipeOffset(0)
    editing.actions = nil
    actions.removeFromSuperview()
    clipsToBounds = editing.clips
    editing.control?.backgroundColor = nil
  }

  /// Moves the content, and the buttons with it, without a layout pass: this
  /// happens in every frame in which a finger moves.
  ///
  /// - Parameter offset: Points to the left; negative to the right.
  final func setSwipeOffset(_ offset: CGFloat) {
    let distance = editing.swipeOffset - offset
    guard distance != 0 else { return }
    editing.swipeOffset = offset
    shiftContent(by: distance)
    placeActions()
  }

  /// Moves what layout has placed to where the swipe has it.
  final func layoutSwipe() {
    guard editing.actions != nil else { return }
    if editing.swipeOffset != 0 { shiftContent(by: -editing.swipeOffset) }
    placeActions()
  }

  private func shiftContent(by distance: CGFloat) {
    // A button that floats leaves the content where it is.
    guard editing.actions?.floatingHeight == nil else { return }
    contentView.frame.origin.x += distance
    trailingPart.view?.frame.origin.x += distance
  }

  private func placeActions() {
    guard let actions = editing.actions else { return }
    actions.place(in: self, width: abs(editing.swipeOffset))
  }

  /// What the content slides under at the left in editing mode: the background
  /// that the circle stands on.
  private var coverColor: UIColor? {
    if editing.actions?.floatingHeight != nil { return nil }
    return backgroundIndent > 0 ? tableView?.backgroundColor : backgroundColor
  }
}
