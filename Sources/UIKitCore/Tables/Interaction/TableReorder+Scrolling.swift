import Foundation
import UIKitGraphics
import UIKitLists

extension TableReorder {
  /// The scroll velocity for the dragged row's position, in points per second.
  var scrollVelocity: Double {
    guard let tableView, let drag else { return 0 }
    let height = model.rect(of: drag.mapping.destination, in: tableView).height
    return drag.scrollVelocity(at: model.scrollingEdges(rowHeight: height, in: tableView))
  }
}
