import Foundation

extension UITableViewDelegate {
  /// A row's accessory type from the deprecated method; `nil` without that method.
  func rowAccessory(
    _ tableView: UITableView,
    _ indexPath: IndexPath
  ) -> UITableViewCell.AccessoryType? {
    guard implementsAccessoryType else { return nil }
    let question: any AccessoryTypeQuery = DeprecatedAccessoryTypeQuery()
    return question.ask(self, tableView, indexPath)
  }
}

/// Calls a delegate's deprecated accessory method.
///
/// The deprecation is meant for applications that implement the method; calling it through a
/// requirement avoids the warning in the table.
@MainActor
private protocol AccessoryTypeQuery {
  func ask(
    _ delegate: some UITableViewDelegate,
    _ tableView: UITableView,
    _ indexPath: IndexPath
  ) -> UITableViewCell.AccessoryType?
}

private struct DeprecatedAccessoryTypeQuery: AccessoryTypeQuery {
  @available(*, deprecated)
  func ask(
    _ delegate: some UITableViewDelegate,
    _ tableView: UITableView,
    _ indexPath: IndexPath
  ) -> UITableViewCell.AccessoryType? {
    delegate.tableView(tableView, accessoryTypeForRowWith: indexPath)
      as? UITableViewCell.AccessoryType
  }
}
