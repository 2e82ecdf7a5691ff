import UIKitGraphics

extension UITableView {
  /// Updates rows, fixed views and interactions for the visible area.
  final func layOutRows() {
    loadInLayout()
    if session.staleness == .heights { heightsDidChange() }
    restorePendingState()
    tiler.tile()
    editing.retryFailedQueries()
    reorder.trackFinger()
    menu.closeIfMoved()
    layoutFixedParts()
    dragAndDrop?.layOutPlaceholders()
    prefetcher?.update()
  }

  /// Places the views that do not scroll, background view and index bar, and also the focus ring
  /// and the separators of empty rows.
  final func layoutFixedParts() {
    tiler.fixedBackground(in: self)?.frame = bounds
    indexBar?.layOut()
    focus.layOut()
    if tiler.emptyRows.superview === self { tiler.emptyRows.layOut() }
  }

  /// Lays out all rows, headers and footers again and closes a swiped row.
  final func directionDidChange() {
    swipes.close(animated: false)
    tiler.updateVisibleContexts()
    tiler.updateSupplementaryContexts()
    tiler.invalidatePlacement()
  }
}
