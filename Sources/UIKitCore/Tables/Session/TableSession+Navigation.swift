import Foundation
import UIKitLists

extension TableSession {
  // MARK: Index

  /// The entries of the index, as the data source has them now.
  func indexTitles() -> [String] {
    guard let tableView else { return [] }
    return dataSource?.sectionIndexTitles(for: tableView) ?? []
  }

  /// The section to which an entry of the index scrolls.
  ///
  /// - Returns: The data source's answer, unchecked: the section may not exist.
  func section(ofIndexEntry entry: Int, _ title: String) -> Int {
    guard let tableView, let dataSource else { return entry }
    return dataSource.tableView(tableView, sectionForSectionIndexTitle: title, at: entry)
  }

  /// The data source's title for the header of a section.
  func headerTitle(ofSection section: Int) -> String? {
    guard let tableView else { return nil }
    return dataSource?.tableView(tableView, titleForHeaderInSection: section)
  }

  /// The title of a section's header or footer; `nil` when it has none.
  func title(_ kind: SupplementaryKind, _ section: Int) -> String? {
    guard let tableView else { return nil }
    let pass = beginPass(of: tableView)
    guard let title = try? pass.title(kind, section), !title.isEmpty else { return nil }
    return title
  }

  // MARK: Menus

  /// The delegate's context menu for a row; `nil` for none.
  func contextMenu(at path: IndexPath, _ point: CGPoint) -> UIContextMenuConfiguration? {
    guard let tableView else { return nil }
    return delegate?.tableView(
      tableView,
      contextMenuConfigurationForRowAt: path,
      point: point
    )
  }

  /// Notifies the delegate that a context menu appears.
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

  /// Notifies the delegate that a context menu disappears.
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

  /// Whether the delegate allows an edit menu for a row.
  func shouldShowMenu(forRowAt position: RowPosition) -> Bool {
    guard let tableView, let delegate else { return false }
    return delegate.tableView(tableView, shouldShowMenuForRowAt: IndexPath(position))
  }

  /// Whether the delegate allows a command of an edit menu.
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

  /// Notifies the prefetch data source that announced rows are not likely to come into view.
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

  /// The data source's model identifiers for a saved state; `nil` if it has none.
  var modelAssociation: (any UIDataSourceModelAssociation)? {
    dataSource as? any UIDataSourceModelAssociation
  }
}
