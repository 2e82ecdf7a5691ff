import UIKitGraphics

extension UITableView {
  /// Updates rows, fixed views and interactions for the visible area.
  final func layOutRows() {
    loadInLayout()
    if session.staleness == .heights { heightsChanged() }
    restorePendingState()
    tiler.tile()
    editing.retryFailedQueries()
    reorder.trackFinger()
    menu.closeIfMoved()
    layoutFixedParts()
    dragAndDrop?.placePlaceholders()
    prefetcher?.update()
  }

  /// Places the views that do not scroll: background view and index bar.
  final func layoutFixedParts() {
    tiler.fixedBackground(in: self)?.frame = bounds
    indexBar?.place()
    focus.place()
    if tiler.emptyRows.superview === self { tiler.emptyRows.place() }
  }

  /// Lays out all rows, headers and footers again and closes a swiped row.
  final func directionDidChange() {
    swipes.close(animated: false)
    tiler.updateVisibleContexts()
    tiler.updateSupplementaryContexts()
    tiler.invalidatePlacement()
  }
}
