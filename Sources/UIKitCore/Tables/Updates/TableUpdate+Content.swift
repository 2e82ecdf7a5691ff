import Foundation
import UIKitGraphics
import UIKitLists

extension TableUpdate {
  /// Keeps the anchor row at its position on screen when content above it changes, and clamps the
  /// offset to the legal range.
  ///
  /// Rows that become visible are measured here, so that no height changes during the animation.
  func moveContent() throws(Superseded) {
    let oldOffset = tableView.contentOffset.y
    let anchor = anchor
    moveContent(holding: anchor, from: oldOffset)
    try pass.queryUntilBatchIsDeferred { () throws(Superseded) in
      while try measureNext() { moveContent(holding: anchor, from: oldOffset) }
    }
    shift = tableView.contentOffset.y - oldOffset
    tiler.exiting.shift(by: shift)
  }

  private func moveContent(holding anchor: ScrollAnchor?, from oldOffset: CGFloat) {
    let geometry = model.geometry
    let y = anchor.map { CGFloat(geometry.y(of: $0)) } ?? oldOffset
    let currentOffset = tableView.contentOffset
    tableView.setContentSizeKeepingOffset(
      tiler.contentSizeWithGaps(in: tableView)
    )
    tableView.shiftScrollTarget(by: y - currentOffset.y)
    var target = CGPoint(x: currentOffset.x, y: y)
    if !tableView.isDragging && !tableView.motion.isRunning {
      target = tableView.clampedOffset(target)
    }
    // `scrollViewDidScroll(_:)` is called after all views have been placed.
    let wasSilent = tableView.isScrollingSilently
    tableView.isScrollingSilently = true
    tableView.setOffset(target)
    if tableView.isDragging { tableView.rebaseDrag() } else { tableView.clampOffsetToRange() }
    tableView.isScrollingSilently = wasSilent
  }

  private func measureNext() throws(Superseded) -> Bool {
    guard isInWindow else { return false }
    let (top, bottom) = model.tiledRange(in: tableView)
    return try tiler.measureNext(from: top, to: bottom, in: tableView, pass)
  }

  // MARK: Views other than rows

  /// Animates the table's header and footer views and the separators of the empty area.
  func moveTableHeaderAndFooter() {
    let tiler = tiler
    model.configuration.tableHeaderView?.frame.origin.y += shift
    model.configuration.tableFooterView?.frame.origin.y += shift
    animate { tiler.layOutTableHeaderAndFooter() }
    let bottom = CGFloat(oldGeometry.height + (oldGaps?.height ?? 0))
    tiler.emptyRows.appear(below: bottom + shift)
    animate { tiler.emptyRows.layOut() }
    addCleanUp { tiler.emptyRows.update() }
  }

  // MARK: Positions

  /// Returns a row's rectangle before the update, in content coordinates after the shift of the
  /// offset.
  func oldRect(_ position: RowPosition) -> CGRect {
    var span = oldGeometry.span(ofRow: position)
    if let oldGaps { span.y += oldGaps.displacement(of: position) }
    let margin = model.groupMargin(in: tableView)
    return CGRect(
      x: margin,
      y: CGFloat(span.y) + shift,
      width: max(0, tableView.boundsStorage.width - 2 * margin),
      height: CGFloat(span.height)
    )
  }

  /// Returns the resting rectangle of a header or footer before the update, in the same
  /// coordinates.
  func oldRect(of kind: SupplementaryKind, _ section: Int) -> CGRect {
    var span =
      kind == .header
      ? model.headerSpan(section, in: oldGeometry) : oldGeometry.span(ofFooter: section)
    if let oldGaps {
      span.y +=
        kind == .header
        ? oldGaps.displacement(ofHeader: section) : oldGaps.displacement(ofFooter: section)
    }
    return CGRect(
      x: 0,
      y: CGFloat(span.y) + shift,
      width: tableView.boundsStorage.width,
      height: CGFloat(span.height)
    )
  }

  /// Returns a rectangle moved to at most one screen away from the visible area.
  func clamped(_ rect: CGRect) -> CGRect {
    tableView.clamped(rect, beyondScreenBy: tableView.boundsStorage.height)
  }
}
