import Foundation
import UIKitLists

/// Selects rows for the application and for the user.
@MainActor
final class TableSelection: TableComponent {
  let session: TableSession
  let tiler: TableTiler
  weak var interaction: TableInteraction?

  init(_ session: TableSession, _ tiler: TableTiler) {
    (self.session, self.tiler) = (session, tiler)
  }

  /// Returns whether the user can select the row of a cell in the current mode.
  ///
  /// Rows that are not editable have no circle to indicate a selection.
  func canSelectRow(of cell: UITableViewCell) -> Bool {
    guard let table = session.table else { return false }
    guard session.isEditing else { return table.allowsSelection }
    return table.allowsSelectionDuringEditing
      || table.allowsMultipleSelectionDuringEditing && cell.editing.rowAttributes.isEditable
  }

  /// Deselects all rows except the first selected one without notifying the delegate.
  func deselectAllButFirst(animated: Bool) {
    for position in Array(session.selection.dropFirst()) { deselect(position, animated: animated) }
  }

  /// Deselects all rows without notifying the delegate.
  func deselectAll(animated: Bool) {
    for position in Array(session.selection) { deselect(position, animated: animated) }
  }

  func select(_ position: RowPosition, animated: Bool) {
    session.selection.insert(position)
    tiler.cell(at: session.shownPosition(of: position))?.setSelected(true, animated: animated)
  }

  func deselect(_ position: RowPosition, animated: Bool) {
    session.selection.remove(position)
    tiler.cell(at: session.shownPosition(of: position))?.setSelected(false, animated: animated)
  }

  // MARK: User actions

  /// Handles touch-up on a highlighted row.
  ///
  /// - Parameters:
  ///   - position: The touched row.
  ///   - modifiers: The pressed modifier keys; with Shift, the rows from the last clicked one are
  ///     selected if several can be.
  ///   - isPrimary: Whether a single selected row performs its primary action.
  /// - Returns: `false` if the delegate does not allow selecting the row; `true` also if the tap
  ///   deselects it.
  @discardableResult
  func handleTap(
    _ position: RowPosition,
    modifiers: UIKeyModifierFlags = [],
    isPrimary: Bool = true
  ) -> Bool {
    if session.selectsMultipleRows, modifiers.contains(.shift) {
      if let focus = interaction?.focus {
        let anchor = focus.startRange(at: position)
        focus.record(position, isAnchor: false)
        selectRange(from: anchor, to: position)
      }
      return true
    }
    interaction?.focus.record(position)
    if session.selectsMultipleRows && session.selection.contains(position) {
      session.changeSelectionByUser { deselectByUser(position) }
      return true
    }
    guard let target = session.rowToSelect(forTapAt: position) else { return false }
    var primaryActionRow: RowPosition?
    session.changeSelectionByUser {
      guard let selected = session.selectsMultipleRows ? target : deselectByUser(allBut: target)
      else {
        return
      }
      add(selected)
      let performsPrimaryAction =
        isPrimary && session.selection.count == 1 && modifiers.isDisjoint(with: .control)
      let newPosition = session.tracking([selected]) { currentPositions in
        session.didSelect(rowAt: selected)
        return currentPositions()[0]
      }
      if performsPrimaryAction { primaryActionRow = newPosition }
    }
    if let primaryActionRow { session.performPrimaryAction(rowAt: primaryActionRow) }
    return true
  }

  /// Selects a row on behalf of the user.
  private func add(_ position: RowPosition) {
    if !session.selection.contains(position) { session.markSelectionChanged() }
    select(position, animated: false)
  }

  /// Deselects all other rows as far as the delegate allows it, before a row is selected alone.
  ///
  /// - Parameter target: The row to be selected.
  /// - Returns: The position of that row afterwards; `nil` if it was deleted.
  private func deselectByUser(allBut target: RowPosition) -> RowPosition? {
    let others = session.selection.filter { $0 != target }
    return session.tracking(others + [target]) { currentPositions in
      for index in others.indices {
        if let otherPosition = currentPositions()[index], session.selection.contains(otherPosition)
        {
          deselectByUser(otherPosition)
        }
      }
      let (retainedPositions, selected) = (
        currentPositions().dropLast(), currentPositions()[others.count]
      )
      guard selected != nil, !session.selectsMultipleRows else { return selected }
      // Rows that callbacks have selected are deselected; the delegate did not ask to keep them.
      for position in Array(session.selection)
      where position != selected && !retainedPositions.contains(position) {
        deselect(position, animated: false)
      }
      return selected
    }
  }

  /// Deselects a selected row if the delegate allows it.
  func deselectByUser(_ position: RowPosition) {
    guard let target = session.rowToDeselect(for: position), session.selection.contains(target)
    else {
      return
    }
    deselect(target, animated: false)
    session.markSelectionChanged()
    session.didDeselect(rowAt: target)
  }

  /// Selects a row in addition to others if the delegate allows it.
  func selectByUser(_ position: RowPosition) {
    guard let target = session.rowToSelect(forTapAt: position), !session.selection.contains(target)
    else {
      return
    }
    add(target)
    session.didSelect(rowAt: target)
  }
}
