import Foundation
import UIKitGraphics
import UIKitLists
import UIKitSupport

extension UITableView {
  /// Loads the table when it never was, or has a new data source.
  ///
  /// A data source that no longer exists leaves an empty table.
  final func loadIfNeeded() {
    guard hasOtherDataSource else { return }
    session.staleness = .everything
    guard !session.isChangingViews, session.mayLoad else { return }
    load()
  }

  /// Whether what is loaded, if anything, came from another data source than the present one.
  final var hasOtherDataSource: Bool {
    needsLoad || model.hasDataSource && dataSource == nil
  }

  /// Whether the data source has to be asked before anything is answered.
  final var needsLoad: Bool { session.staleness == .everything }

  final func reload() {
    updates.tableWasReloaded()
    load()
    restorePendingState()
  }

  /// Asks the data source for everything but cells, and forgets the state.
  ///
  /// The delegate hears of what went off screen when the new state is there.
  private func load() {
    session.run(.loading) {
      reorder.abandon()
      swipes.close(animated: false)
      let removed = tiler.takeAll()
      selection.removeAll()
      focus.clear()
      prefetcher?.tableWasReloaded()
      session.staleness = .none
      do {
        try model.load(session.beginPass(of: self))
        // Callbacks may have named rows that there were before.
        selection.removeAll()
        focus.clear()
      } catch {
        // A reload or a batch in a callback is followed by another load.
      }
      touchTracker.cancel()
      tiler.end(removed)
      updateContentSize()
      updateIndexBar()
      setNeedsLayout()
    }
    if !session.isLoading { updates.carryOutDeferredBatch() }
  }

  final func dataSourceChanged() {
    session.staleness = .everything
    session.rowsWereReplaced()
    setNeedsLayout()
  }

  /// What unset header and footer heights read as.
  final var defaultSupplementaryHeight: CGFloat {
    isGrouped ? theme.groupSpacing : theme.plainHeaderHeight
  }

  /// Asks for heights again; rows keep their cells, and the first visible row its place.
  ///
  /// While the delegate or the data source is being asked, this waits for the
  /// next layout pass; while an update block is open, for the end of the block.
  final func heightsChanged() {
    changeHeights(model.reloadHeights)
  }

  /// Changes heights now, or notes that all are to be asked for again later.
  ///
  /// - Parameter change: Asks delegate and data source.
  final func changeHeights(_ change: (TablePass) throws(Superseded) -> Void) {
    guard !needsLoad else { return }
    guard !session.hasPendingRows else {
      // The table is laid out when the changes have been carried out. Before that, the data
      // source has other rows already.
      session.heightsAreStale()
      return
    }
    guard !session.isChangingViews else {
      session.heightsAreStale()
      return setNeedsLayout()
    }
    reorder.abandon()
    keepingTopRow {
      // What callbacks change is deferred until all heights are there.
      session.run(.measuring) {
        let pass = session.beginPass(of: self)
        pass.height(or: ()) { () throws(Superseded) in try change(pass) }
      }
    }
    updates.carryOutDeferredBatch()
  }

  final func rowHeightChanged() {
    demand(
      rowHeight.isFinite && (rowHeight >= 0 || rowHeight == UITableView.automaticDimension),
      "rowHeight is \(rowHeight); it is 0 or more points, or UITableView.automaticDimension"
    )
    heightsChanged()
  }

  /// Follows a change of the table's width: wrapped titles and self-sizing
  /// cells have other heights.
  final func widthChanged() {
    changeHeights(model.widthChanged)
    placeTableHeaderAndFooter()
  }

  /// Changes heights without moving the first visible row.
  final func keepingTopRow(_ change: () -> Void) {
    let anchor =
      contentOffset.y > minimumOffset.y
      ? model.geometry.anchor(at: Double(boundsStorage.minY)) : nil
    change()
    updateContentSize()
    if let anchor, model.geometry.contains(anchor.row) {
      let height = model.geometry.height(ofRow: anchor.row).points
      let offset = min(anchor.offset, max(0, height - 1))
      let y = model.geometry.y(ofRow: anchor.row) + offset
      shiftContent(by: CGFloat(y) - boundsStorage.minY)
      returnToLegalRange()
    }
    tiler.invalidatePlacement()
  }

  /// Makes the scroll view's content as large as the geometry.
  final func updateContentSize() {
    setContentSize(CGSize(width: boundsStorage.width, height: CGFloat(model.geometry.height)))
    placeTableHeaderAndFooter()
    emptyRows.update()
  }

  /// Moves the offset by as much as the content above the visible part grew.
  final func shiftContent(by distance: CGFloat) {
    guard distance != 0 else { return }
    let wasSilent = isScrollingSilently
    isScrollingSilently = true
    dragStart.y += distance
    motion.moveWithContent(by: distance)
    setOffset(CGPoint(x: boundsStorage.minX, y: boundsStorage.minY + distance))
    isScrollingSilently = wasSilent
    rebaseDragBeyondEnd()
  }

  /// Moves where a drag or motion leads, without moving the content.
  final func shiftScrollTarget(by distance: CGFloat) {
    dragStart.y += distance
    motion.moveWithContent(by: distance)
  }

  /// Brings the visible rows up to date before they are asked for.
  final func tileIfPossible() {
    guard !session.isChangingViews, pending.contains(.layout) || needsLoad else { return }
    loadIfNeeded()
    if session.staleness == .heights { heightsChanged() }
    tiler.tile()
  }
}
