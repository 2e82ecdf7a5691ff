import Foundation
import UIKitGraphics
import UIKitLists

/// A cell, header or footer that contains the first responder and whose row or section has left the
/// screen.
///
/// The view stays a subview of the table, outside of the reuse queue, and the user continues
/// typing. It becomes visible again when its row or section returns to the screen. When it no
/// longer contains the first responder, the next layout pass queues it.
enum RetainedView {
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

  /// Retains the cell of a row that leaves the screen if it contains the first responder.
  ///
  /// - Parameter tile: The cell and its current row.
  /// - Returns: Whether the cell is retained; otherwise the caller removes it.
  func retainIfEdited(_ tile: Tile) -> Bool {
    guard let tableView, tableView.hasFirstResponder(in: tile.cell) else { return false }
    releaseRetained()
    hasUncheckedRows = true
    retained = .row(tile)
    for observer in session.rowObservers { observer.cellWillLeave(tile.cell) }
    session.didEndDisplaying(
      tile.cell,
      at: tile.lastPath ?? session.path(ofShown: tile.position)
    )
    if model.geometry.contains(tile.position), !isShown(tile.position) { releaseUneditedRetained() }
    return true
  }

  /// Retains a header or footer that leaves the screen if it contains the first responder.
  ///
  /// - Returns: Whether the view is retained; otherwise the caller removes it.
  func retainIfEdited(_ view: UIView, _ key: SupplementaryKey) -> Bool {
    guard let tableView, tableView.hasFirstResponder(in: view) else { return false }
    releaseRetained()
    retained = .supplementary(view, key)
    session.didEndDisplaying(view, key)
    return true
  }

  // MARK: Returning

  /// Returns the retained cell of a row; `nil` for other rows.
  func retainedCell(at position: RowPosition) -> UITableViewCell? {
    guard case .row(let tile) = retained, tile.position == position else { return nil }
    return tile.cell
  }

  /// Returns the retained view of a header or footer; `nil` for others.
  func retainedView(_ key: SupplementaryKey) -> UIView? {
    guard case .supplementary(let view, let retainedKey) = retained, retainedKey == key else {
      return nil
    }
    return view
  }

  func isRetained(_ view: UIView) -> Bool { retained?.view === view }

  /// Stops retaining a view because it is displayed again.
  func stopRetaining(_ view: UIView) {
    if isRetained(view) { retained = nil }
  }

  /// Queues the retained view if it no longer contains the first responder; first ends editing if
  /// its row has zero height.
  func releaseUneditedRetained() {
    guard let retained, let tableView else { return }
    if case .row(let tile) = retained, !isShown(tile.position) { tile.cell.endEditing(true) }
    if !tableView.hasFirstResponder(in: retained.view) { releaseRetained() }
  }

  /// Ends editing in the retained view because the application displays it elsewhere.
  func releaseMovedView(_ view: UIView) {
    guard isRetained(view) else { return }
    view.endEditing(true)
    if isRetained(view) { releaseRetained() }
  }

  /// Removes the retained view from the table and queues it.
  func releaseRetained() {
    guard let retained else { return }
    self.retained = nil
    retained.view.removeFromTable()
    switch retained {
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

  /// Places the retained view after rows have moved.
  func layOutRetained(in tableView: UITableView) {
    switch retained {
    case .row(let tile): layOut(tile, in: tableView)
    case .supplementary(let view, let key):
      view.frame = model.displayedRect(of: key.kind, key.section, in: tableView)
    case nil: break
    }
  }

  /// Maps the retained view to its position after an update; editing has already ended in removed
  /// rows and sections.
  func remapRetained(_ plan: UpdatePlan) {
    switch retained {
    case .row(let tile):
      guard let newPosition = plan.survivingRow(tile.position) else { return releaseRetained() }
      retained = .row(Tile(position: newPosition, cell: tile.cell))
    case .supplementary(let view, let key):
      guard let section = plan.survivingSection(key.section) else { return releaseRetained() }
      retained = .supplementary(view, SupplementaryKey(kind: key.kind, section: section))
    case nil: break
    }
  }

  /// Maps the retained cell's row after the user has moved a row.
  func renumberRetained(_ newPosition: (RowPosition) -> RowPosition) {
    guard case .row(let tile) = retained else { return }
    retained = .row(Tile(position: newPosition(tile.position), cell: tile.cell))
  }
}

extension UIScrollView {
  /// Returns whether a view or one of its descendants is first responder.
  fileprivate final func hasFirstResponder(in view: UIView) -> Bool {
    guard let responder = windowStorage?.responderHost?.firstResponder else { return false }
    return sequence(first: responder, next: \.next).contains { $0 === view }
  }
}
