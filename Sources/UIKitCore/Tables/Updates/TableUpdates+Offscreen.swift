import Foundation
import UIKitGraphics
import UIKitLists
import UIKitSupport

extension TableUpdates {
  /// Returns whether a batch changes only rows below the visible ones, which fill the screen.
  ///
  /// - Parameters:
  ///   - plan: The outcomes of the rows; not of an empty batch, which queries all heights.
  ///   - tableView: The table.
  /// - Returns: `false` if visible content may change.
  func isOffscreen(_ plan: UpdatePlan, in tableView: UITableView) -> Bool {
    guard plan.keepsSections, let last = tiler.visibleRows.last?.position,
      plan.isUnchanged(upTo: last)
    else { return false }
    guard model.geometry.bottom(ofRow: last) >= Double(tableView.boundsStorage.maxY) else {
      return false
    }
    let inset = tableView.adjustedContentInset
    return tableView.boundsStorage.minY >= -inset.top && inset.bottom >= 0
  }

  /// Applies a batch that changes no visible content.
  ///
  /// The cost does not depend on the visible rows. The layout is edited in place, because a copy
  /// would retain and release the tree nodes beside the changed rows.
  ///
  /// - Precondition: `isOffscreen(plan, in: tableView)`.
  ///
  /// - Parameters:
  ///   - plan: The outcomes of the rows.
  ///   - pass: The pass over the rows after the update.
  ///   - completion: Called in the next frame, with `false` if a reload intervened.
  func applyOffscreen(
    _ plan: UpdatePlan,
    _ pass: TablePass,
    completion: @escaping (Bool) -> Void
  ) {
    let tableView = pass.tableView
    let reloads = session.revision.reloads
    // Callbacks are not animated.
    let heights = AnimationContext.with(nil) { self.heights(ofNewRowsIn: plan, pass) }
    if pass.hasSameRows {
      editLayout(plan, newRowHeights: heights)
      moveContentEnd(of: tableView)
    }
    (tableView.window?.host ?? .current).onNextFrame { [session] in
      completion(session.revision.reloads == reloads)
    }
  }

  /// Queries the heights of new rows before any change.
  private func heights(ofNewRowsIn plan: UpdatePlan, _ pass: TablePass) -> [RowHeight] {
    plan.rowsToMeasure.map { position in
      pass.queryHeights(or: .measured(0)) { () throws(Superseded) in
        try model.height(ofNewRow: position, pass)
      }
    }
  }

  private func editLayout(_ plan: UpdatePlan, newRowHeights: [RowHeight]) {
    var index = 0
    plan.apply(
      to: &model.geometry,
      makeSection: { _ in misuse("All sections stay") },
      height: { _ in
        defer { index += 1 }
        return newRowHeights[index]
      }
    )
    tiler.remapRows(.plan(plan))
    tiler.discardMeasuredCells()
  }

  /// Updates the properties that depend on the content's height: content size, table footer and
  /// index.
  private func moveContentEnd(of tableView: UITableView) {
    let size = tiler.contentSizeWithGaps(in: tableView)
    tableView.setContentSizeKeepingOffset(size)
    // Computing insets is expensive; the visible rows fill the screen unless a callback has
    // scrolled.
    let motion = tableView.motion
    if motion.isRunning || motion.isPrepared || tableView.boundsStorage.maxY > size.height {
      tableView.clampOffsetToRange()
    }
    if model.configuration.tableFooterView != nil { tiler.layOutTableHeaderAndFooter() }
    session.table?.updateIndexBar()
    // The last visible row may have become the last of its group or may no longer be it.
    if model.isGrouped, let last = tiler.visibleRows.last {
      tiler.updateContext(of: last.cell, for: last.position)
    }
    tableView.setNeedsLayout()
  }
}
