public import Foundation

/// Calls of delegate methods whose result type is an associated type.
///
/// Through `any UITableViewDelegate`, the associated type is erased to `Any`. These overloads,
/// which differ in a defaulted parameter, return the declared type.
extension UITableViewDelegate {
  /// Returns the result of `tableView(_:heightForRowAt:)`, in points.
  ///
  /// - Returns: `UITableView.automaticDimension` if the delegate does not implement the method.
  public func tableView(
    _ tableView: UITableView,
    heightForRowAt indexPath: IndexPath,
    _unused: Never? = nil
  ) -> CGFloat {
    guard implementsRowHeight else { return UITableView.automaticDimension }
    return rowHeight(tableView, indexPath)
  }

  /// Returns the result of `tableView(_:estimatedHeightForRowAt:)`, in points.
  ///
  /// - Returns: `UITableView.automaticDimension` if the delegate does not implement the method.
  public func tableView(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath,
    _unused: Never? = nil
  ) -> CGFloat {
    guard implementsEstimatedRowHeight else { return UITableView.automaticDimension }
    return estimatedRowHeight(tableView, indexPath)
  }
}

extension UITableViewDataSource {
  /// Calls `tableView(_:commit:forRowAt:)` if the data source implements it.
  public func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath,
    _unused: Never? = nil
  ) {
    guard implementsCommit else { return }
    let _: _Commit = self.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
  }

  /// Calls `tableView(_:moveRowAt:to:)` if the data source implements it.
  public func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath,
    _unused: Never? = nil
  ) {
    guard implementsMove else { return }
    let _: _Move = self.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
  }
}
