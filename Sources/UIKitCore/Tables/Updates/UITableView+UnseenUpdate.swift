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
  final func cannotShow(_ plan: UpdatePlan) -> Bool {
    guard plan.keepsSections, let last = tiler.visibleRows.last?.position,
      plan.isUnchanged(upTo: last)
    else { return false }
    guard model.geometry.bottom(ofRow: last) >= Double(boundsStorage.maxY) else { return false }
    let inset = adjustedContentInset
    return boundsStorage.minY >= -inset.top && inset.bottom >= 0
  }

  /// Carries out a batch of which nothing can be seen.
  ///
  /// Its cost does not depend on what is on screen. It edits the layout in its place: a copy
  /// would have to share, and then to free, what lies beside the changed rows.
  ///
  /// - Precondition: `cannotShow(plan)`.
  ///
  /// - Parameters:
  ///   - plan: What becomes of the rows.
  ///   - completion: Called on the next frame; `false` when a reload came in between.
  final func carryOutUnseen(
    _ plan: UpdatePlan,
    completion: @escaping (Bool) -> Void
  ) {
    let (tiler, generation) = (tiler, tiler.generation)
    tiler.beginUpdate()
    if let heights = askedHeights(for: plan) {
      editLayout(plan, heights)
      followContentEnd()
    }
    tiler.endUpdate()
    (window?.loop ?? .current).onNextFrame { completion(tiler.generation == generation) }
  }

  /// Asks for the heights of new rows, before anything changes.
  ///
  /// - Returns: `nil` when a callback reloaded the table.
  private func askedHeights(for plan: UpdatePlan) -> [RowHeight]? {
    let positions = plan.rowsToMeasure
    // What callbacks do is not animated.
    return AnimationContext.with(nil) {
      var heights: [RowHeight] = []
      heights.reserveCapacity(positions.count)
      for position in positions {
        heights.append(model.rowHeight(ofNewRow: position))
        guard !tiler.wasReloaded else { return nil }
      }
      return heights
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
    if !selection.isEmpty { selection = selection.following(plan) }
    focus.follow(plan)
    swipes.follow(plan)
    prefetcher?.follow(plan)
    tiler.leaving.follow(plan)
    tiler.dropMeasuredCells()
  }

  /// Gives what depends on the content's height its new place.
  private func followContentEnd() {
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
