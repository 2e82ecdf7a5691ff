import Foundation
import UIKitLists

extension TableSession {
  /// Whether the data source moves rows, and lets this one be moved.
  func canMove(rowAt position: RowPosition) -> Bool {
    guard let tableView, let dataSource, dataSource.implementsMove else {
      return false
    }
    return dataSource.tableView(tableView, canMoveRowAt: path(ofShown: position))
  }

  /// Whether a drag that rests on a row selects it.
  func shouldSpringLoad(
    rowAt path: IndexPath,
    _ context: any UISpringLoadedInteractionContext
  ) -> Bool {
    guard let tableView, let delegate else { return true }
    return delegate.tableView(tableView, shouldSpringLoadRowAt: path, with: context)
  }
}
