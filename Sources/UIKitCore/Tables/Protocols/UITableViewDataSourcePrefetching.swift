public import Foundation

/// Loads the content of rows before they come into view.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Called with rows that are likely to become visible next; never with visible rows.
  ///
  /// The rows cover about one screen in the direction of the last scroll. The table announces a row
  /// again only after it was displayed or cancelled.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPaths: The rows, nearest to the visible ones first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Called with announced rows that are no longer likely to become visible. Default: does nothing.
  ///
  /// The table does not cancel deleted rows.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPaths: The current index paths of the rows, ascending.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}
