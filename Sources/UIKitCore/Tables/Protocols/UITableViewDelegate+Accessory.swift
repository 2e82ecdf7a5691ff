import Foundation

extension UITableViewDelegate {
  /// Returns a row's accessory type from the deprecated method; `nil` if the delegate does not
  /// implement it.
  func rowAccessory(
    _ tableView: UITableView,
    _ indexPath: IndexPath
  ) -> UITableViewCell.AccessoryType? {
    guard implementsAccessoryType else { return nil }
    let question: any AccessoryTypeQuery = DeprecatedAccessoryTypeQuery()
    return question.accessoryType(self, tableView, indexPath)
  }
}

/// Calls a delegate's deprecated accessory method.
///
/// The deprecation addresses applications that implement the method; calling it through a protocol
/// requirement avoids the warning here.
@MainActor
private protocol AccessoryTypeQuery {
  func accessoryType(
    _ delegate: some UITableViewDelegate,
    _ tableView: UITableView,
    _ indexPath: IndexPath
  ) -> UITableViewCell.AccessoryType?
}

private struct DeprecatedAccessoryTypeQuery: AccessoryTypeQuery {
  @available(*, deprecated)
  func accessoryType(
    _ delegate: some UITableViewDelegate,
    _ tableView: UITableView,
    _ indexPath: IndexPath
  ) -> UITableViewCell.AccessoryType? {
    delegate.tableView(tableView, accessoryTypeForRowWith: indexPath)
      as? UITableViewCell.AccessoryType
  }
}
