public import Foundation

/// Learns early which rows may soon be needed, to load what their cells show.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Called about rows that are likely to come into view next; never about visible ones.
  ///
  /// These are the rows of about one screen in the direction in which the table was
  /// scrolled last. A row is announced again only after it was shown or called off.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPaths: The rows, the next one first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Called about rows that were announced, and are not likely to come into view any more.
  /// Default: does nothing.
  ///
  /// Rows that have been deleted are not called off.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPaths: The rows, ascending; as the data source has them now.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}
