import Foundation
import UIKitLists
import UIKitSupport

extension UITableView {
  /// Implements `selectRow(at:animated:scrollPosition:)`.
  final func changeSelection(
    toRowAt indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: UITableView.ScrollPosition
  ) {
    loadIfNeeded()
    guard let indexPath else {
      deselectAll(animated: animated)
      return
    }
    let position = requirePosition(indexPath, "selected")
    if !selectsMultipleRows {
      for other in Array(selection) where other != position {
        deselect(other, animated: animated)
      }
    }
    select(position, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Implements `deselectRow(at:animated:)`.
  final func removeSelection(ofRowAt indexPath: IndexPath, animated: Bool) {
    guard let position = indexPath.position, selection.contains(position) else { return }
    deselect(position, animated: animated)
  }

  /// Whether users can select several rows in the present mode.
  final var selectsMultipleRows: Bool {
    editing.isOn ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Whether users can select the row of a cell in the present mode.
  ///
  /// Rows that cannot be edited have no circle to show a selection with.
  final func canSelectRow(of cell: UITableViewCell) -> Bool {
    guard editing.isOn else { return allowsSelection }
    return allowsSelectionDuringEditing
      || allowsMultipleSelectionDuringEditing && cell.editing.row.isEditable
  }

  /// Updates the cells' check marks; in single selection only the first selected row stays
  /// selected, without callbacks.
  final func multipleSelectionChanged() {
    if !selectsMultipleRows { deselectAllButFirst(animated: false) }
    updateVisibleContexts()
  }

  /// Deselects all rows but the first selected one without telling the delegate.
  final func deselectAllButFirst(animated: Bool) {
    for position in Array(selection.dropFirst()) { deselect(position, animated: animated) }
  }

  /// Deselects all rows without telling the delegate.
  final func deselectAll(animated: Bool) {
    for position in Array(selection) { deselect(position, animated: animated) }
  }

  private func select(_ position: RowPosition, animated: Bool) {
    selection.insert(position)
    tiler.cell(at: session.shownPosition(of: position))?.setSelected(true, animated: animated)
  }

  private func deselect(_ position: RowPosition, animated: Bool) {
    selection.remove(position)
    tiler.cell(at: session.shownPosition(of: position))?.setSelected(false, animated: animated)
  }

  private func requirePosition(_ indexPath: IndexPath, _ verb: String) -> RowPosition {
    guard let position = indexPath.position, session.hasRow(position) else {
      misuse(
        "\(indexPath) was to be \(verb), but the table has "
          + "\(model.geometry.numberOfSections) sections"
          + (indexPath.position.map { position in
            session.hasSection(position.section)
              ? ", and section \(position.section) has "
                + "\(session.rowCount(ofSection: position.section)) rows" : ""
          } ?? "")
      )
    }
    return position
  }

  // MARK: By the user

  /// Handles touch-up on a highlighted row.
  ///
  /// - Parameters:
  ///   - position: The row that was touched.
  ///   - modifiers: The keys that are held: with Shift the rows from the one that was clicked last
  ///     are selected, where several can be.
  ///   - isPrimary: Whether a row that is selected alone performs its primary action.
  /// - Returns: Whether the delegate lets the row be selected.
  @discardableResult
  final func handleTap(
    _ position: RowPosition,
    modifiers: UIKeyModifierFlags = [],
    isPrimary: Bool = true
  ) -> Bool {
    if selectsMultipleRows, modifiers.contains(.shift) {
      let anchor = focus.startRange(at: position)
      focus.note(position, isAnchor: false)
      selectRange(from: anchor, to: position)
      return true
    }
    focus.note(position)
    if selectsMultipleRows && selection.contains(position) {
      changeSelectionByUser { deselectByUser(position) }
      return true
    }
    guard let chosen = session.rowToSelect(forTapAt: position) else { return false }
    var primary: RowPosition?
    changeSelectionByUser {
      guard let place = selectsMultipleRows ? chosen : deselectByUser(allBut: chosen) else {
        return
      }
      add(place)
      let isAlone = isPrimary && selection.count == 1 && modifiers.isDisjoint(with: .control)
      let after = session.following([place]) { present in
        session.didSelect(rowAt: place)
        return present()[0]
      }
      if isAlone { primary = after }
    }
    if let primary { session.performPrimaryAction(rowAt: primary) }
    return true
  }

  /// Selects a row for the user.
  private func add(_ position: RowPosition) {
    if !selection.contains(position) { markSelectionChanged() }
    select(position, animated: false)
  }

  /// Deselects all other rows that the delegate lets, before a row is selected alone.
  ///
  /// - Parameter chosen: The row that is to be selected.
  /// - Returns: Where that row is afterwards; `nil` if it was deleted.
  private func deselectByUser(allBut chosen: RowPosition) -> RowPosition? {
    let others = selection.filter { $0 != chosen }
    return session.following(others + [chosen]) { present in
      for index in others.indices {
        if let old = present()[index], selection.contains(old) { deselectByUser(old) }
      }
      let (kept, place) = (present().dropLast(), present()[others.count])
      guard place != nil, !selectsMultipleRows else { return place }
      // Rows that callbacks have selected; the delegate has not asked to keep them.
      for new in Array(selection) where new != place && !kept.contains(new) {
        deselect(new, animated: false)
      }
      return place
    }
  }

  /// Deselects a selected row if the delegate lets it.
  final func deselectByUser(_ position: RowPosition) {
    guard let chosen = session.rowToDeselect(for: position), selection.contains(chosen) else {
      return
    }
    deselect(chosen, animated: false)
    markSelectionChanged()
    session.didDeselect(rowAt: chosen)
  }

  /// Selects a row besides others if the delegate lets it.
  final func selectByUser(_ position: RowPosition) {
    guard let chosen = session.rowToSelect(forTapAt: position), !selection.contains(chosen) else {
      return
    }
    add(chosen)
    session.didSelect(rowAt: chosen)
  }
}
