import Foundation

extension UITableViewDelegate {
  /// A row's accessory as the deprecated method tells it, or `nil` without that method.
  func rowAccessory(
    _ tableView: UITableView,
    _ indexPath: IndexPath
  ) -> UITableViewCell.AccessoryType? {
    guard implementsAccessoryType else { return nil }
    let question: any AccessoryQuestion = DeprecatedAccessoryQuestion()
    return question.ask(self, tableView, indexPath)
  }
}

/// Asks a delegate for an accessory.
///
/// The method is deprecated for those who implement it, not for the table that
/// goes on calling it; a requirement calls it without a warning.
@MainActor
private protocol AccessoryQuestion {
  func ask(
    _ delegate: some UITableViewDelegate,
    _ tableView: UITableView,
    _ indexPath: IndexPath
  ) -> UITableViewCell.AccessoryType?
}

private struct DeprecatedAccessoryQuestion: AccessoryQuestion {
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
