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
    model.needsLoad = true
    guard !tiler.isTiling, updates.mayLoad else { return }
    load()
  }

  /// Whether what is loaded, if anything, came from another data source than the present one.
  final var hasOtherDataSource: Bool {
    model.needsLoad || model.hasDataSource && dataSource == nil
  }

  final func reload() {
    updates.tableWasReloaded()
    load()
    restorePendingState()
  }

  /// Asks the data source for everything but cells, and forgets the state.
  ///
  /// The delegate hears of what went off screen when the new state is there.
  private func load() {
    updates.load {
      reorder.abandon()
      swipes.close(animated: false)
      let leaving = tiler.takeAll()
      selection.removeAll()
      focus.clear()
      prefetcher?.tableWasReloaded()
      model.load()
      touchTracker.cancel()
      tiler.end(leaving)
      updateContentSize()
      updateIndexBar()
      setNeedsLayout()
    }
  }

  final func dataSourceChanged() {
    model.needsLoad = true
    tiler.interrupt()
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
    changeHeights { model.reloadHeights() }
  }

  /// Changes heights now, or notes that all are to be asked for again later.
  ///
  /// - Parameter change: Asks delegate and data source.
  final func changeHeights(_ change: () -> Void) {
    guard !model.needsLoad else { return }
    guard !updates.isPending else {
      // The table is laid out when the changes have been carried out. Before that, the data
      // source has other rows already.
      hasOutdatedHeights = true
      return
    }
    guard !tiler.isTiling else {
      hasOutdatedHeights = true
      return setNeedsLayout()
    }
    reorder.abandon()
    keepingTopRow {
      // What callbacks change waits until all heights are there.
      tiler.isTiling = true
      change()
      tiler.isTiling = false
    }
    updates.carryOutWaiting()
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
    changeHeights { model.widthChanged() }
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
  final func moveCourse(by distance: CGFloat) {
    dragStart.y += distance
    motion.moveWithContent(by: distance)
  }

  /// Brings the visible rows up to date before they are asked for.
  final func tileIfPossible() {
    guard !tiler.isTiling, pending.contains(.layout) || model.needsLoad else { return }
    loadIfNeeded()
    if hasOutdatedHeights { heightsChanged() }
    tiler.tile()
  }
}

extension TableModel {
  /// Asks for all heights again; counts stay.
  func reloadHeights() {
    guard let tableView else { return }
    tableView.hasOutdatedHeights = false
    forgetTitleMetrics()
    asksRowHeights = tableView.delegate?.implementsRowHeight ?? false
    for section in 0..<geometry.numberOfSections {
      let count = geometry.numberOfRows(inSection: section)
      guard let heights = makeSection(section, count: count) else { return }
      geometry.replaceSection(at: section, with: heights)
      guard !tableView.updates.isWaiting else {
        // It has told of other rows; the rest is asked for when the table has them.
        tableView.hasOutdatedHeights = true
        return
      }
    }
    updateEnds()
  }

  /// Asks again for the heights that are known or have to be known before rows are shown.
  func outdateHeights() {
    guard measuresWhileScrolling else { return reloadHeights() }
    geometry.forgetMeasurements()
    remeasureAllSupplementaries()
  }

  /// Whether real heights become known when rows come into view, so that what was known
  /// of them remains the best guess when it is outdated.
  var measuresWhileScrolling: Bool { tableView?.countsRowsAlike ?? false }

  /// Asks again for the heights that depend on the width.
  func widthChanged() {
    guard let tableView else { return }
    if measuresWhileScrolling {
      geometry.forgetMeasurements()
    } else if asksRowHeights {
      reloadHeights()
      return
    }
    guard tableView.isGrouped else { return }
    // Titles that certainly take one line stay as high as they are.
    guard !asksSupplementaryHeights, tableView.groupedTextWidth >= widestLine else {
      return remeasureAllSupplementaries()
    }
    remeasureSupplementaries(of: Array(wrappedHeaders.union(wrappedFooters)))
  }

  private func remeasureAllSupplementaries() {
    forgetTitleMetrics()
    remeasureSupplementaries(of: 0..<geometry.numberOfSections)
  }

  /// Asks again for the heights of headers and footers that are not estimates.
  private func remeasureSupplementaries(of sections: some Sequence<Int>) {
    guard let tableView else { return }
    let questions = TableQuestions(about: tableView)
    for section in sections where section < geometry.numberOfSections {
      let header = estimatedHeaders.contains(section) ? nil : headerHeight(section)
      guard questions.makeSense else { return }
      let footer = estimatedFooters.contains(section) ? nil : footerHeight(section)
      // The application may have reloaded the table, or told of other rows, when it was asked.
      guard questions.makeSense else { return }
      if let header { geometry.setHeaderHeight(header, ofSection: section) }
      if let footer { geometry.setFooterHeight(footer, ofSection: section) }
    }
  }

  /// Takes over the heights of the table's header and footer views.
  func updateEnds() {
    geometry.headerHeight = TableModel.height(of: tableView?.tableHeaderView)
    geometry.footerHeight = TableModel.height(of: tableView?.tableFooterView)
  }

  /// What the table's header or footer view counts for.
  static func height(of view: UIView?) -> Double {
    min(Double(view?.frame.height ?? 0), greatestHeight)
  }

  /// Whether some header or footer counts with an estimate.
  var hasEstimatedSupplementaries: Bool {
    !estimatedHeaders.isEmpty || !estimatedFooters.isEmpty
  }
}
