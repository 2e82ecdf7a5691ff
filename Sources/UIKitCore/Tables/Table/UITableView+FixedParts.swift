import UIKitGraphics

extension UITableView {
  /// Places what does not scroll: background view and index bar.
  final func layoutFixedParts() {
    fixedBackground?.frame = bounds
    indexBar?.place()
    focus.place()
    if emptyRows.superview === self { emptyRows.place() }
  }

  /// Lays out all rows, headers and footers anew, and closes an open row.
  final func directionDidChange() {
    swipes.close(animated: false)
    for (key, view) in tiler.supplementaries { updateContext(of: view, key) }
    updateVisibleContexts()
    tiler.invalidatePlacement()
  }
}
