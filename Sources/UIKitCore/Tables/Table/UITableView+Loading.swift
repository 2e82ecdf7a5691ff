import Foundation
import UIKitGraphics
import UIKitLists
import UIKitSupport

extension UITableView {
  /// Calls `reloadData()` in the first layout pass and in the first one after a change of the data
  /// source.
  ///
  /// The call is made even if a query has already loaded the table; the data is then not loaded a
  /// second time.
  final func loadInLayout() {
    guard session.needsReloadData || session.hasOtherDataSource else { return }
    // An override of `reloadData()` may lay out before it calls super.
    guard !session.isReloading, !session.isChangingViews, session.canLoad else {
      return loadIfNeeded()
    }
    if session.hasOtherDataSource { session.staleness = .everything }
    session.isReloading = true
    reloadData()
    session.isReloading = false
    session.needsReloadData = false
    // Covers an override that does not call super.
    loadIfNeeded()
  }

  /// Loads the table if it has not been loaded yet or its data source has changed.
  final func loadIfNeeded() { updates.loadIfNeeded() }

  /// Changes heights immediately, or marks all heights as stale during a phase or an update block.
  final func changeHeights(_ change: (TablePass) throws(Superseded) -> Void) {
    updates.changeHeights(change)
  }

  /// Sets the data source, which the next layout pass loads.
  final func setDataSource(_ dataSource: (any UITableViewDataSource)?) {
    guard dataSource !== parts.dataSource else { return }
    parts.dataSource = dataSource
    if !session.isChangingViews { tiler.endEditing() }
    session.staleness = .everything
    session.needsReloadData = true
    session.invalidateRows()
    setNeedsLayout()
  }

  /// The default height of headers and footers, in points.
  final var defaultSupplementaryHeight: CGFloat {
    isGrouped ? theme.groupSpacing : theme.plainHeaderHeight
  }

  /// Queries all heights again; rows keep their cells, and the first visible row its position on
  /// screen.
  final func heightsDidChange() { updates.heightsDidChange() }

  final func rowHeightDidChange() {
    demand(
      rowHeight.isFinite && (rowHeight >= 0 || rowHeight == UITableView.automaticDimension),
      "rowHeight is \(rowHeight); it is 0 or more points, or UITableView.automaticDimension"
    )
    heightsDidChange()
  }

  /// Updates the heights that depend on the table's width: wrapped titles and self-sizing cells.
  final func widthDidChange() {
    changeHeights(model.widthDidChange)
    tiler.layOutTableHeaderAndFooter()
  }

  /// Updates the visible rows before a query about them.
  final func tileIfPossible(for member: StaticString = #function) {
    demandMainThread(type(of: self), member)
    updates.tileIfPossible()
  }
}

extension UITableView: LayoutExplaining {
  final var reasonForLayout: String? {
    session.reloadingCallback.map { "\($0) reloads the table each time it is called" }
  }
}
