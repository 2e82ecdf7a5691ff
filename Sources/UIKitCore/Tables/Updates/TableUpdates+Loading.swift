import Foundation
import UIKitGraphics
import UIKitLists

extension TableUpdates {
  /// Loads the table if it has not been loaded yet or its data source has changed.
  ///
  /// If the data source was deallocated, the table becomes empty.
  func loadIfNeeded() {
    guard session.hasOtherDataSource else { return }
    session.staleness = .everything
    guard !session.isChangingViews, session.canLoad, let tableView else { return }
    load(tableView)
  }

  /// Reloads the table for a call of `reloadData()` or instead of a batch.
  func reload() {
    session.needsReloadData = false
    if session.isReloading {
      session.isReloading = false
      return loadIfNeeded()
    }
    guard let tableView else { return }
    tableWasReloaded()
    load(tableView)
    session.table?.restorePendingState()
  }

  /// Loads everything except cells from the data source, and resets selection and drag.
  ///
  /// The focus keeps its position. `didEndDisplaying` is called after the new state is loaded.
  private func load(_ tableView: UITableView) {
    session.runLoad {
      session.trackedRows.removeAll()
      for observer in session.rowObservers { observer.rowsWillChange(.reload) }
      // Callbacks still find the previous rows.
      session.staleness = .none
      tiler.endEditing(beforeLoadBy: session.beginPass(of: tableView))
      let removedViews = tiler.detachAll()
      session.forgetSelection()
      for observer in session.rowObservers { observer.cellsWereRemoved() }
      session.staleness = .none
      var isCurrent = false
      do {
        try model.load(session.beginPass(of: tableView))
        // Callbacks may have selected rows of the previous state or scrolled to them.
        session.selection.removeAll()
        session.rowScroll?.tableWasReloaded()
        isCurrent = true
      } catch {
        // A reload or a batch in a callback supersedes this load and loads the table again.
      }
      for observer in session.rowObservers { observer.rowsDidReload(isCurrent: isCurrent) }
      tiler.end(removedViews)
      tiler.updateContentSize()
      session.table?.updateIndexBar()
      tableView.setNeedsLayout()
    }
    if !session.isLoading { applyDeferredBatch() }
    session.notifyOfSelection()
  }

  /// Changes heights immediately, or marks all heights as stale during a phase or an update block.
  ///
  /// - Parameter change: Queries the delegate and the data source.
  func changeHeights(_ change: (TablePass) throws(Superseded) -> Void) {
    guard let tableView, !session.needsLoad else { return }
    guard !session.hasPendingRows else {
      // The data source already has different rows; the table is laid out after the changes have
      // been applied.
      session.markHeightsStale()
      return
    }
    guard !session.isChangingViews else {
      session.markHeightsStale()
      return tableView.setNeedsLayout()
    }
    for observer in session.rowObservers { observer.rowsWillChange(.heights) }
    keepingTopRow(of: tableView) {
      // During the phase, changes by callbacks are deferred until all heights are measured.
      session.run(.measuring) {
        let pass = session.beginPass(of: tableView)
        pass.queryHeights(or: ()) { () throws(Superseded) in try change(pass) }
      }
    }
    applyDeferredBatch()
  }

  /// Changes heights without moving the first visible row, or else the visible header, footer or
  /// space.
  func keepingTopRow(of tableView: UITableView, _ change: () -> Void) {
    let bounds = tableView.boundsStorage
    let anchor =
      tableView.contentOffset.y > tableView.minimumOffset.y
      ? model.geometry.anchor(from: Double(bounds.minY), to: Double(bounds.maxY)) : nil
    change()
    // Rows further down may fill the space of rows that have become shorter.
    tableView.setContentSizeKeepingOffset(tiler.contentSizeWithGaps(in: tableView))
    if let anchor, let y = model.geometry.y(within: anchor) {
      tableView.shiftContent(by: CGFloat(y) - tableView.boundsStorage.minY)
    }
    tiler.updateContentSize()
    tiler.invalidatePlacement()
  }

  /// Queries all heights again; rows keep their cells, and the first visible row its position on
  /// screen.
  ///
  /// Deferred to the next layout pass during a phase, and to the end of the block during an update
  /// block.
  func heightsDidChange() {
    changeHeights(model.reloadHeights)
  }

  /// Updates the visible rows before a query about them.
  func tileIfPossible() {
    guard let tableView, !session.isChangingViews,
      tableView.pending.contains(.layout) || session.needsLoad
    else { return }
    loadIfNeeded()
    if session.staleness == .heights { heightsDidChange() }
    tiler.tile()
  }
}
