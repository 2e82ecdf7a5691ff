import Foundation
import UIKitGraphics
import UIKitLists

extension TableReorder {
  /// The zones near the edges in which the table scrolls, measured from the upper
  /// edge of the bounds.
  func edges(of tableView: UITableView, rowHeight: CGFloat) -> EdgeScroll {
    let inset = tableView.adjustedContentInset
    return EdgeScroll(
      top: Double(inset.top),
      bottom: Double(tableView.boundsStorage.height - inset.bottom),
      zone: Double(max(rowHeight, tableView.theme.rowHeight))
    )
  }

  /// Starts scrolling when the finger has entered a zone.
  func updateScrolling() {
    guard let tableView, let drag, lastTickTime == nil, velocity(of: drag, in: tableView) != 0
    else {
      return
    }
    let loop = tableView.window?.loop ?? .current
    lastTickTime = loop.time
    unroundedOffset = tableView.contentOffset.y
    tableView.motion.stop()
    tableView.indicators.show()
    loop.add(self)
  }

  func stopScrolling() {
    guard lastTickTime != nil else { return }
    lastTickTime = nil
    (tableView?.window?.loop ?? .current).remove(self)
    tableView?.indicators.hideSoon()
  }

  /// Continues scrolling, even while the finger rests.
  func tick(at time: TimeInterval) -> Bool {
    guard let tableView, let drag, let lastTickTime else { return false }
    let velocity = velocity(of: drag, in: tableView)
    guard velocity != 0 else {
      stopScrolling()
      return false
    }
    // The offset may have changed otherwise, by the wheel or by measured heights.
    if abs(unroundedOffset - tableView.contentOffset.y) >= 1 {
      unroundedOffset = tableView.contentOffset.y
    }
    unroundedOffset += CGFloat(velocity * (time - lastTickTime))
    let target = tableView.legalOffset(CGPoint(x: tableView.contentOffset.x, y: unroundedOffset))
    unroundedOffset = target.y
    self.lastTickTime = time
    tableView.setOffset(tableView.legalOffset(tableView.pixelAligned(target)))
    follow()
    return self.lastTickTime != nil
  }

  /// The current scroll velocity in points per second; 0 at the end of the content.
  private func velocity(of drag: RowDrag, in tableView: UITableView) -> Double {
    let height = tableView.rect(of: drag.mapping.destination).height
    let velocity = drag.scrollVelocity(at: edges(of: tableView, rowHeight: height))
    let offset = tableView.contentOffset.y
    if velocity > 0, offset >= tableView.maximumOffset.y { return 0 }
    if velocity < 0, offset <= tableView.minimumOffset.y { return 0 }
    return velocity
  }
}
