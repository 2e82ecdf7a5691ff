import Foundation
import UIKitGraphics
import UIKitLists
import UIKitSupport

extension UITableView {
  /// Calls `reloadData()` in the first layout pass and in that after a change of the data source,
  /// also where a query has loaded the table already, which then is not loaded again.
  final func loadInLayout() {
    guard session.owesReload || session.hasOtherDataSource else { return }
    // An override of it may lay out before it calls super.
    guard !session.isReloading, !session.isChangingViews, session.mayLoad else {
      return loadIfNeeded()
    }
    if session.hasOtherDataSource { session.staleness = .everything }
    session.isReloading = true
    reloadData()
    session.isReloading = false
    session.owesReload = false
    // An override that does not call super.
    loadIfNeeded()
  }

  /// Loads the table if it was never loaded, or its data source changed.
  final func loadIfNeeded() { updates.loadIfNeeded() }

  /// Changes heights now, or marks all of them as stale during a phase or an update block.
  final func changeHeights(_ change: (TablePass) throws(Superseded) -> Void) {
    updates.changeHeights(change)
  }

  /// Loads the table from another data source in the next layout pass.
  final func setDataSource(_ dataSource: (any UITableViewDataSource)?) {
    guard dataSource !== parts.dataSource else { return }
    parts.dataSource = dataSource
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
  final func heightsChanged() { updates.heightsChanged() }

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
    tiler.placeTableHeaderAndFooter()
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
