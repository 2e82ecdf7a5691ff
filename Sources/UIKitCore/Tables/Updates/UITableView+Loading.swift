import Foundation
import UIKitGraphics
import UIKitLists
import UIKitSupport

extension UITableView {
  /// Loads the table if it was never loaded, or its data source changed.
  ///
  /// If the data source was deallocated, the table becomes empty.
  final func loadIfNeeded() {
    guard hasOtherDataSource else { return }
    session.staleness = .everything
    guard !session.isChangingViews, session.mayLoad else { return }
    load()
  }

  /// Calls `reloadData()` in the first layout pass and in that after a change of the data source,
  /// also where a query has loaded the table already, which then is not loaded again.
  final func loadInLayout() {
    guard session.owesReload || hasOtherDataSource else { return }
    // An override of it may lay out before it calls super.
    guard !session.isReloading, !session.isChangingViews, session.mayLoad else {
      return loadIfNeeded()
    }
    if hasOtherDataSource { session.staleness = .everything }
    session.isReloading = true
    reloadData()
    session.isReloading = false
    session.owesReload = false
    // An override that does not call super.
    loadIfNeeded()
  }

  /// Whether the table is not loaded, or was loaded from another data source.
  final var hasOtherDataSource: Bool {
    needsLoad || model.hasDataSource && dataSource == nil
  }

  final func reload() {
    session.owesReload = false
    if session.isReloading {
      session.isReloading = false
      return loadIfNeeded()
    }
    updates.tableWasReloaded()
    load()
    restorePendingState()
  }

  /// Loads everything but cells from the data source, and resets selection and drag.
  ///
  /// The focus stays at its place.
  /// `didEndDisplaying` is called after the new state is loaded.
  private func load() {
    session.runLoad {
      session.trackedRows.removeAll()
      session.notifyObservers { $0.rowsWillChange(.reload) }
      // Callbacks find the rows from before.
      session.staleness = .none
      tiler.endEditing(beforeLoadBy: session.beginPass(of: self))
      let removed = tiler.takeAll()
      forgetSelection()
      session.notifyObservers { $0.cellsWereTaken() }
      session.staleness = .none
      var isCurrent = false
      do {
        try model.load(session.beginPass(of: self))
        // Callbacks may have selected rows of the old state, or scrolled to them.
        selection.removeAll()
        session.rowScroll?.tableWasReloaded()
        isCurrent = true
      } catch {
        // Superseded by a reload or a batch in a callback, which loads the table again.
      }
      session.notifyObservers { $0.rowsDidReload(isCurrent: isCurrent) }
      tiler.end(removed)
      updateContentSize()
      updateIndexBar()
      setNeedsLayout()
    }
    if !session.isLoading { updates.applyDeferredBatch() }
    notifyOfSelection()
  }

  final func dataSourceChanged() {
    if !session.isChangingViews { tiler.endEditing() }
    session.staleness = .everything
    session.owesReload = true
    session.invalidateRows()
    setNeedsLayout()
  }

  /// The value of header and footer heights that are not set, in points.
  final var defaultSupplementaryHeight: CGFloat {
    isGrouped ? theme.groupSpacing : theme.plainHeaderHeight
  }

  /// Queries all heights again; rows keep their cells, and the first visible row its place.
  ///
  /// Deferred to the next layout pass during a phase, and to the end of the block during an
  /// update block.
  final func heightsChanged() {
    changeHeights(model.reloadHeights)
  }

  /// Changes heights now, or marks all of them as stale during a phase or an update block.
  ///
  /// - Parameter change: Queries delegate and data source.
  final func changeHeights(_ change: (TablePass) throws(Superseded) -> Void) {
    guard !needsLoad else { return }
    guard !session.hasPendingRows else {
      // The data source already has other rows; the table is laid out once the changes are
      // applied.
      session.markHeightsStale()
      return
    }
    guard !session.isChangingViews else {
      session.markHeightsStale()
      return setNeedsLayout()
    }
    session.notifyObservers { $0.rowsWillChange(.heights) }
    keepingTopRow {
      // During the phase, changes by callbacks are deferred until all heights are known.
      session.run(.measuring) {
        let pass = session.beginPass(of: self)
        pass.height(or: ()) { () throws(Superseded) in try change(pass) }
      }
    }
    updates.applyDeferredBatch()
  }

  final func rowHeightChanged() {
    demand(
      rowHeight.isFinite && (rowHeight >= 0 || rowHeight == UITableView.automaticDimension),
      "rowHeight is \(rowHeight); it is 0 or more points, or UITableView.automaticDimension"
    )
    heightsChanged()
  }

  /// Updates the heights that depend on the table's width: wrapped titles and self-sizing cells.
  final func widthChanged() {
    changeHeights(model.widthChanged)
    placeTableHeaderAndFooter()
  }

  /// Changes heights without moving the first visible row, or what is visible instead of rows.
  final func keepingTopRow(_ change: () -> Void) {
    let bounds = boundsStorage
    let anchor =
      contentOffset.y > minimumOffset.y
      ? model.geometry.anchor(from: Double(bounds.minY), to: Double(bounds.maxY)) : nil
    change()
    // Rows further down may fill the place of those that have become lower.
    setContentSizeKeepingOffset(wholeContentSize)
    if let anchor, let y = model.geometry.y(within: anchor) {
      shiftContent(by: CGFloat(y) - boundsStorage.minY)
    }
    updateContentSize()
    tiler.invalidatePlacement()
  }

  /// Updates the visible rows before a query about them.
  final func tileIfPossible(for member: StaticString = #function) {
    demandMainThread(type(of: self), member)
    guard !session.isChangingViews, pending.contains(.layout) || needsLoad else { return }
    loadIfNeeded()
    if session.staleness == .heights { heightsChanged() }
    tiler.tile()
  }
}

extension UITableView: LayoutExplaining {
  final var reasonForLayout: String? {
    session.reloadingCallback.map { "\($0) reloads the table each time it is called" }
  }
}
