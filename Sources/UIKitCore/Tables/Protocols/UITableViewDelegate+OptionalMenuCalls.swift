public import Foundation

extension _UITableViewDelegateCalls {
  /// Returns the result of `tableView(_:contextMenuConfigurationForRowAt:point:)`.
  public func callAsFunction(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    delegate.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
  }

  /// Calls `tableView(_:willDisplayContextMenu:animator:)`.
  public func callAsFunction(
    _ tableView: UITableView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
  }

  /// Calls `tableView(_:willEndContextMenuInteraction:animator:)`.
  public func callAsFunction(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate.tableView(
      tableView,
      willEndContextMenuInteraction: configuration,
      animator: animator
    )
  }

  /// Calls `tableView(_:willPerformPreviewActionForMenuWith:animator:)`.
  public func callAsFunction(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate.tableView(
      tableView,
      willPerformPreviewActionForMenuWith: configuration,
      animator: animator
    )
  }

  /// Returns the result of `tableView(_:editActionsForRowAt:)`.
  public func callAsFunction(
    _ tableView: UITableView,
    editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    delegate.tableView(tableView, editActionsForRowAt: indexPath)
  }
}
