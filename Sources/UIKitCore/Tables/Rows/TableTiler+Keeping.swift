import Foundation
import UIKitGraphics
import UIKitLists

/// A cell, header or footer that contains the first responder and whose row or section has left the
/// screen.
///
/// The view stays a subview of the table, outside of the reuse queue, and the user continues
/// typing. It becomes visible again when its row or section returns to the screen. When it no
/// longer contains the first responder, the next layout pass queues it.
enum KeptView {
  case row(TableTiler.Tile)
  case supplementary(UIView, SupplementaryKey)

  var view: UIView {
    switch self {
    case .row(let tile): tile.cell
    case .supplementary(let view, _): view
    }
  }
}

extension TableTiler {
  // MARK: Leaving the screen

  /// Keeps the cell of a row that leaves the screen if it contains the first responder.
  ///
  /// - Parameter tile: The cell and its current row.
  /// - Returns: Whether the cell is kept; otherwise the caller removes it.
  func keepIfEdited(_ tile: Tile) -> Bool {
    guard let tableView, tableView.hasFirstResponder(in: tile.cell) else { return false }
    releaseKept()
    hasUncheckedRows = true
    kept = .row(tile)
    for observer in session.rowObservers { observer.cellWillLeave(tile.cell) }
    session.didEndDisplaying(
      tile.cell,
      at: tile.lastPath ?? session.path(ofShown: tile.position)
    )
    if model.geometry.contains(tile.position), !isShown(tile.position) { releaseUneditedKept() }
    return true
  }

  /// Keeps a header or footer that leaves the screen if it contains the first responder.
  ///
  /// - Returns: Whether the view is kept; otherwise the caller removes it.
  func keepIfEdited(_ view: UIView, _ key: SupplementaryKey) -> Bool {
    guard let tableView, tableView.hasFirstResponder(in: view) else { return false }
    releaseKept()
    kept = .supplementary(view, key)
    session.didEndDisplaying(view, key)
    return true
  }

  // MARK: Returning

  /// Returns the kept cell of a row; `nil` for other rows.
  func keptCell(at position: RowPosition) -> UITableViewCell? {
    guard case .row(let tile) = kept, tile.position == position else { return nil }
    return tile.cell
  }

  /// Returns the kept view of a header or footer; `nil` for others.
  func keptView(_ key: SupplementaryKey) -> UIView? {
    guard case .supplementary(let view, let keptKey) = kept, keptKey == key else { return nil }
    return view
  }

  /// Returns whether a view is kept.
  func isKept(_ view: UIView) -> Bool { kept?.view === view }

  /// Ends keeping a view because it is displayed again.
  func endKeeping(_ view: UIView) {
    if isKept(view) { kept = nil }
  }

  /// Queues the kept view if it no longer contains the first responder; first ends editing if its
  /// row has zero height.
  func releaseUneditedKept() {
    guard let kept, let tableView else { return }
    if case .row(let tile) = kept, !isShown(tile.position) { tile.cell.endEditing(true) }
    if !tableView.hasFirstResponder(in: kept.view) { releaseKept() }
  }

  /// Ends editing in the kept view because the application displays it elsewhere.
  func giveUp(_ view: UIView) {
    guard isKept(view) else { return }
    view.endEditing(true)
    if isKept(view) { releaseKept() }
  }

  /// Removes the kept view from the table and queues it.
  func releaseKept() {
    guard let kept else { return }
    self.kept = nil
    kept.view.removeFromTable()
    switch kept {
    case .row(let tile):
      tile.cell.leaveTable()
      reuse.enqueue(tile.cell)
    case .supplementary(let view, _):
      guard let view = view as? UITableViewHeaderFooterView else { return }
      view.endAssignment()
      reuse.enqueue(view)
    }
  }

  // MARK: Row changes

  /// Places the kept view after rows have moved.
  func placeKept(in tableView: UITableView) {
    switch kept {
    case .row(let tile): place(tile, in: tableView)
    case .supplementary(let view, let key):
      view.frame = model.displayedRect(of: key.kind, key.section, in: tableView)
    case nil: break
    }
  }

  /// Maps the kept view to its position after an update; editing has already ended in removed rows
  /// and sections.
  func remapKept(_ plan: UpdatePlan) {
    switch kept {
    case .row(let tile):
      guard let place = plan.keptRow(tile.position) else { return releaseKept() }
      kept = .row(Tile(position: place, cell: tile.cell))
    case .supplementary(let view, let key):
      guard let section = plan.keptSection(key.section) else { return releaseKept() }
      kept = .supplementary(view, SupplementaryKey(kind: key.kind, section: section))
    case nil: break
    }
  }

  /// Maps the kept cell's row after the user has moved a row.
  func renumberKept(_ position: (RowPosition) -> RowPosition) {
    guard case .row(let tile) = kept else { return }
    kept = .row(Tile(position: position(tile.position), cell: tile.cell))
  }
}

extension UIScrollView {
  /// Returns whether a view or one of its descendants is first responder.
  fileprivate final func hasFirstResponder(in view: UIView) -> Bool {
    guard let responder = windowStorage?.responderHost?.firstResponder else { return false }
    return sequence(first: responder, next: \.next).contains { $0 === view }
  }
}
