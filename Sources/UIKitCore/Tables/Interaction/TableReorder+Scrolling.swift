import Foundation
import UIKitGraphics
import UIKitLists

extension UITableView {
  /// The zones near the edges in which the table scrolls during a drag, measured from the upper
  /// edge of the bounds.
  final func scrollingEdges(rowHeight: CGFloat = 0) -> EdgeScroll {
    let inset = adjustedContentInset
    return EdgeScroll(
      top: Double(inset.top),
      bottom: Double(boundsStorage.height - inset.bottom),
      zone: Double(max(rowHeight, theme.rowHeight))
    )
  }
}

extension TableReorder {
  /// The scroll velocity for the place of the dragged row, in points per second.
  var scrollVelocity: Double {
    guard let tableView, let drag else { return 0 }
    let height = model.rect(of: drag.mapping.destination, in: tableView).height
    return drag.scrollVelocity(at: tableView.scrollingEdges(rowHeight: height))
  }
}
