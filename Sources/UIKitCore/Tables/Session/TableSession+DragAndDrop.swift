import Foundation
import UIKitLists

extension TableSession {
  /// Returns whether the data source supports moving rows and allows moving a row.
  func canMove(rowAt position: RowPosition) -> Bool {
    guard let tableView, let dataSource, dataSource.implementsMove else {
      return false
    }
    return dataSource.tableView(tableView, canMoveRowAt: path(ofShown: position))
  }

  /// Returns whether a hovering drag selects a row.
  func shouldSpringLoad(
    rowAt path: IndexPath,
    _ context: any UISpringLoadedInteractionContext
  ) -> Bool {
    guard let tableView, let delegate else { return true }
    return delegate.tableView(tableView, shouldSpringLoadRowAt: path, with: context)
  }
}
