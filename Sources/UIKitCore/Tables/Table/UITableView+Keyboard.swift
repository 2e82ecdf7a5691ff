import Foundation
import UIKitLists

extension UITableView {
  /// Handles a key press.
  /// - Parameter key: The key that was pressed or repeats.
  /// - Returns: Whether the table consumed the key.
  final func handle(_ key: UIKey) -> Bool {
    // Key presses are ignored while a row is dragged.
    guard !reorder.isActive else { return true }
    guard isUserInteractionEnabled else { return false }
    if !key.typesText, !key.isModifier { focus.typeSearch.reset() }
    let modifiers = key.heldModifiers
    let code = localKeyCode(key.keyCode)
    if modifiers == .alternate {
      switch code {
      case .keyboardDownArrow: return moveRow(by: 1)
      case .keyboardUpArrow: return moveRow(by: -1)
      default: return false
      }
    }
    loadIfNeeded()
    guard !modifiers.contains(.alternate) else { return false }
    if let movement = FocusMovement(code), allowsFocus {
      return moveFocus(movement, with: modifiers)
    }
    return modifiers.contains(.control) ? handleShortcut(key) : handlePlainKey(key)
  }

  /// Handles keys pressed with Control.
  private func handleShortcut(_ key: UIKey) -> Bool {
    if key.shortcutCharacters == "a", key.heldModifiers == .control {
      return interaction.selection.selectAllRows()
    }
    guard key.keyCode == .keyboardSpacebar, selectsMultipleRows,
      let position = focus.position, model.geometry.contains(position)
    else { return false }
    return tapFocusedRow()
  }

  /// Handles keys without Control and Alt that do not move the focus.
  private func handlePlainKey(_ key: UIKey) -> Bool {
    if key.keyCode == .keyboardSpacebar, handleTypedKey(key) { return true }
    switch key.keyCode {
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar: return tapFocusedRow()
    case _ where key.opensMenu: return openMenuOfFocusedRow()
    case .keyboardF2: return renameFocusedRow()
    case .keyboardDeleteForward where key.heldModifiers.isEmpty: return deleteFocusedRow()
    case .keyboardEscape: return endEditingMode()
    default: return handleTypedKey(key)
    }
  }

  // MARK: Focus

  /// Moves the focus.
  ///
  /// With Shift, also selects the rows from the anchor to the focus if several rows can be
  /// selected.
  private func moveFocus(_ movement: FocusMovement, with modifiers: UIKeyModifierFlags) -> Bool {
    guard let firstRow = model.geometry.firstRow, let lastRow = model.geometry.lastRow else {
      return false
    }
    let focusedRow = focus.position.flatMap { model.geometry.contains($0) ? $0 : nil }
    let extendsSelection = modifiers.contains(.shift) && selectsMultipleRows
    let anchor = extendsSelection ? focusedRow.map(focus.startRange) : nil
    let (start, step): (RowPosition, Int) =
      switch (movement, focusedRow) {
      case (.first, _): (firstRow, 1)
      case (.last, _): (lastRow, -1)
      case (_, nil): (startOfFocus ?? firstRow, 1)
      case (.down, let row?): (model.geometry.row(after: row) ?? row, 1)
      case (.up, let row?): (model.geometry.row(before: row) ?? row, -1)
      case (.pageDown, let row?): (self.row(onePageFrom: row, direction: 1) ?? row, 1)
      case (.pageUp, let row?): (self.row(onePageFrom: row, direction: -1) ?? row, -1)
      }
    focus.move(from: start, by: step, heading: movement.heading)
    if let anchor, let end = focus.position {
      interaction.selection.selectRange(from: anchor, to: end)
    } else if !extendsSelection, !modifiers.contains(.control) {
      focus.endRange()
    }
    return true
  }

  /// The row focused by the first key press: the selected row, or else the first visible one.
  private var startOfFocus: RowPosition? {
    let visible = model.geometry.rows(from: Double(visibleTop), to: Double(visibleBottom))
    return selection.first ?? visible.first
  }

  /// Returns the row one screen below, with `direction` 1, or above, with −1.
  private func row(onePageFrom position: RowPosition, direction: CGFloat) -> RowPosition? {
    let page = max(0, visibleBottom - visibleTop)
    let target = model.rect(of: position, in: self).midY + direction * page
    if target <= 0 { return model.geometry.firstRow }
    return model.geometry.firstRow(endingBelow: Double(target)) ?? model.geometry.lastRow
  }

  /// Returns the cell of the focused row after scrolling it into view; with `orSelected`, without a
  /// focused row that of the first selected row.
  private func showFocusedRow(orSelected: Bool = false) -> UITableViewCell? {
    guard let position = focus.position ?? (orSelected ? selection.first : nil),
      model.geometry.contains(position)
    else { return nil }
    scrollToRow(at: IndexPath(position), at: .none, animated: false)
    tileIfPossible()
    return tiler.cell(at: position)
  }

  // MARK: Actions

  /// Moves the only selected row by one position in editing mode, or else the focused row.
  ///
  /// - Parameter direction: 1 for down, −1 for up; crosses section boundaries.
  /// - Returns: Whether a row can be moved.
  private func moveRow(by direction: Int) -> Bool {
    let selected = selection.count == 1 ? selection.first : nil
    guard editing.isOn, window != nil, let position = selected ?? focus.position,
      model.geometry.contains(position), canMove(position)
    else { return false }
    motion.stop()
    swipes.close(animated: true)
    reorder.move(position, by: direction)
    return true
  }

  private func canMove(_ position: RowPosition) -> Bool {
    let pass = session.beginPass(of: self)
    return (try? pass.canMove(rowAt: position)) ?? false
  }

  /// Selects the focused row like a tap.
  ///
  /// In a row that cannot be selected, toggles its only switch. Otherwise, moves the focus to the
  /// first control if the row cannot be selected or has no selection style.
  private func tapFocusedRow() -> Bool {
    focus.typeSearch.reset()
    guard let cell = showFocusedRow() else { return false }
    let isSelected = touchTracker.tap(cell)
    // A row without selection style may contain a control that the key is meant for.
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

  /// Opens the edit menu of the focused row, or else of the selected row.
  private func openMenuOfFocusedRow() -> Bool {
    guard let cell = showFocusedRow(orSelected: true) else { return false }
    return menu.open(for: cell)
  }

  /// Begins editing the text field of the focused row and selects its text.
  private func renameFocusedRow() -> Bool {
    guard let cell = showFocusedRow(),
      let field = cell.focusStops().lazy.compactMap({ $0 as? UITextField }).first
    else { return false }
    return window?.focusSystemStorage.move(to: field, heading: .next) == true
  }

  /// Deletes the focused row, or else the only selected row, like its Delete button.
  ///
  /// Deletes all selected rows if several are selected and the focus is on one of them or on no
  /// row.
  ///
  /// - Returns: Whether a row was deleted.
  private func deleteFocusedRow() -> Bool {
    guard let start = focus.position ?? selection.min(), model.geometry.contains(start) else {
      return false
    }
    let deletesSelection = selection.count > 1 && selection.contains(start)
    guard deletesSelection || focus.position != nil || selection.count == 1 else { return false }
    // The last row is deleted first so that the others keep their positions.
    let rows = deletesSelection ? selection.sorted(by: >) : [start]
    let rowNumber = model.geometry.number(ofRow: rows.last ?? start)
    var hasDeletedRow = false
    for row in rows where model.geometry.contains(row) && deleteRow(at: row) {
      hasDeletedRow = true
    }
    guard hasDeletedRow, focus.position == nil, model.geometry.numberOfRows > 0 else {
      return hasDeletedRow
    }
    let next = min(rowNumber, model.geometry.numberOfRows - 1)
    focus.move(to: model.geometry.position(ofRowNumber: next))
    return true
  }

  /// Deletes a row like its Delete button.
  ///
  /// - Returns: Whether the row has a Delete button.
  private func deleteRow(at position: RowPosition) -> Bool {
    scrollToRow(at: IndexPath(position), at: .none, animated: false)
    tileIfPossible()
    guard let list = swipes.actionList(forRowAt: position, on: .trailing),
      let index = list.items.firstIndex(where: \.deletes), let cell = tiler.cell(at: position)
    else { return false }
    swipes.perform(index, of: list, on: cell)
    return true
  }

  /// Ends editing mode, unless a view controller in the responder chain is editing and handles the
  /// key next.
  private func endEditingMode() -> Bool {
    guard editing.isOn else { return false }
    var responder = next
    while let current = responder {
      if let controller = current as? UIViewController, controller.isEditing { return false }
      responder = current.next
    }
    setEditing(false, animated: true)
    return true
  }
}

/// A movement of the focus in a list, triggered by a key.
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

extension SwipeActionList.Item {
  /// Whether the button deletes its row.
  fileprivate var deletes: Bool {
    switch self {
    case .delete: true
    case .action(let action): action.style == .destructive
    case .rowAction(let action): action.style == .destructive
    }
  }
}

/// A table receives arrow keys without being first responder.
extension UITableView: KeyReceivingView {}
