import Foundation
import UIKitGraphics

extension UITableViewCell {
  /// The duration of a state change, in seconds.
  static let stateDuration: TimeInterval = 0.3

  final func changeEditing(to isOn: Bool, animated: Bool) {
    guard isOn != editing.isOn else { return }
    // A row that cannot be edited may still have a reordering control or an editing accessory.
    guard editing.row.isEditable else {
      return animateState(animated: animated, silently: true) { self.editing.isOn = isOn }
    }
    changeState(to: editing.state(isOn: isOn), animated: animated) { self.editing.isOn = isOn }
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

  /// Ends the previous state change and calls `willTransition(to:)`.
  final func beginStateChange(_ state: StateMask) {
    finishTransition()
    UIView.performWithoutAnimation { layoutIfNeeded() }
    willTransition(to: state)
    editing.pendingState = state
  }

  private func animateState(animated: Bool, silently: Bool, _ change: () -> Void) {
    if silently {
      finishTransition()
      UIView.performWithoutAnimation { layoutIfNeeded() }
    }
    change()
    markConfigurationPending()
    editing.changes += 1
    let serial = editing.changes
    guard animated, windowStorage != nil else {
      setNeedsLayout()
      UIView.performWithoutAnimation { layoutIfNeeded() }
      finishTransition()
      return
    }
    editing.isTransitioning = true
    setNeedsLayout()
    UIView.animateMotion(
      withDuration: UITableViewCell.stateDuration,
      in: self,
      animations: { self.layoutIfNeeded() },
      completion: { [weak self] _ in
        guard let self, self.editing.changes == serial else { return }
        self.finishTransition()
      }
    )
    editing.isTransitioning = false
  }

  /// Ends a running state change before the next one begins or the cell leaves the table.
  final func finishTransition() {
    editing.changes += 1
    let exiting = editing.exiting
    editing.exiting = []
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
    if editing.isOn { setEditing(false, animated: false) }
    editing.row = RowEditing()
  }

  // MARK: Controls at the leading edge

  /// The distance by which editing mode indents the content, in points.
  final var editingIndent: CGFloat {
    guard editing.isOn, editing.row.isEditable else { return 0 }
    if editing.row.control != nil { return theme.editingIndent }
    return backgroundIndent
  }

  /// The distance by which editing mode indents the background in grouped tables, in points.
  final var backgroundIndent: CGFloat {
    guard editing.isOn, editing.row.isEditable, context.isGrouped, editing.row.indentsBackground
    else {
      return 0
    }
    return theme.editingIndent
  }

  /// Adds, removes and places the row's editing control.
  final func layoutEditControl(_ mirror: LayoutMirror) {
    let wantedKind = editing.isOn ? editing.row.control : nil
    let width = theme.editingIndent
    // The control is placed beside the content, whose width may be limited to a readable one.
    let left = mirror.insets(context.contentMargins).left
    let hidden = mirror.frame(CGRect(x: left - width, y: 0, width: width, height: bounds.height))
    if let control = editing.control, control.kind != wantedKind {
      editing.control = nil
      control.frame = hidden
      fadeOut(control)
    }
    guard let wantedKind else { return }
    let control = editing.control ?? makeEditControl(wantedKind)
    if editing.control == nil {
      editing.control = control
      UIView.performWithoutAnimation {
        control.frame = hidden
        control.alpha = editing.isTransitioning ? 0 : 1
        insertSubview(control, aboveSubview: contentView)
      }
    }
    control.alpha = 1
    control.frame = mirror.frame(CGRect(x: left, y: 0, width: width, height: bounds.height))
    control.isChecked = isSelectedStorage
    control.isUpright = editing.showsConfirmation
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
    guard editing.isTransitioning else {
      view.removeAnimations()
      if view.superview === self { view.removeFromSuperview() }
      return
    }
    view.alpha = 0
    editing.exiting.append(view)
  }
}
