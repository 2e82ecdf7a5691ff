import Foundation
import UIKitGraphics
import UIKitLists

extension TableTiler {
  /// Returns the size of the content including the gaps between rows, in points.
  func wholeContentSize(in tableView: UIScrollView) -> CGSize {
    CGSize(
      width: tableView.boundsStorage.width,
      height: CGFloat(model.geometry.height + (model.hasGaps ? model.gaps.height : 0))
    )
  }

  /// Updates the content size from the geometry.
  func updateContentSize() {
    guard let tableView else { return }
    tableView.setContentSize(wholeContentSize(in: tableView))
    placeTableHeaderAndFooter()
    emptyRows.update()
  }

  /// Adapts the table's header and footer views to the table's width.
  func placeTableHeaderAndFooter() {
    guard let width = tableView?.boundsStorage.width else { return }
    if let view = model.configuration.tableHeaderView {
      view.frame = CGRect(x: 0, y: 0, width: width, height: view.frame.height)
    }
    if let view = model.configuration.tableFooterView, !session.needsLoad {
      let y = CGFloat(model.geometry.footerSpan.y + (model.hasGaps ? model.gaps.height : 0))
      view.frame = CGRect(x: 0, y: y, width: width, height: view.frame.height)
    }
  }
}

extension UIScrollView {
  /// Shifts the offset by the growth of the content above the visible area, in points, without
  /// notifying the delegate.
  final func shiftContent(by distance: CGFloat) {
    guard distance != 0 else { return }
    let wasSilent = isScrollingSilently
    isScrollingSilently = true
    shiftScrollTarget(by: distance)
    setOffset(CGPoint(x: boundsStorage.minX, y: boundsStorage.minY + distance))
    isScrollingSilently = wasSilent
    rebaseDragBeyondEnd()
  }

  /// Shifts the scroll target of a drag or motion without moving the content.
  final func shiftScrollTarget(by distance: CGFloat) {
    dragStart.y += distance
    motion.moveWithContent(by: distance)
  }
}
