import Foundation
import UIKitLists

extension UITableView {
  /// Handles a key press.
  ///
  /// - Parameter key: The key that went down, or autorepeats.
  /// - Returns: Whether the table consumed the key.
  final func handle(_ key: UIKey) -> Bool {
    // Keys are swallowed while a row is dragged.
    guard !reorder.isActive else { return true }
    guard isUserInteractionEnabled else { return false }
    if !key.typesText, !key.isModifier { focus.search.reset() }
    let held = key.heldModifiers
    let code = ownKeyCode(key.keyCode)
    if held == .alternate {
      switch code {
      case .keyboardDownArrow: return moveRow(by: 1)
      case .keyboardUpArrow: return moveRow(by: -1)
      default: return false
      }
    }
    loadIfNeeded()
    guard !held.contains(.alternate) else { return false }
    if let movement = FocusMovement(code), allowsFocus {
      return moveFocus(movement, held)
    }
    return held.contains(.control) ? handleShortcut(key) : act(key)
  }

  /// Keys with Control.
  private func handleShortcut(_ key: UIKey) -> Bool {
    if key.shortcutCharacters == "a", key.heldModifiers == .control {
      return hands.selection.selectAllRows()
    }
    guard key.keyCode == .keyboardSpacebar, selectsMultipleRows,
      let position = focus.position, model.geometry.contains(position)
    else { return false }
    return tapFocusedRow()
  }

  /// Keys without Control and Alt that do not move the focus.
  private func act(_ key: UIKey) -> Bool {
    if key.keyCode == .keyboardSpacebar, find(key) { return true }
    switch key.keyCode {
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar: return tapFocusedRow()
    case _ where key.opensMenu: return openMenuOfFocusedRow()
    case .keyboardF2: return renameFocusedRow()
    case .keyboardDeleteForward where key.heldModifiers.isEmpty: return deleteFocusedRow()
    case .keyboardEscape: return leaveEditing()
    default: return find(key)
    }
  }

  // MARK: Focus

  /// Moves the focus; with Shift, the rows from the anchor on are selected, where several can be.
  private func moveFocus(_ movement: FocusMovement, _ held: UIKeyModifierFlags) -> Bool {
    guard let first = model.geometry.firstRow, let last = model.geometry.lastRow else {
      return false
    }
    let present = focus.position.flatMap { model.geometry.contains($0) ? $0 : nil }
    let extends = held.contains(.shift) && selectsMultipleRows
    let anchor = extends ? present.map(focus.startRange) : nil
    let (start, step): (RowPosition, Int) =
      switch (movement, present) {
      case (.first, _): (first, 1)
      case (.last, _): (last, -1)
      case (_, nil): (startOfFocus ?? first, 1)
      case (.down, let row?): (model.geometry.row(after: row) ?? row, 1)
      case (.up, let row?): (model.geometry.row(before: row) ?? row, -1)
      case (.pageDown, let row?): (self.row(aPageFrom: row, direction: 1) ?? row, 1)
      case (.pageUp, let row?): (self.row(aPageFrom: row, direction: -1) ?? row, -1)
      }
    focus.move(from: start, by: step, heading: movement.heading)
    if let anchor, let end = focus.position {
      hands.selection.selectRange(from: anchor, to: end)
    } else if !extends, !held.contains(.control) {
      focus.endRange()
    }
    return true
  }

  /// The row that the first key focuses: the selected one, or the first visible one.
  private var startOfFocus: RowPosition? {
    let visible = model.geometry.rows(from: Double(visibleTop), to: Double(visibleBottom))
    return selection.first ?? visible.first
  }

  /// The row a screen further up or down.
  private func row(aPageFrom position: RowPosition, direction: CGFloat) -> RowPosition? {
    let page = max(0, visibleBottom - visibleTop)
    let target = model.rect(of: position, in: self).midY + direction * page
    if target <= 0 { return model.geometry.firstRow }
    return model.geometry.firstRow(endingBelow: Double(target)) ?? model.geometry.lastRow
  }

  /// The cell of the row with the focus, scrolled into view.
  private func showFocusedRow(orSelected: Bool = false) -> UITableViewCell? {
    guard let position = focus.position ?? (orSelected ? selection.first : nil),
      model.geometry.contains(position)
    else { return nil }
    scrollToRow(at: IndexPath(position), at: .none, animated: false)
    tileIfPossible()
    return tiler.cell(at: position)
  }

  // MARK: Actions

  /// Moves the selected row by one place in editing mode; without a single one, the focused row.
  ///
  /// - Parameter direction: 1 down, −1 up; also into the neighbouring section.
  /// - Returns: Whether there is a row that may be moved.
  private func moveRow(by direction: Int) -> Bool {
    let selected = selection.count == 1 ? selection.first : nil
    guard editing.isOn, window != nil, let position = selected ?? focus.position,
      model.geometry.contains(position), mayMove(position)
    else { return false }
    motion.stop()
    swipes.close(animated: true)
    reorder.move(position, by: direction)
    return true
  }

  private func mayMove(_ position: RowPosition) -> Bool {
    let pass = session.beginPass(of: self)
    return (try? pass.canMove(rowAt: position)) ?? false
  }

  /// Selects the row with the focus as a tap would; in a row that cannot be selected, presses its
  /// only switch, or else moves the focus to its first control.
  private func tapFocusedRow() -> Bool {
    focus.search.reset()
    guard let cell = showFocusedRow() else { return false }
    let isSelected = touchTracker.tap(cell)
    // A row that shows no selection is not all that a tap was meant for.
    guard !isSelected || cell.selectionStyle == .none, cell.windowStorage != nil,
      window?.focusSystemStorage.focusedView === self
    else { return true }
    let stops = cell.focusStops()
    if !isSelected, stops.count == 1, let toggle = stops.first as? UISwitch {
      toggle.performPrimaryAction()
    } else if let control = stops.first {
      window?.focusSystemStorage.move(to: control, heading: .next)
    }
    return true
  }

  /// Opens the edit menu of the row with the focus, or else of the selected one.
  private func openMenuOfFocusedRow() -> Bool {
    guard let cell = showFocusedRow(orSelected: true) else { return false }
    return menu.open(for: cell)
  }

  /// Begins to edit the text field of the row with the focus, with its text selected.
  private func renameFocusedRow() -> Bool {
    guard let cell = showFocusedRow(),
      let field = cell.focusStops().lazy.compactMap({ $0 as? UITextField }).first
    else { return false }
    return window?.focusSystemStorage.move(to: field, heading: .next) == true
  }

  /// Deletes the row with the focus, or else the only selected one, as its Delete button does; all
  /// selected rows, if several are and none but one of them has the focus.
  ///
  /// - Returns: Whether a row can be deleted.
  private func deleteFocusedRow() -> Bool {
    guard let first = focus.position ?? selection.min(), model.geometry.contains(first) else {
      return false
    }
    let isSeveral = selection.count > 1 && selection.contains(first)
    guard isSeveral || focus.position != nil || selection.count == 1 else { return false }
    // The last one first, so that the others keep their places.
    let rows = isSeveral ? selection.sorted(by: >) : [first]
    let number = model.geometry.number(ofRow: rows.last ?? first)
    var isAny = false
    for row in rows where model.geometry.contains(row) && deleteRow(at: row) { isAny = true }
    guard isAny, focus.position == nil, model.geometry.numberOfRows > 0 else { return isAny }
    let next = min(number, model.geometry.numberOfRows - 1)
    focus.move(to: model.geometry.position(ofRowNumber: next))
    return true
  }

  /// Deletes a row as its Delete button does.
  ///
  /// - Returns: Whether it has one.
  private func deleteRow(at position: RowPosition) -> Bool {
    scrollToRow(at: IndexPath(position), at: .none, animated: false)
    tileIfPossible()
    guard let offer = swipes.offer(forRowAt: position, on: .trailing),
      let index = offer.items.firstIndex(where: \.deletes), let cell = tiler.cell(at: position)
    else { return false }
    swipes.perform(index, of: offer, on: cell)
    return true
  }

  /// Ends editing mode, unless that is up to a controller, which gets the key next.
  private func leaveEditing() -> Bool {
    guard editing.isOn else { return false }
    var responder = next
    while let present = responder {
      if let controller = present as? UIViewController, controller.isEditing { return false }
      responder = present.next
    }
    setEditing(false, animated: true)
    return true
  }
}

/// The movement of the focus in a list by a key.
private enum FocusMovement {
  case up, down, pageUp, pageDown, first, last

  init?(_ code: UIKeyboardHIDUsage) {
    switch code {
    case .keyboardUpArrow: self = .up
    case .keyboardDownArrow: self = .down
    case .keyboardPageUp: self = .pageUp
    case .keyboardPageDown: self = .pageDown
    case .keyboardHome: self = .first
    case .keyboardEnd: self = .last
    default: return nil
    }
  }

  var heading: UIFocusHeading {
    switch self {
    case .up, .pageUp: .up
    case .down, .pageDown: .down
    case .first: .first
    case .last: .last
    }
  }
}

extension SwipeOffer.Item {
  /// Whether the button deletes its row.
  fileprivate var deletes: Bool {
    switch self {
    case .delete: true
    case .action(let action): action.style == .destructive
    case .rowAction(let action): action.style == .destructive
    }
  }
}

/// A table gets the arrow keys without having been made first responder.
extension UITableView: KeyTaking {}
