import Foundation
import UIKitGraphics
import UIKitLists

extension UITableView {
  /// The size of the content with the gaps between its rows.
  final var wholeContentSize: CGSize {
    CGSize(
      width: boundsStorage.width,
      height: CGFloat(model.geometry.height + (model.hasGaps ? model.gaps.height : 0))
    )
  }

  /// Sets the content size to that of the geometry.
  final func updateContentSize() {
    setContentSize(wholeContentSize)
    placeTableHeaderAndFooter()
    emptyRows.update()
  }

  /// Shifts the offset by the growth of the content above the visible area, in points, silently.
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

  /// Shifts the scroll target of a drag or motion, in points, without moving the content.
  final func shiftScrollTarget(by distance: CGFloat) {
    dragStart.y += distance
    motion.moveWithContent(by: distance)
  }
}
