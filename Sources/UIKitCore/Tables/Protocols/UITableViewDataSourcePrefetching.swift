public import Foundation

/// Loads the content of rows before they come into view.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Called about rows that are likely to come into view next; never about visible ones.
  ///
  /// These are the rows of about one screen in the direction of the last scroll. A row is
  /// announced again only after it was shown or cancelled.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPaths: The rows, nearest to the visible ones first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Called about announced rows that are no longer likely to come into view. Default: does
  /// nothing.
  ///
  /// Deleted rows are not cancelled.
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
