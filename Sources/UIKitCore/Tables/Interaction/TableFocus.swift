import Foundation
import UIKitGraphics
import UIKitLists

/// The row with the keyboard focus and the ring around it.
///
/// Arrow keys move the focus; the selection follows only if the table or its delegate specifies it.
/// Return and the space bar act like a tap. The ring is visible while the keyboard is used, until
/// the next touch.
@MainActor
final class TableFocus: TableComponent, RowTracker {
  /// The maximum number of unfocusable rows that a key press skips.
  private static let maximumSkip = 1000

  let session: TableSession
  private let tiler: TableTiler
  weak var interaction: TableInteraction?
  /// The focused row, visible or not; `nil` without focus.
  private(set) var position: RowPosition?
  /// The anchor from which Shift extends the selection; `nil` without one.
  private(set) var anchor: RowPosition?
  /// The search for a row by typed text.
  let typeSearch = TableTypeSearch()
  /// The row to focus after an update that undoes or redoes a change; `nil` otherwise.
  private var rowToRestore: RowPosition? {
    didSet { if rowToRestore != nil { session.needsSettling = true } }
  }
  /// The row that was focused when the table began to reload its rows.
  private var rowBeforeReload: RowPosition?
  private var ring: RowRing?

  init(_ session: TableSession, _ tiler: TableTiler) {
    (self.session, self.tiler) = (session, tiler)
  }

  /// Focuses a row if the delegate allows it, and scrolls it into view.
  func move(to position: RowPosition, heading: UIFocusHeading = []) {
    guard let tableView else { return }
    let context = UITableViewFocusUpdateContext(
      from: self.position,
      to: position,
      cell: { tiler.cell(at: $0) },
      heading: heading
    )
    let isChange = self.position != position
    if isChange {
      guard session.shouldUpdateFocus(in: context), model.geometry.contains(position) else {
        return
      }
    }
    self.position = position
    session.table?.scrollToRow(at: IndexPath(position), at: .none, animated: false)
    tableView.window?.focusSystemStorage.enter(tableView)
    ring = ring ?? RowRing()
    layOut()
    guard isChange else { return }
    session.didUpdateFocus(in: context, with: UIFocusAnimationCoordinator())
    guard self.position == position, session.selectionFollowsFocus(at: position) else { return }
    interaction?.selection.selectByFocus(position)
  }

  /// Moves the focus to the next focusable row in a direction.
  ///
  /// - Parameters:
  ///   - start: The first row to try.
  ///   - step: 1 for down, −1 for up.
  ///   - heading: The direction passed to the delegate.
  func move(from start: RowPosition, by step: Int, heading: UIFocusHeading) {
    var candidate: RowPosition? = start
    for _ in 0..<TableFocus.maximumSkip {
      guard let current = candidate, model.geometry.contains(current) else { return }
      if canFocus(current) { return move(to: current, heading: heading) }
      guard model.geometry.contains(current) else { return }
      candidate =
        step > 0 ? model.geometry.row(after: current) : model.geometry.row(before: current)
    }
  }

  private func canFocus(_ position: RowPosition) -> Bool {
    guard session.canFocus(rowAt: position), model.geometry.contains(position) else { return false }
    return tiler.cell(at: position)?.canBecomeFocused ?? true
  }

  /// Records a clicked row, from which the keyboard continues; displays no ring.
  func record(_ position: RowPosition, isAnchor: Bool = true) {
    typeSearch.reset()
    self.position = position
    if isAnchor { anchor = position }
  }

  /// Sets the anchor from which Shift extends the selection unless there is one; returns the
  /// anchor.
  func startRange(at position: RowPosition) -> RowPosition {
    if let anchor, model.geometry.contains(anchor) { return anchor }
    anchor = position
    return position
  }

  /// Removes the anchor from which Shift extends the selection.
  func endRange() { anchor = nil }

  /// Stores the focused row, because callbacks may move the focus during the load.
  func cellsWereRemoved() { rowBeforeReload = position }

  /// Keeps the focus at its position after a reload, or at the last row if the table has become
  /// shorter.
  func rowsDidReload(isCurrent: Bool) {
    guard isCurrent else { return }
    anchor = nil
    position = rowBeforeReload.flatMap { model.geometry.contains($0) ? $0 : model.geometry.lastRow }
    if position == nil { hideRing() }
  }

  /// Clears the focus.
  func clear() {
    position = nil
    anchor = nil
    hideRing()
  }

  /// Hides the ring; the row remains focused.
  func hideRing() {
    ring?.removeFromSuperview()
    ring = nil
  }

  /// Maps the focused row to its position after an update.
  ///
  /// If the update undoes or redoes a change, the focus moves to the row that returns, or stays at
  /// its position if its row is deleted.
  func remapRows(_ map: RowMap) {
    switch map {
    case .plan(let plan): remap(plan)
    case .move(let move):
      position = position.map(move.displayedPosition)
      anchor = anchor.map(move.displayedPosition)
    }
  }

  private func remap(_ plan: UpdatePlan) {
    let isAtUndo = isUndoing
    if isAtUndo { rowToRestore = plan.firstInsertedRow }
    let oldPosition = position
    position = position.flatMap(plan.newPosition(ofOldRow:))
    anchor = anchor.flatMap(plan.newPosition(ofOldRow:))
    guard position == nil else { return }
    if isAtUndo, rowToRestore == nil { rowToRestore = oldPosition }
    hideRing()
  }

  /// Whether the table has the keyboard focus while a change is being undone or redone.
  private var isUndoing: Bool {
    guard let tableView, tableView.window?.focusSystemStorage.focusedView === tableView,
      let manager = tableView.undoManager
    else { return false }
    return manager.isUndoing || manager.isRedoing
  }

  /// Moves the focus to the row that undoing has restored, after the update.
  func rowsDidSettle() {
    guard let row = rowToRestore else { return }
    rowToRestore = nil
    guard let nearest = model.geometry.contains(row) ? row : model.geometry.lastRow else { return }
    move(to: nearest)
  }

  var observedRows: [RowPosition] { position.map { [$0] } ?? [] }

  /// Updates the ring's frame after rows have moved.
  func layOut() {
    guard let tableView, let ring else { return }
    guard let position, model.geometry.contains(position) else { return clear() }
    ring.enclose(position, in: tableView, tiler)
  }
}

extension TableFocus: FocusContainer {
  /// The number of rows beyond the visible ones that are searched for a Tab stop.
  private static let maximumOffscreenRows = 50

  var acceptsFocus: Bool {
    guard model.configuration.allowsFocus else { return false }
    return model.geometry.numberOfRows > 0
  }

  var showsRing: Bool { ring != nil }

  var focusedPart: UIView? { position.flatMap { tiler.cell(at: $0) } }

  var focusedElement: _UIAccessibleObject? {
    guard let position, model.geometry.contains(position) else { return nil }
    return session.table?.accessibleRow(at: position)
  }

  func focusDidArrive(from oldView: UIView?, heading: UIFocusHeading) {
    guard let tableView else { return }
    interaction?.updates.loadIfNeeded()
    let enclosingRow = tiler.cell(containing: oldView).flatMap { tiler.position(of: $0) }
    let rememberedRow =
      oldView == nil || model.configuration.remembersLastFocusedRow ? position : nil
    let preferred = session.preferredFocusedRow
    let visible = model.geometry.rows(
      from: Double(tableView.visibleTop),
      to: Double(tableView.visibleBottom)
    )
    let candidates = [
      enclosingRow, rememberedRow, preferred, session.selection.first, visible.first,
    ]
    let start = candidates.lazy.compactMap { $0 }.first { self.model.geometry.contains($0) }
    if let start { move(from: start, by: 1, heading: heading) }
  }

  func focusDidLeave() { hideRing() }

  func revealFocus() {
    guard let position, model.geometry.contains(position) else { return }
    session.table?.scrollToRow(at: IndexPath(position), at: .none, animated: false)
  }

  var stopAtFocus: UIView? {
    guard let position else { return nil }
    let cells = tiler.rowsOnScreen.filter { $0.position >= position }
      .sorted { $0.position < $1.position }
    return cells.lazy.compactMap { $0.cell.focusStops().first }.first
  }

  func stop(beyond view: UIView, by step: Int) -> UIView? {
    guard let cell = tiler.cell(containing: view),
      var position = tiler.position(of: cell)
    else { return nil }
    let stopsInCell = cell.focusStops()
    guard (step > 0 ? stopsInCell.last : stopsInCell.first) === view else { return nil }
    for _ in 0..<TableFocus.maximumOffscreenRows {
      guard
        let next = step > 0
          ? model.geometry.row(after: position) : model.geometry.row(before: position)
      else { return nil }
      position = next
      if let visibleCell = tiler.cell(at: next), isFullyVisible(next) {
        let stops = visibleCell.focusStops()
        if let stop = step > 0 ? stops.first : stops.last { return stop }
        continue
      }
      session.table?.scrollToRow(at: IndexPath(next), at: .none, animated: false)
      interaction?.updates.tileIfPossible()
      guard model.geometry.contains(next) else { return nil }
      let stops = tiler.cell(at: next)?.focusStops() ?? []
      if let stop = step > 0 ? stops.first : stops.last { return stop }
    }
    return nil
  }
}

extension TableFocus {
  /// Returns whether a row is fully inside the visible area.
  private func isFullyVisible(_ position: RowPosition) -> Bool {
    guard let tableView else { return false }
    let rect = model.rect(of: position, in: tableView)
    return rect.minY >= tableView.visibleTop && rect.maxY <= tableView.visibleBottom
  }
}
