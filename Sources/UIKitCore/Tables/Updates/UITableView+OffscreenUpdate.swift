import Foundation
import UIKitGraphics
import UIKitLists
import UIKitSupport

extension UITableView {
  /// Whether a batch changes rows below those on screen, which fill it, and nothing else.
  ///
  /// - Parameter plan: What becomes of the rows; not that of an empty batch, which asks for
  ///   all heights.
  /// - Returns: `false` when something on screen may change.
  final func isOffscreen(_ plan: UpdatePlan) -> Bool {
    guard plan.keepsSections, let last = tiler.visibleRows.last?.position,
      plan.isUnchanged(upTo: last)
    else { return false }
    guard model.geometry.bottom(ofRow: last) >= Double(boundsStorage.maxY) else { return false }
    let inset = adjustedContentInset
    return boundsStorage.minY >= -inset.top && inset.bottom >= 0
  }

  /// Applies a batch that changes nothing on screen.
  ///
  /// Its cost does not depend on what is on screen. It edits the layout in its place: a copy
  /// would have to share, and then to free, what lies beside the changed rows.
  ///
  /// - Precondition: `isOffscreen(plan)`.
  ///
  /// - Parameters:
  ///   - plan: What becomes of the rows.
  ///   - pass: Asks about the rows after the update.
  ///   - completion: Called on the next frame; `false` when a reload came in between.
  final func applyOffscreen(
    _ plan: UpdatePlan,
    _ pass: TablePass,
    completion: @escaping (Bool) -> Void
  ) {
    let reloads = session.revision.reloads
    // What callbacks do is not animated.
    let heights = AnimationContext.with(nil) { self.heights(ofNewRowsIn: plan, pass) }
    if pass.hasSameRows {
      editLayout(plan, heights)
      moveContentEnd()
    }
    (window?.loop ?? .current).onNextFrame { [session] in
      completion(session.revision.reloads == reloads)
    }
  }

  /// Asks for the heights of new rows, before anything changes.
  private func heights(ofNewRowsIn plan: UpdatePlan, _ pass: TablePass) -> [RowHeight] {
    plan.rowsToMeasure.map { position in
      pass.height(or: .measured(0)) { () throws(Superseded) in
        try model.height(ofNewRow: position, pass)
      }
    }
  }

  private func editLayout(_ plan: UpdatePlan, _ heights: [RowHeight]) {
    var index = 0
    plan.apply(
      to: &model.geometry,
      makeSection: { _ in misuse("All sections stay") },
      height: { _ in
        defer { index += 1 }
        return heights[index]
      }
    )
    rowsFollow(plan)
    tiler.discardMeasuredCells()
  }

  /// Gives what depends on the content's height its new place.
  private func moveContentEnd() {
    setContentSizeKeepingOffset(
      CGSize(width: boundsStorage.width, height: CGFloat(model.geometry.height))
    )
    if motion.isRunning { returnToLegalRange() }
    if tableFooterView != nil { placeTableHeaderAndFooter() }
    updateIndexBar()
    // The last row on screen may have become the last of its group, or stopped being it.
    if isGrouped, let last = tiler.visibleRows.last {
      updateContext(of: last.cell, for: last.position)
    }
    setNeedsLayout()
  }
}
