import Foundation
import UIKitLists

/// Tracks one touch on a row: highlights the row after a delay, and selects it when the touch ends.
///
/// Ignores a touch that turns into scrolling or leaves the row.
@MainActor
final class TableTouchTracker: TableComponent {
  /// The time from touch-down to the highlight, in seconds, so that the beginning of a scroll does
  /// not flash rows.
  static let highlightDelay: TimeInterval = 0.12

  private enum Phase {
    case idle
    /// The highlight is delayed until the timer fires.
    case waiting(FrameTimer)
    case highlighted
    /// The delegate has rejected the highlight.
    case refused
  }

  let session: TableSession
  private let tiler: TableTiler
  weak var interaction: TableInteraction?
  /// The tracked touch; `nil` if none, also while the keyboard selects.
  private weak var touch: UITouch?
  fileprivate weak var cell: UITableViewCell?
  private var phase = Phase.idle
  /// The highlighted row, for `didUnhighlightRowAt` after its cell has left the screen; unchanged
  /// by a reload.
  fileprivate var highlightedPosition: RowPosition?

  init(_ session: TableSession, _ tiler: TableTiler) {
    (self.session, self.tiler) = (session, tiler)
  }

  func began(_ touches: Set<UITouch>) {
    guard let tableView, touch == nil,
      let primaryTouch = touches.first(where: { $0.buttonMask.contains(.primary) }),
      let cell = tiler.cell(containing: primaryTouch.view),
      interaction?.selection.canSelectRow(of: cell) == true,
      cell.acceptsTouches
    else { return }
    touch = primaryTouch
    self.cell = cell
    let host = tableView.window?.host ?? .current
    phase = .waiting(
      host.schedule(after: TableTouchTracker.highlightDelay) { [weak self] in self?.highlight() }
    )
  }

  /// Highlights and selects a row like a tap, for the keyboard.
  ///
  /// - Returns: Whether the table and the delegate allow the selection of the row.
  @discardableResult
  func tap(_ cell: UITableViewCell) -> Bool {
    guard touch == nil, interaction?.selection.canSelectRow(of: cell) == true else { return false }
    self.cell = cell
    highlight()
    if case .refused = phase {
      cancel()
      return false
    }
    return selectHighlightedRow()
  }

  func moved(_ touches: Set<UITouch>) {
    guard let touch, touches.contains(touch), let cell else { return }
    if !cell.bounds.contains(touch.location(in: cell)) { cancel() }
  }

  func ended(_ touches: Set<UITouch>) {
    guard let touch, touches.contains(touch) else { return }
    if case .waiting = phase { highlight() }
    selectHighlightedRow()
  }

  /// Selects the highlighted row.
  ///
  /// - Returns: Whether the row could be selected.
  @discardableResult
  private func selectHighlightedRow() -> Bool {
    guard case .highlighted = phase, let cell,
      let position = tiler.position(of: cell)
    else {
      cancel()
      return false
    }
    let modifiers = touch?.modifiers ?? []
    let target = session.tracking([position]) { currentPositions in
      unhighlight()
      forget()
      return currentPositions()[0]
    }
    // In `didUnhighlightRowAt` the delegate may have reloaded the table, or disabled selection.
    guard let target, let selection = interaction?.selection, selection.canSelectRow(of: cell)
    else {
      return false
    }
    return selection.handleTap(target, modifiers: modifiers)
  }

  func cancelled(_ touches: Set<UITouch>) {
    guard let touch, touches.contains(touch) else { return }
    cancel()
  }

  /// Cancels the touch and removes its highlight.
  func cancel() {
    if case .highlighted = phase { unhighlight() }
    forget()
  }

  private func forget() {
    if case .waiting(let timer) = phase { timer.cancel() }
    phase = .idle
    touch = nil
    cell = nil
  }

  private func highlight() {
    guard let cell, let position = tiler.position(of: cell) else { return cancel() }
    if case .waiting(let timer) = phase { timer.cancel() }
    guard session.shouldHighlight(rowAt: position), self.cell === cell,
      let newPosition = tiler.position(of: cell)
    else {
      phase = .refused
      return
    }
    phase = .highlighted
    highlightedPosition = newPosition
    cell.setHighlighted(true, animated: false)
    session.didHighlight(rowAt: newPosition)
  }

  private func unhighlight() {
    guard let cell else { return }
    phase = .idle
    cell.setHighlighted(false, animated: false)
    guard let position = tiler.position(of: cell) ?? highlightedPosition,
      model.geometry.contains(position)
    else { return }
    session.didUnhighlight(rowAt: position)
  }
}

extension TableTouchTracker: RowTracker {
  func cellWillLeave(_ exiting: UITableViewCell) {
    if cell === exiting { cancel() }
  }

  func cellsWillExit(_ cells: [UITableViewCell]) {
    for cell in cells { cellWillLeave(cell) }
  }

  func rowsDidReload(isCurrent: Bool) { cancel() }

  /// Empty, because a highlighted row keeps its position when it is deleted.
  var observedRows: [RowPosition] { [] }

  /// Maps the highlighted row to its position after an update; a deleted row keeps its position.
  func remapRows(_ map: RowMap) {
    highlightedPosition = highlightedPosition.map { map.position(of: $0) ?? $0 }
  }
}
