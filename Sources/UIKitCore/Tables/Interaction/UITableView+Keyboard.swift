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
    if key.modifierFlags == .alternate, isUserInteractionEnabled {
      switch key.keyCode {
      case .keyboardDownArrow: return moveRow(by: 1)
      case .keyboardUpArrow: return moveRow(by: -1)
      default: return false
      }
    }
    loadIfNeeded()
    let modifiers: UIKeyModifierFlags = [.alternate, .control, .command]
    guard key.modifierFlags.isDisjoint(with: modifiers), isUserInteractionEnabled else {
      return false
    }
    switch key.keyCode {
    case .keyboardDownArrow: return moveFocus { model.geometry.row(after: $0) ?? $0 }
    case .keyboardUpArrow: return moveFocus { model.geometry.row(before: $0) ?? $0 }
    case .keyboardPageDown: return moveFocus { row(aPageFrom: $0, direction: 1) }
    case .keyboardPageUp: return moveFocus { row(aPageFrom: $0, direction: -1) }
    case .keyboardHome: return moveFocus(to: model.geometry.firstRow)
    case .keyboardEnd: return moveFocus(to: model.geometry.lastRow)
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar: return tapFocusedRow()
    case .keyboardApplication, .keyboardMenu: return openMenuOfFocusedRow()
    case .keyboardF10 where key.modifierFlags.contains(.shift): return openMenuOfFocusedRow()
    default: return false
    }
  }

  private func moveFocus(to position: RowPosition?) -> Bool {
    guard let position else { return false }
    focus.move(to: position)
    return true
  }

  /// Moves the focus; without focus, to the selected or else the first visible row.
  private func moveFocus(_ next: (RowPosition) -> RowPosition?) -> Bool {
    guard let first = model.geometry.firstRow else { return false }
    if let present = focus.position, model.geometry.contains(present) {
      focus.move(to: next(present) ?? present)
    } else {
      let visible = model.geometry.rows(from: Double(visibleTop), to: Double(visibleBottom))
      focus.move(to: selection.first ?? visible.first ?? first)
    }
    return true
  }

  /// The row a screen further up or down.
  private func row(aPageFrom position: RowPosition, direction: CGFloat) -> RowPosition? {
    let page = max(0, visibleBottom - visibleTop)
    let target = rect(of: position).midY + direction * page
    if target <= 0 { return model.geometry.firstRow }
    return model.geometry.firstRow(endingBelow: Double(target)) ?? model.geometry.lastRow
  }

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

  /// Selects the row with the focus as a tap would.
  private func tapFocusedRow() -> Bool {
    guard let position = focus.position, model.geometry.contains(position) else { return false }
    scrollToRow(at: IndexPath(position), at: .none, animated: false)
    tileIfPossible()
    guard let cell = tiler.cell(at: position) else { return false }
    touchTracker.tap(cell)
    return true
  }
}

extension UITableView {
  /// Opens the edit menu of the row with the focus, or else of the selected one.
  private func openMenuOfFocusedRow() -> Bool {
    guard let position = focus.position ?? selection.first, model.geometry.contains(position) else {
      return false
    }
    scrollToRow(at: IndexPath(position), at: .none, animated: false)
    tileIfPossible()
    guard let cell = tiler.cell(at: position) else { return false }
    menu.open(for: cell)
    return true
  }
}

/// A table gets the arrow keys without having been made first responder.
extension UITableView: KeyTaking {}
