import Foundation
import UIKitGraphics

extension UITableViewCell {
  /// The duration of a state change, in seconds.
  static let stateDuration: TimeInterval = 0.3

  /// Enters or leaves editing mode.
  final func changeEditing(to isEditing: Bool, animated: Bool) {
    guard isEditing != editing.isEditing else { return }
    // A row that cannot be edited may still have a reordering control or an editing accessory.
    guard editing.rowAttributes.isEditable else {
      return animateState(animated: animated, silently: true) { self.editing.isEditing = isEditing }
    }
    changeState(to: editing.stateMask(isEditing: isEditing), animated: animated) {
      self.editing.isEditing = isEditing
    }
  }

  /// Changes the state: calls `willTransition(to:)`, lays out, and finally calls
  /// `didTransition(to:)`.
  ///
  /// - Parameters:
  ///   - state: The new state.
  ///   - animated: Whether the change is animated for `stateDuration`.
  ///   - change: Stores the new state.
  final func changeState(to state: StateMask, animated: Bool, _ change: () -> Void) {
    beginStateChange(state)
    animateState(animated: animated, silently: false, change)
  }

  /// Ends the previous state change, completes pending layout and calls `willTransition(to:)`.
  final func beginStateChange(_ state: StateMask) {
    finishTransition()
    UIView.performWithoutAnimation { layoutIfNeeded() }
    willTransition(to: state)
    editing.pendingState = state
  }

  /// Applies a state change and lays out the cell.
  ///
  /// - Parameters:
  ///   - animated: Whether the layout is animated for `stateDuration`.
  ///   - silently: Whether neither `willTransition(to:)` nor `didTransition(to:)` is called.
  ///   - change: Stores the new state.
  private func animateState(animated: Bool, silently: Bool, _ change: () -> Void) {
    if silently {
      finishTransition()
      UIView.performWithoutAnimation { layoutIfNeeded() }
    }
    change()
    markConfigurationPending()
    editing.changeSerial += 1
    let serial = editing.changeSerial
    guard animated, windowStorage != nil else {
      setNeedsLayout()
      UIView.performWithoutAnimation { layoutIfNeeded() }
      finishTransition()
      return
    }
    editing.animatesLayout = true
    setNeedsLayout()
    UIView.animateMotion(
      withDuration: UITableViewCell.stateDuration,
      in: self,
      animations: { self.layoutIfNeeded() },
      completion: { [weak self] _ in
        guard let self, self.editing.changeSerial == serial else { return }
        self.finishTransition()
      }
    )
    editing.animatesLayout = false
  }

  /// Ends a state change after its animation, or before the next one begins or the cell leaves the
  /// table.
  final func finishTransition() {
    editing.changeSerial += 1
    let exiting = editing.exitingViews
    editing.exitingViews = []
    for view in exiting { removeExited(view) }
    guard let state = editing.pendingState else { return }
    editing.pendingState = nil
    didTransition(to: state)
  }

  private func removeExited(_ view: UIView) {
    guard view !== trailingPart.view, view !== editing.control else { return }
    view.removeAnimations()
    view.alpha = 1
    if view.superview === self { view.removeFromSuperview() }
  }

  /// Clears the editing state before the cell is reused for another row.
  final func endEditingForReuse() {
    finishTransition()
    removeSwipeActions()
    if editing.isEditing { setEditing(false, animated: false) }
    editing.rowAttributes = RowEditing()
  }

  // MARK: Controls at the leading edge

  /// The distance by which editing mode indents the content, in points.
  final var editingIndent: CGFloat {
    guard editing.isEditing, editing.rowAttributes.isEditable else { return 0 }
    if editing.rowAttributes.control != nil { return theme.editingIndent }
    return backgroundIndent
  }

  /// The distance by which editing mode indents the background in grouped tables, in points.
  final var backgroundIndent: CGFloat {
    guard editing.isEditing, editing.rowAttributes.isEditable, context.isGrouped,
      editing.rowAttributes.indentsBackground
    else {
      return 0
    }
    return theme.editingIndent
  }

  /// Adds, removes and places the row's editing control.
  final func layoutEditControl(_ mirror: LayoutMirror) {
    let requiredKind = editing.isEditing ? editing.rowAttributes.control : nil
    let width = theme.editingIndent
    // The control is placed beside the content, whose width may be limited to a readable one.
    let left = mirror.insets(context.contentMargins).left
    let hiddenFrame = mirror.frame(
      CGRect(x: left - width, y: 0, width: width, height: bounds.height)
    )
    if let control = editing.control, control.kind != requiredKind {
      editing.control = nil
      control.frame = hiddenFrame
      fadeOut(control)
    }
    guard let requiredKind else { return }
    let control = editing.control ?? makeEditControl(requiredKind)
    if editing.control == nil {
      editing.control = control
      UIView.performWithoutAnimation {
        control.frame = hiddenFrame
        control.alpha = editing.animatesLayout ? 0 : 1
        insertSubview(control, aboveSubview: contentView)
      }
    }
    control.alpha = 1
    control.frame = mirror.frame(CGRect(x: left, y: 0, width: width, height: bounds.height))
    control.isChecked = isSelectedStorage
    control.isUpright = editing.showsActions
  }

  private func makeEditControl(_ kind: CellEditControl.Kind) -> CellEditControl {
    let control = CellEditControl(kind: kind, scaledTheme: scaledTheme)
    control.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.cellOwner?.editControlTapped(of: self)
      },
      for: .touchUpInside
    )
    return control
  }

  /// Removes a view, with a fade during a state change and otherwise immediately.
  final func fadeOut(_ view: UIView) {
    guard editing.animatesLayout else {
      view.removeAnimations()
      if view.superview === self { view.removeFromSuperview() }
      return
    }
    view.alpha = 0
    editing.exitingViews.append(view)
  }
}
