public import Foundation
import UIKitGraphics
import UIKitLists
import UIKitSupport

extension UITableView {
  /// Configures the cells of visible rows again, by calling the data source, whose dequeuing
  /// returns the existing cells.
  ///
  /// - Parameter indexPaths: The rows, as for reloading; other rows are left unchanged.
  public final func reconfigureRows(at indexPaths: [IndexPath]) {
    demandMainThread(type(of: self))
    updates.reconfigure(indexPaths.map { requireRowPath($0, verb: "reconfigured") })
  }
}
