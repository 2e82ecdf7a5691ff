public import Foundation
import UIKitGraphics
import UIKitLists
import UIKitSupport

extension UITableView {
  /// Configures the cells of visible rows again: calls the data source, whose dequeuing gets them.
  ///
  /// - Parameter indexPaths: As for reloads; other rows stay as they are.
  public final func reconfigureRows(at indexPaths: [IndexPath]) {
    demandMainThread(type(of: self))
    updates.reconfigure(indexPaths.map { requireRowPath($0, "reconfigured") })
  }
}
