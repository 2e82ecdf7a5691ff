import Foundation
import UIKitGraphics
import UIKitLists

extension TableUpdates {
  /// Loads the table if it was never loaded, or its data source changed.
  ///
  /// If the data source was deallocated, the table becomes empty.
  func loadIfNeeded() {
    guard session.hasOtherDataSource else { return }
    session.staleness = .everything
    guard !session.isChangingViews, session.mayLoad, let tableView else { return }
    load(tableView)
  }

  /// Reloads the table, for a call of `reloadData()` or in place of a batch.
  func reload() {
    session.owesReload = false
    if session.isReloading {
      session.isReloading = false
      return loadIfNeeded()
    }
    guard let tableView else { return }
    tableWasReloaded()
    load(tableView)
    session.table?.restorePendingState()
  }

  /// Loads everything but cells from the data source, and resets selection and drag.
  ///
  /// The focus stays at its place.
  /// `didEndDisplaying` is called after the new state is loaded.
  private func load(_ tableView: UITableView) {
    session.runLoad {
      session.trackedRows.removeAll()
      for observer in session.rowObservers { observer.rowsWillChange(.reload) }
      // Callbacks find the rows from before.
      session.staleness = .none
      tiler.endEditing(beforeLoadBy: session.beginPass(of: tableView))
      let removed = tiler.takeAll()
      session.forgetSelection()
      for observer in session.rowObservers { observer.cellsWereTaken() }
      session.staleness = .none
      var isCurrent = false
      do {
        try model.load(session.beginPass(of: tableView))
        // Callbacks may have selected rows of the old state, or scrolled to them.
        session.selection.removeAll()
        session.rowScroll?.tableWasReloaded()
        isCurrent = true
      } catch {
        // Superseded by a reload or a batch in a callback, which loads the table again.
      }
      for observer in session.rowObservers { observer.rowsDidReload(isCurrent: isCurrent) }
      tiler.end(removed)
      tiler.updateContentSize()
      session.table?.updateIndexBar()
      tableView.setNeedsLayout()
    }
    if !session.isLoading { applyDeferredBatch() }
    session.notifyOfSelection()
  }

  /// Changes heights now, or marks all of them as stale during a phase or an update block.
  ///
  /// - Parameter change: Queries delegate and data source.
  func changeHeights(_ change: (TablePass) throws(Superseded) -> Void) {
    guard let tableView, !session.needsLoad else { return }
    guard !session.hasPendingRows else {
      // The data source already has other rows; the table is laid out once the changes are
      // applied.
      session.markHeightsStale()
      return
    }
    guard !session.isChangingViews else {
      session.markHeightsStale()
      return tableView.setNeedsLayout()
    }
    for observer in session.rowObservers { observer.rowsWillChange(.heights) }
    keepingTopRow(of: tableView) {
      // During the phase, changes by callbacks are deferred until all heights are known.
      session.run(.measuring) {
        let pass = session.beginPass(of: tableView)
        pass.height(or: ()) { () throws(Superseded) in try change(pass) }
      }
    }
    applyDeferredBatch()
  }

  /// Changes heights without moving the first visible row, or the header, footer or space that is
  /// visible instead of rows.
  func keepingTopRow(of tableView: UITableView, _ change: () -> Void) {
    let bounds = tableView.boundsStorage
    let anchor =
      tableView.contentOffset.y > tableView.minimumOffset.y
      ? model.geometry.anchor(from: Double(bounds.minY), to: Double(bounds.maxY)) : nil
    change()
    // Rows further down may fill the place of those that have become lower.
    tableView.setContentSizeKeepingOffset(tiler.wholeContentSize(in: tableView))
    if let anchor, let y = model.geometry.y(within: anchor) {
      tableView.shiftContent(by: CGFloat(y) - tableView.boundsStorage.minY)
    }
    tiler.updateContentSize()
    tiler.invalidatePlacement()
  }

  /// Queries all heights again; rows keep their cells, and the first visible row its place.
  ///
  /// Deferred to the next layout pass during a phase, and to the end of the block during an
  /// update block.
  func heightsChanged() {
    changeHeights(model.reloadHeights)
  }

  /// Updates the visible rows before a query about them.
  func tileIfPossible() {
    guard let tableView, !session.isChangingViews,
      tableView.pending.contains(.layout) || session.needsLoad
    else { return }
    loadIfNeeded()
    if session.staleness == .heights { heightsChanged() }
    tiler.tile()
  }
}
