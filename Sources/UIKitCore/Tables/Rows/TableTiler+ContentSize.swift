import Foundation
import UIKitGraphics
import UIKitLists

extension TableTiler {
  /// Returns the size of the content including the gaps between rows, in points.
  func contentSizeWithGaps(in tableView: UIScrollView) -> CGSize {
    CGSize(
      width: tableView.boundsStorage.width,
      height: CGFloat(model.geometry.height + (model.hasGaps ? model.gaps.height : 0))
    )
  }

  /// Updates the content size from the geometry.
  func updateContentSize() {
    guard let tableView else { return }
    tableView.setContentSize(contentSizeWithGaps(in: tableView))
    layOutTableHeaderAndFooter()
    emptyRows.update()
  }

  /// Positions the table's header and footer views, and resizes them to the table's width.
  func layOutTableHeaderAndFooter() {
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
