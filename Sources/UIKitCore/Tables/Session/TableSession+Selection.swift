import Foundation
import UIKitLists

extension TableSession {
  /// Returns whether the delegate allows highlighting a touched row.
  func shouldHighlight(rowAt position: RowPosition) -> Bool {
    guard let tableView else { return false }
    return delegate?.tableView(tableView, shouldHighlightRowAt: IndexPath(position))
      ?? true
  }

  /// Notifies the delegate that a row has been highlighted.
  func didHighlight(rowAt position: RowPosition) {
    guard let tableView else { return }
    delegate?.tableView(tableView, didHighlightRowAt: IndexPath(position))
  }

  /// Notifies the delegate that a row is no longer highlighted.
  func didUnhighlight(rowAt position: RowPosition) {
    guard let tableView else { return }
    delegate?.tableView(tableView, didUnhighlightRowAt: IndexPath(position))
  }

  /// Returns the row that the delegate selects for a tap.
  ///
  /// - Parameter position: The tapped row.
  /// - Returns: `nil` if no row is to be selected or the row no longer exists.
  func rowToSelect(forTapAt position: RowPosition) -> RowPosition? {
    tracking(position) { tableView, delegate in
      delegate.tableView(tableView, willSelectRowAt: IndexPath(position))
    }
  }

  /// Notifies the delegate that the user has selected a row.
  func didSelect(rowAt position: RowPosition) {
    guard let tableView else { return }
    delegate?.tableView(tableView, didSelectRowAt: IndexPath(position))
  }

  /// Returns the row that the delegate deselects instead of a selected row.
  ///
  /// - Parameter position: The row to be deselected.
  /// - Returns: `nil` if no row is to be deselected or the row no longer exists.
  func rowToDeselect(for position: RowPosition) -> RowPosition? {
    tracking(position) { tableView, delegate in
      delegate.tableView(tableView, willDeselectRowAt: IndexPath(position))
    }
  }

  /// Notifies the delegate that the user has deselected a row.
  func didDeselect(rowAt position: RowPosition) {
    guard let tableView else { return }
    delegate?.tableView(tableView, didDeselectRowAt: IndexPath(position))
  }

  /// Performs the primary action of a row if the delegate allows it.
  func performPrimaryAction(rowAt position: RowPosition) {
    guard let tableView, let delegate, model.geometry.contains(position),
      delegate.tableView(tableView, canPerformPrimaryActionForRowAt: IndexPath(position))
    else { return }
    delegate.tableView(tableView, performPrimaryActionForRowAt: IndexPath(position))
  }

  /// Returns whether the delegate allows a pan with two fingers to select rows, beginning at a row.
  func shouldBeginMultipleSelection(at position: RowPosition) -> Bool {
    guard let tableView else { return false }
    return delegate?.tableView(
      tableView,
      shouldBeginMultipleSelectionInteractionAt: IndexPath(position)
    ) ?? false
  }

  /// Notifies the delegate that two fingers begin to select rows.
  func didBeginMultipleSelection(at position: RowPosition) {
    guard let tableView else { return }
    delegate?.tableView(
      tableView,
      didBeginMultipleSelectionInteractionAt: IndexPath(position)
    )
  }

  /// Notifies the delegate that the fingers were lifted.
  func didEndMultipleSelection() {
    guard let tableView else { return }
    delegate?.tableViewDidEndMultipleSelectionInteraction(tableView)
  }

  /// Notifies the delegate that the detail button of a row was tapped.
  func accessoryWasTapped(ofRowAt position: RowPosition) {
    guard let tableView else { return }
    delegate?.tableView(
      tableView,
      accessoryButtonTappedForRowWith: path(ofShown: position)
    )
  }
}

// MARK: - Rows that move during a callback

extension TableSession {
  /// Tracks rows through the updates of a closure that calls the delegate.
  ///
  /// A reload of the table leaves the positions unchanged, and a reload of a section the row
  /// indexes in it.
  ///
  /// - Parameters:
  ///   - positions: Rows of the table.
  ///   - body: Receives a closure that returns the current positions of the rows; `nil` for a
  ///     deleted row.
  /// - Returns: The result of the closure.
  func tracking<Result>(
    _ positions: [RowPosition],
    _ body: (_ currentPositions: () -> [RowPosition?]) -> Result
  ) -> Result {
    let start = callbackRows.count
    callbackRows += positions.map { $0 }
    defer { callbackRows.removeSubrange(start...) }
    return body {
      self.callbackRows[start..<start + positions.count].map { position in
        position.flatMap { self.model.geometry.contains($0) ? $0 : nil }
      }
    }
  }

  /// Returns the row that the delegate returns for a row.
  ///
  /// - Parameters:
  ///   - position: The row for which the delegate is queried, and the result without delegate.
  ///   - question: Returns the row's index path from before the call, even if the row has moved
  ///     since, or the index path of another row after the call.
  /// - Returns: The row's position after the call; `nil` if it does not exist.
  private func tracking(
    _ position: RowPosition,
    _ question: (UITableView, any UITableViewDelegate) -> IndexPath?
  ) -> RowPosition? {
    guard let tableView else { return nil }
    guard let delegate else { return position }
    return tracking([position]) { currentPositions in
      let answer = question(tableView, delegate)?.position
      if answer == position { return currentPositions()[0] }
      return answer.flatMap { model.geometry.contains($0) ? $0 : nil }
    }
  }

  /// Maps the selected rows to their positions after an update.
  func remapSelection(_ plan: UpdatePlan) {
    guard !selection.isEmpty else { return }
    let count = selection.count
    selection = selection.remapped(by: plan)
    if selection.count < count { selectionChanges.isPending = true }
  }

  /// Maps the tracked rows to their positions after an update.
  func remap(_ plan: UpdatePlan) {
    trackedRows.map(plan.positionIfKnown(ofOldRow:))
    guard !callbackRows.isEmpty else { return }
    callbackRows = callbackRows.map { position in
      guard let position, plan.rowCountsBefore.indices.contains(position.section),
        position.row < plan.rowCountsBefore[position.section]
      else { return position }
      if case .reloaded(let section, _) = plan.outcome(ofOldSection: position.section) {
        return RowPosition(section: section, row: position.row)
      }
      return plan.newPosition(ofOldRow: position)
    }
  }

  /// Maps the tracked rows to their positions after the user has moved a row.
  func remap(_ move: RowMoveMapping) {
    trackedRows.map(move.displayedPosition)
    callbackRows = callbackRows.map { $0.map(move.displayedPosition) }
  }
}
