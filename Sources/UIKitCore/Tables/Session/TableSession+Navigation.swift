import Foundation
import UIKitLists

extension TableSession {
  // MARK: Index

  /// Returns the data source's current index entries.
  func indexTitles() -> [String] {
    guard let tableView else { return [] }
    return dataSource?.sectionIndexTitles(for: tableView) ?? []
  }

  /// Returns the section to which an index entry scrolls.
  ///
  /// - Returns: The data source's result, unchecked: the section may not exist.
  func section(ofIndexEntry entry: Int, _ title: String) -> Int {
    guard let tableView, let dataSource else { return entry }
    return dataSource.tableView(tableView, sectionForSectionIndexTitle: title, at: entry)
  }

  /// Returns the data source's title for a section's header.
  func headerTitle(ofSection section: Int) -> String? {
    guard let tableView else { return nil }
    return dataSource?.tableView(tableView, titleForHeaderInSection: section)
  }

  /// Returns the title of a section's header or footer; `nil` without title.
  func title(_ kind: SupplementaryKind, _ section: Int) -> String? {
    guard let tableView else { return nil }
    let pass = beginPass(of: tableView)
    guard let title = try? pass.title(kind, section), !title.isEmpty else { return nil }
    return title
  }

  // MARK: Menus

  /// Returns the delegate's context menu for a row; `nil` for none.
  func contextMenu(at path: IndexPath, _ point: CGPoint) -> UIContextMenuConfiguration? {
    guard let tableView else { return nil }
    return delegate?.tableView(
      tableView,
      contextMenuConfigurationForRowAt: path,
      point: point
    )
  }

  /// Notifies the delegate that a context menu is about to appear.
  func willDisplayContextMenu(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionAnimating
  ) {
    guard let tableView else { return }
    delegate?.tableView(
      tableView,
      willDisplayContextMenu: configuration,
      animator: animator
    )
  }

  /// Notifies the delegate that a context menu is disappearing.
  func willEndContextMenu(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionAnimating
  ) {
    guard let tableView else { return }
    delegate?.tableView(
      tableView,
      willEndContextMenuInteraction: configuration,
      animator: animator
    )
  }

  /// Notifies the delegate that the preview above a context menu was tapped.
  func willPerformPreviewAction(
    of configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let tableView else { return }
    delegate?.tableView(
      tableView,
      willPerformPreviewActionForMenuWith: configuration,
      animator: animator
    )
  }

  /// Returns whether the delegate allows an edit menu for a row.
  func shouldShowMenu(forRowAt position: RowPosition) -> Bool {
    guard let tableView, let delegate else { return false }
    return delegate.tableView(tableView, shouldShowMenuForRowAt: IndexPath(position))
  }

  /// Returns whether the delegate allows a command of an edit menu.
  func canPerform(_ action: Selector, forRowAt position: RowPosition, sender: Any?) -> Bool {
    guard let tableView, let delegate else { return false }
    return delegate.tableView(
      tableView,
      canPerformAction: action,
      forRowAt: IndexPath(position),
      withSender: sender
    )
  }

  /// Passes a command of an edit menu to the delegate.
  func perform(_ action: Selector, forRowAt position: RowPosition, sender: Any?) {
    guard let tableView else { return }
    delegate?.tableView(
      tableView,
      performAction: action,
      forRowAt: IndexPath(position),
      withSender: sender
    )
  }

  // MARK: Prefetching

  /// Announces rows to the prefetch data source.
  func prefetch(_ rows: [RowPosition], for source: any UITableViewDataSourcePrefetching) {
    guard let tableView else { return }
    source.tableView(tableView, prefetchRowsAt: rows.map(path(ofShown:)))
  }

  /// Notifies the prefetch data source that announced rows are no longer likely to become visible.
  func cancelPrefetching(
    _ rows: [RowPosition],
    for source: any UITableViewDataSourcePrefetching
  ) {
    guard let tableView else { return }
    source.tableView(tableView, cancelPrefetchingForRowsAt: rows.map(path(ofShown:)))
  }

  // MARK: Scrolling

  /// Notifies the delegate that an update has moved the content.
  func didScroll() {
    guard let tableView else { return }
    delegate?.scrollViewDidScroll(tableView)
  }

  // MARK: Restoration

  /// The data source as the source of model identifiers for a saved state; `nil` if it supplies
  /// none.
  var modelAssociation: (any UIDataSourceModelAssociation)? {
    dataSource as? any UIDataSourceModelAssociation
  }
}
